import { useEffect } from 'react'
import { liftOver } from '../store/over.ts'
import { type Command, useCommands } from '../store/settings/commands.ts'
import { pressedIn } from '../store/settings/keys.ts'
import { useFocusBack } from './useFocusBack.ts'

const COMMANDS: readonly Command[] = [{ id: 'over.close', key: 'back', priority: 20, run: liftOver }]

/** Hotkeys of the covered table are blocked, except Esc. */
const keep = (event: KeyboardEvent): void => {
  if (pressedIn('anywhere', event) !== 'back') event.stopPropagation()
}

/** For a sheet over the whole table: Esc closes it, other keys do not reach the table, and the focus returns. */
export function useCovering(): void {
  useFocusBack()
  useCommands(COMMANDS)
  useEffect(() => {
    document.body.addEventListener('keydown', keep)
    return () => document.body.removeEventListener('keydown', keep)
  }, [])
  // Closes with the game.
  useEffect(() => liftOver, [])
}
