/**
 * A key that is held down says itself again and again. What was pressed for one person's decision must not give the next
 * person's too, so a key counts once, until it has been let go. The browser's word for it (`repeat`) is not enough: some
 * systems leave it out when the focus has moved.
 */
const down = new Set<string>()
const again = new WeakSet<Event>()

/** Is the key still down from before? */
export const isHeld = (event: Event): boolean => again.has(event)

const PRESSES: ReadonlySet<string> = new Set(['Enter', ' '])

function press(event: KeyboardEvent): void {
  const held = event.repeat || (event.code !== '' && down.has(event.code))
  down.add(event.code)
  if (!held) return
  again.add(event)
  // Buttons and the map answer to these two by themselves.
  if (!PRESSES.has(event.key) || event.target instanceof HTMLTextAreaElement) return
  if (event.key === ' ' && event.target instanceof HTMLInputElement) return
  event.preventDefault()
  event.stopPropagation()
}

function release(event: KeyboardEvent): void {
  down.delete(event.code)
  // While Command is down a Mac does not say that other keys are let go.
  if (event.key === 'Meta') down.clear()
}

const forget = () => down.clear()

/** Starts to watch the keys; the answer stops it. */
export function watchHeldKeys(): () => void {
  addEventListener('keydown', press, true)
  addEventListener('keyup', release, true)
  addEventListener('blur', forget)
  return () => {
    removeEventListener('keydown', press, true)
    removeEventListener('keyup', release, true)
    removeEventListener('blur', forget)
    forget()
  }
}
