import { useEffect } from 'react'
import { focusOn } from '../store/places.ts'
import { chordsOf, typesNothing } from '../store/settings/chord.ts'
import { commandFor, useCommands } from '../store/settings/commands.ts'
import { KEYS } from '../store/settings/keys.ts'
import { endPause, pressOnce } from '../store/settings/main-button.ts'
import { useSettings } from '../store/settings/settings.ts'
import { baseCommands } from './commands.ts'
import { isHeld, watchHeldKeys } from './held-keys.ts'

/** Listens for every key of the table, and runs the command that is meant now. */
export function Hotkeys() {
  useCommands(baseCommands)
  useEffect(watchHeldKeys, [])
  useEffect(() => {
    document.addEventListener('keydown', answer)
    document.addEventListener('pointerdown', noteOtherPress)
    return () => {
      document.removeEventListener('keydown', answer)
      document.removeEventListener('pointerdown', noteOtherPress)
    }
  }, [])
  return null
}

const CONTROLS = 'button:not([data-primary]), a, input, select, [role="spinbutton"], [role="application"]'

function noteOtherPress({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest(CONTROLS)) endPause()
}

/** An open menu or dialog has the keyboard for itself. */
const OWN = '[role="menu"], [role="alertdialog"]'

function answer(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null
  if (event.isComposing) return
  if (target?.closest(OWN)) return endPause()
  const inField = focusOn(target) === 'field'
  const { singleKeys } = useSettings.getState()
  for (const pressed of chordsOf(event)) {
    if (inField && !typesNothing(pressed)) continue
    const command = commandFor(pressed, singleKeys)
    if (!command) continue
    event.preventDefault()
    const held = isHeld(event)
    if (held && !KEYS[command.key].repeats) return
    if (KEYS[command.key].decides) return pressOnce(() => command.run(pressed, held))
    endPause()
    return command.run(pressed, held)
  }
}
