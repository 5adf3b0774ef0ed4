import { useEffect } from 'react'
import { type Command, useCommands } from '../store/commands.ts'
import { pressedIn } from '../store/keys.ts'
import { liftOver } from '../store/over.ts'
import { useFocusBack } from './useFocusBack.ts'

const COMMANDS: readonly Command[] = [{ id: 'over.close', key: 'back', priority: 20, run: liftOver }]

/** What the table would do for a key nobody could see: but for Esc none of them gets there. React has had it by then. */
const keep = (event: KeyboardEvent): void => {
  if (pressedIn('anywhere', event) !== 'back') event.stopPropagation()
}

/** For a sheet over the whole table: Esc closes it, no other key reaches the table, and the focus goes back to where it was. */
export function useCovering(): void {
  useFocusBack()
  useCommands(COMMANDS)
  useEffect(() => {
    document.body.addEventListener('keydown', keep)
    return () => document.body.removeEventListener('keydown', keep)
  }, [])
  // With the game goes what lies over it.
  useEffect(() => liftOver, [])
}
