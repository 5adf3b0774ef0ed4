/**
 * Spaces by what somebody calls them: their name, a former or foreign one, the power that holds them or what stands
 * there, and with a slip of the finger. What is meant most surely comes first.
 */

import Fuse from 'fuse.js'
import { otherNames, powerNames } from '../../content/gazetteer.ts'
import { content } from '../../content/index.ts'
import { LANGUAGE } from '../../content/language.ts'
import type { Space } from '../../content/types.ts'
import { controllerOf, type GameState, type PowerId, type SpaceId, spacesOf, type UnitType, unitsIn } from '../../engine/index.ts'

/** `by`: the other name by which it was found. */
export type Found = { space: SpaceId; by?: string }
type Entry = { space: SpaceId; name: string; keys: readonly string[]; by?: string }

/** Small letters without accents, and one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Zones are known by their numbers: "Sea Zone 9", "SZ 9", "9". */
const numberOf = (space: SpaceId): string | undefined => /^sz(\d+)/.exec(space)?.[1]
const keysOf = (space: SpaceId, name: string): string[] => {
  const number = numberOf(space)
  return number ? [number, `sz ${number}`, `sz${number}`, `zone ${number}`, plain(name)] : [plain(name)]
}

type Index = { named: readonly Entry[]; aliases: readonly Entry[]; guess: Fuse<Entry> }

function indexOf(board: readonly Space[]): Index {
  const named: readonly Entry[] = board
    .filter((space) => space.kind !== 'impassable')
    .map(({ id, name }) => ({ space: id, name, keys: keysOf(id, name) }))
    .sort((a, b) => a.name.localeCompare(b.name, LANGUAGE, { numeric: true }))
  const known = new Set(named.map((entry) => entry.space))
  const aliases: readonly Entry[] = Object.entries(otherNames).flatMap(([by, spaces]) =>
    spaces.filter((space) => known.has(space)).map((space) => ({ space, name: by, by, keys: [plain(by)] })),
  )
  /** A slip in every third letter is still understood; numbers are never guessed. */
  const guess = new Fuse([...named.filter((entry) => !numberOf(entry.space)), ...aliases], {
    keys: ['keys'],
    threshold: 0.36,
    minMatchCharLength: 2,
  })
  return { named, aliases, guess }
}

const indexes = new WeakMap<readonly Space[], Index>()
/** The names on the board that is played on, made once for each. */
function indexFor(game: GameState | null): Index {
  const board = game ? spacesOf(game) : content.spaces
  const index = indexes.get(board) ?? indexOf(board)
  indexes.set(board, index)
  return index
}

const exactly = (wanted: string) => (entry: Entry) => entry.keys.includes(wanted)
const beginning = (wanted: string) => (entry: Entry) => entry.keys.some((key) => key.startsWith(wanted))
const inside = (wanted: string) => (entry: Entry) => entry.keys.some((key) => ` ${key}`.includes(` ${wanted}`))
const anywhere = (wanted: string) => (entry: Entry) => entry.keys.some((key) => key.includes(wanted))

/** Of a whole word this many letters at least must be given. */
const SOME = 3
const means = (word: string, ...names: string[]): boolean => {
  const all = names.map(plain)
  return all.includes(word) || (word.length >= SOME && all.some((name) => name.split(' ').some((part) => part.startsWith(word))))
}

const powerOf = (word: string): PowerId | undefined =>
  content.powers.find((power) => means(word, power.name, power.adjective, power.code, ...(powerNames[power.id] ?? [])))?.id
const unitOf = (word: string): UnitType | undefined => content.units.find((unit) => means(word, unit.name, unit.plural))?.id

/** "Austrian", "submarines", "german tanks": what a power holds, or where such units stand. Null: that is not what the words are. */
function byHolder(game: GameState | null, named: readonly Entry[], wanted: string): Found[] | null {
  const words = wanted.split(' ')
  if (!game || words.some((word) => !powerOf(word) && !unitOf(word))) return null
  const power = words.map(powerOf).find((each) => each)
  const unit = words.map(unitOf).find((each) => each)
  return named.filter(({ space }) => {
    const stacks = unitsIn(game, space).filter((stack) => !power || stack.power === power)
    if (unit) return stacks.some((stack) => stack.type === unit)
    return controllerOf(game, space) === power || stacks.length > 0
  })
}

/** So many are listed where a name is only guessed at. */
const FEW = 8

export function findSpaces(game: GameState | null, query: string): Found[] {
  const wanted = plain(query)
  if (!wanted) return []
  const { named, aliases, guess } = indexFor(game)
  const held = byHolder(game, named, wanted)
  const sure = [
    ...named.filter(exactly(wanted)),
    ...named.filter(beginning(wanted)),
    ...aliases.filter(exactly(wanted)),
    ...(held ?? []),
    ...named.filter(inside(wanted)),
    ...aliases.filter(beginning(wanted)),
  ]
  // Where a name was typed as it is, nobody meant another that is like it.
  const some = sure.length > 0 || held || wanted.length < SOME ? sure : [...named, ...aliases].filter(anywhere(wanted))
  const most = some.length > 0 || held ? some : guess.search(wanted, { limit: FEW }).map(({ item }) => item)
  const spaces = new Map<SpaceId, Found>()
  for (const { space, by } of most) {
    if (!spaces.has(space)) spaces.set(space, by === undefined ? { space } : { space, by })
  }
  return [...spaces.values()]
}
