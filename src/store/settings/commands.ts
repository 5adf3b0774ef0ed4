/** Commands: functions that keys call, with their row in the table of keys. */
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { isHere } from '../places.ts'
import { type Chord, isSingle } from './chord.ts'
import { KEYS, type KeyId, rowsWith } from './keys.ts'

export type Command = {
  id: string
  /** Row in the table of keys. */
  key: KeyId
  /** The highest priority wins, then the latest command. Default 0. */
  priority?: number
  /** Extra condition. */
  when?: () => boolean
  /** `held`: key repeat. */
  run: (pressed: Chord, held?: boolean) => void
}

type Registry = { commands: readonly Command[] }

export const useRegistry = create<Registry>()(() => ({ commands: [] }))

export function registerCommands(added: readonly Command[]): () => void {
  useRegistry.setState(({ commands }) => ({
    commands: [...commands.filter((old) => !added.some((c) => c.id === old.id)), ...added],
  }))
  return () => useRegistry.setState(({ commands }) => ({ commands: commands.filter((command) => !added.includes(command)) }))
}

/** Registers commands while a panel is open. Pass a stable array. */
export function useCommands(commands: readonly Command[]): void {
  useLayoutEffect(() => registerCommands(commands), [commands])
}

/** The command for a key at the current focus. */
export function commandFor(pressed: Chord, single: boolean): Command | undefined {
  if (isSingle(pressed) && !single) return undefined
  const here = new Set(rowsWith(pressed).filter((id) => isHere(KEYS[id].place)))
  const meant = useRegistry.getState().commands.filter((command) => here.has(command.key) && (command.when?.() ?? true))
  return meant.reduce<Command | undefined>(
    (best, command) => (!best || (command.priority ?? 0) >= (best.priority ?? 0) ? command : best),
    undefined,
  )
}
