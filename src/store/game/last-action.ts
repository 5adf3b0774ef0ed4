/** The last entry, if it is a new action: not opened, undone or redone. For modules that are loaded later. */
import { create } from 'zustand'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect } from '../effects.ts'
import { fullLogArrived, type GameStore } from './table.ts'

/** The single entry added between two states; null: none, or several changes. */
export function newAction(before: GameStore, now: GameStore): Entry | null {
  const last = now.log.at(-1)
  const one = now.sitting === before.sitting && now.log.length === before.log.length + 1 && now.log.at(-2) === before.log.at(-1)
  return one && last && last !== before.undone.at(-1) ? last : null
}

export const useLastAction = create<{ entry: Entry | null }>()(() => ({ entry: null }))

export const startLastAction = (): (() => void) =>
  addGameEffect('last-action', (now, before) => {
    if (now.log !== before.log && !fullLogArrived(now, before)) useLastAction.setState({ entry: newAction(before, now) })
  })
