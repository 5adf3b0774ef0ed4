/** The games kept on this device, in IndexedDB: the game itself, and beside it what a list needs to show. */

import { createStore, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { PHASES, POWERS, RULESET_IDS, turn, winner } from '../engine/index.ts'
import { once } from '../memo.ts'
import type { Save } from './format.ts'

const keptSchema = v.object({
  id: v.string(),
  title: v.string(),
  savedAt: v.string(),
  round: v.number(),
  power: v.picklist(POWERS),
  phase: v.picklist(PHASES),
  ruleset: v.picklist(RULESET_IDS),
  /** Names of the people at the table. */
  people: v.array(v.string()),
  actions: v.number(),
  over: v.boolean(),
})
/** What the list of games says about one. */
export type Kept = v.InferOutput<typeof keptSchema>

export type StorageProblem = 'quota' | 'forbidden' | 'failed'
export type Stored<T> = { ok: true; value: T } | { ok: false; problem: StorageProblem }

const GAME = 'game:'
const ABOUT = 'about:'

export function problemOf(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'quota'
  // What private windows and switched-off site data answer with, by browser.
  if (['SecurityError', 'InvalidStateError', 'InvalidAccessError', 'NotAllowedError', 'ReferenceError'].includes(name))
    return 'forbidden'
  return 'failed'
}

const games = once(() => createStore('contested-1914', 'games'))

async function attempt<T>(work: (store: UseStore) => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work(games()) }
  } catch (error) {
    // The next attempt opens the database again: permission may have been given meanwhile.
    games.forget()
    return { ok: false, problem: problemOf(error) }
  }
}

export function about(id: string, save: Save): Kept | null {
  const state = save.snapshot?.state
  if (!state) return null
  const { round, power, phase } = turn(state)
  const people = [...new Set(state.table.players.map((player) => player.name))]
  return {
    id,
    title: save.title,
    savedAt: save.savedAt,
    round,
    power,
    phase,
    ruleset: state.table.ruleset,
    people,
    actions: save.log.length,
    over: winner(state) !== null,
  }
}

export function keepSave(id: string, save: Save): Promise<Stored<void>> {
  return attempt((db) =>
    setMany(
      [
        [GAME + id, save],
        [ABOUT + id, about(id, save)],
      ],
      db,
    ),
  )
}

/** What is kept of a game, as it was written by whatever version: `openSave` says what it is. */
export function fetchSave(id: string): Promise<Stored<unknown>> {
  return attempt((db) => get<unknown>(GAME + id, db))
}

/** The latest first. What a list cannot show is left out of it. */
export function listKept(): Promise<Stored<Kept[]>> {
  return attempt(async (db) => {
    const names = (await keys(db)).filter((key) => String(key).startsWith(ABOUT))
    const all = await getMany<unknown>(names, db)
    const kept = all.filter((value): value is Kept => v.is(keptSchema, value))
    return kept.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  })
}

export function forget(id: string): Promise<Stored<void>> {
  return attempt((db) => delMany([GAME + id, ABOUT + id], db))
}

/** Asks the browser not to clear this away when space runs short. It may say no; nothing depends on it. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false
  } catch {
    return false
  }
}
