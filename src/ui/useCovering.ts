import { useEffect } from 'react'
import { type Command, useCommands } from '../store/commands.ts'
import { pressedIn } from '../store/keys.ts'
import { liftOver } from '../store/over.ts'
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
