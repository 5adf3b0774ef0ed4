import { useEffect, useMemo } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { commandFor, useCommands, useRegistry } from '../store/commands.ts'
import { useSettings } from '../store/settings.ts'
import { baseCommands } from './commands.ts'
import { isHeld, watchHeldKeys } from './held-keys.ts'

/** Listens for every key that some command has, and runs the one that is meant now. */
export function Hotkeys() {
  useCommands(baseCommands)
  useEffect(watchHeldKeys, [])
  const commands = useRegistry((registry) => registry.commands)
  const keys = useMemo(
    () => [...new Set(commands.flatMap((command) => command.keys?.split(',').map((key) => key.trim()) ?? []))],
    [commands],
  )
  return keys.map((key) => <Hotkey key={key} keys={key} />)
}

/** Where letters are typed, only keys that type nothing are shortcuts. */
const typesNothing = (keys: string) => /mod|escape/.test(keys)

function Hotkey({ keys }: { keys: string }) {
  const single = useSettings((settings) => settings.singleKeys)
  useHotkeys(
    keys,
    (event) => {
      const command = commandFor(keys, single)
      if (!command) return
      event.preventDefault()
      if (isHeld(event) && !command.repeats) return
      command.run()
    },
    {
      enableOnFormTags: typesNothing(keys) ? true : ['spinbutton', 'radio'],
      // A sign is where the layout puts it; letters and the rest are where the hand expects them.
      useKey: keys === '?' || keys === '/',
      ignoreModifiers: keys === '?',
      // An open menu or dialog has the keyboard for itself.
      ignoreEventWhen: (event) =>
        event.target instanceof Element && event.target.closest('[role="menu"], [role="alertdialog"]') !== null,
    },
    [keys, single],
  )
  return null
}
