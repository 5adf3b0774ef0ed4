/** What is done for a key: one object says which row of the table of keys it answers to, when it is there and what it does. */
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { isHere } from '../places.ts'
import { type Chord, isSingle } from './chord.ts'
import { KEYS, type KeyId, rowsWith } from './keys.ts'

export type Command = {
  id: string
  /** Its row in the table of keys. */
  key: KeyId
  /** Of several commands on one key the highest goes first, then the latest to appear. Left out: 0. */
  priority?: number
  /** Whether it is to be had now, beyond what the table of keys says; left out: always. */
  when?: () => boolean
  /** Is told which of its keys it was; `held`: it is still down from before. */
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

/** Adds commands while a panel is open, from when it can be seen. Hand in a stable array. */
export function useCommands(commands: readonly Command[]): void {
  useLayoutEffect(() => registerCommands(commands), [commands])
}

/** The command that a key means now, where the focus is. */
export function commandFor(pressed: Chord, single: boolean): Command | undefined {
  if (isSingle(pressed) && !single) return undefined
  const here = new Set(rowsWith(pressed).filter((id) => isHere(KEYS[id].place)))
  const meant = useRegistry.getState().commands.filter((command) => here.has(command.key) && (command.when?.() ?? true))
  return meant.reduce<Command | undefined>(
    (best, command) => (!best || (command.priority ?? 0) >= (best.priority ?? 0) ? command : best),
    undefined,
  )
}
