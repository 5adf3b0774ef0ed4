/** Everything that can be asked for by key, button or menu, in one place: one object says its name, its keys, when it is there and what it does. */
import { useEffect } from 'react'
import { create } from 'zustand'

export type Command = {
  id: string
  /** A text id. */
  label: string
  /** As react-hotkeys-hook writes them: `mod+z`, `shift+slash`. Left out: only buttons and menus. */
  keys?: string
  /** Of several commands on one key the highest goes first, then the latest to appear. Left out: 0. */
  priority?: number
  /** A plain letter or sign, which can be switched off in the settings. */
  single?: boolean
  /** Goes on while its key is held down. Left out: each time needs a key pressed anew, so that nobody decides for the next. */
  repeats?: boolean
  /** Whether it is to be had now; left out: always. */
  when?: () => boolean
  run: () => void
}

type Registry = { commands: readonly Command[] }

export const useRegistry = create<Registry>()(() => ({ commands: [] }))

export function registerCommands(added: readonly Command[]): () => void {
  useRegistry.setState(({ commands }) => ({
    commands: [...commands.filter((old) => !added.some((c) => c.id === old.id)), ...added],
  }))
  return () => useRegistry.setState(({ commands }) => ({ commands: commands.filter((command) => !added.includes(command)) }))
}

/** Adds commands while a panel is open. Hand in a stable array. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => registerCommands(commands), [commands])
}

/** The command that a key means now. */
export function commandFor(keys: string, single: boolean): Command | undefined {
  const meant = useRegistry.getState().commands.filter((command) => {
    const mine = command.keys?.split(',').some((each) => each.trim() === keys) ?? false
    return mine && (single || !command.single) && (command.when?.() ?? true)
  })
  return meant.reduce<Command | undefined>(
    (best, command) => ((command.priority ?? 0) >= (best?.priority ?? 0) ? command : best),
    undefined,
  )
}

/** The main button that is on the screen, pressed with Ctrl+Enter. The last one to appear counts. */
const primaries: (() => void)[] = []

export function registerPrimary(press: () => void): () => void {
  primaries.push(press)
  return () => {
    const at = primaries.indexOf(press)
    if (at >= 0) primaries.splice(at, 1)
  }
}

export function pressPrimary(): boolean {
  const press = primaries.at(-1)
  press?.()
  return press !== undefined
}
