import { useEffect, useMemo, useRef } from 'react'
import { type Command, useCommands } from '../../store/commands.ts'

/** What each key does while this is on the screen: `{ c: { label, run } }`. */
export type Keys = Readonly<Record<string, { label: string; run: () => void }>>

/** Pressing Enter means the main button only where Enter means nothing else. */
function enterIsFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.getAttribute('role') === 'spinbutton' || active.matches('h2, h3')
}

/** Single keys for what is open. What they do may change with every drawing; the keys themselves do not. */
export function useKeys(area: string, keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const names = Object.keys(keys).join()
  const commands = useMemo<Command[]>(
    () =>
      names.split(',').map((key) => ({
        id: `${area}.${key}`,
        label: latest.current[key]?.label ?? '',
        keys: key,
        single: key.length === 1,
        priority: 5,
        ...(key === 'enter' ? { when: enterIsFree } : {}),
        run: () => latest.current[key]?.run(),
      })),
    [area, names],
  )
  useCommands(commands)
}

/** Dice are not to be thrown by a key that was still held down for what stood there before. */
const ARMED_AFTER = 250

export function useArmed(of: unknown): () => boolean {
  const since = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new matter starts the clock again
  useEffect(() => {
    since.current = performance.now()
  }, [of])
  return () => performance.now() - since.current >= ARMED_AFTER
}
