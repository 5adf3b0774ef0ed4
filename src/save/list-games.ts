/** The list of saved games. It does not load the engine. */
import * as v from 'valibot'
import { PHASES, POWERS, RULESET_IDS, SIDES } from '../engine/types/ids.ts'
import { LEVELS } from './computers.ts'
import { aboutKey, attempt, keysWithPrefix, readAll, type Stored } from './database.ts'
import { unconfirmedGames } from './write-ahead.ts'

const savedGameSchema = v.object({
  id: v.string(),
  title: v.string(),
  savedAt: v.string(),
  round: v.number(),
  power: v.picklist(POWERS),
  phase: v.picklist(PHASES),
  ruleset: v.picklist(RULESET_IDS),
  people: v.array(v.string()),
  actions: v.number(),
  over: v.boolean(),
  /** Older records lack the following fields; `refreshDescription` adds them. */
  players: v.optional(v.array(v.object({ name: v.string(), powers: v.array(v.picklist(POWERS)) }))),
  /** Played permanently by the computer. */
  computers: v.optional(v.record(v.pipe(v.string(), v.picklist(POWERS)), v.picklist(LEVELS))),
  winner: v.optional(v.picklist([...SIDES, 'draw'])),
  /** The game it branched from, which may be deleted. */
  origin: v.optional(v.object({ game: v.string(), at: v.number() })),
})
export type SavedGame = v.InferOutput<typeof savedGameSchema>
/** `unread`: ids of games without a valid entry. They can still be opened or deleted. */
export type SavedGames = { games: SavedGame[]; unread: string[] }

const idsOf = (keys: readonly IDBValidKey[]): string[] => keys.map((key) => String(key).replace(/^[^:]*:/, ''))

/** All games, latest first. */
export function listSavedGames(): Promise<Stored<SavedGames>> {
  const fetched = readAll<[unknown[], IDBValidKey[], IDBValidKey[], IDBValidKey[]]>((store) => [
    store.getAll(keysWithPrefix('about:')),
    store.getAllKeys(keysWithPrefix('about:')),
    store.getAllKeys(keysWithPrefix('head:')),
    store.getAllKeys(keysWithPrefix('game:')),
  ])
  return attempt(
    fetched.then(([abouts, ...keys]) => {
      const [named = []] = keys
      const games = abouts.filter(
        (value, i): value is SavedGame => v.is(savedGameSchema, value) && aboutKey(value.id) === named[i],
      )
      const kept = new Set(keys.flatMap(idsOf))
      for (const [id, about] of unconfirmedGames())
        if (!kept.has(id) && v.is(savedGameSchema, about) && about.id === id) games.push(about)
      const said = new Set(games.map(({ id }) => id))
      const unread = [...kept].filter((id) => !said.has(id))
      return { games: games.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1)), unread }
    }),
  )
}
