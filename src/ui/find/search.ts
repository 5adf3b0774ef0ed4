/** Finds spaces by name, former or foreign name, owner or units, with typing errors allowed. Best match first. */

import Fuse from 'fuse.js'
import { otherNames, powerNames } from '../../content/gazetteer.ts'
import { content } from '../../content/index.ts'
import { LANGUAGE } from '../../content/language.ts'
import type { Space } from '../../content/types.ts'
import { controllerOf, type GameState, type PowerId, type SpaceId, spacesOf, type UnitType, unitsIn } from '../../engine/index.ts'

/** `by`: the alternative name that matched. */
export type Found = { space: SpaceId; by?: string }
type Entry = { space: SpaceId; name: string; keys: readonly string[]; by?: string }

/** Lower case, without accents, single spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Sea zones match by number: "Sea Zone 9", "SZ 9", "9". */
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
  /** One error per three letters is allowed. Numbers must match. */
  const guess = new Fuse([...named.filter((entry) => !numberOf(entry.space)), ...aliases], {
    keys: ['keys'],
    threshold: 0.36,
    minMatchCharLength: 2,
  })
  return { named, aliases, guess }
}

const indexes = new WeakMap<readonly Space[], Index>()
/** Search index of a board. */
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

/** Minimum length of a word prefix. */
const SOME = 3
const means = (word: string, ...names: string[]): boolean => {
  const all = names.map(plain)
  return all.includes(word) || (word.length >= SOME && all.some((name) => name.split(' ').some((part) => part.startsWith(word))))
}

const powerOf = (word: string): PowerId | undefined =>
  content.powers.find((power) => means(word, power.name, power.adjective, power.code, ...(powerNames[power.id] ?? [])))?.id
const unitOf = (word: string): UnitType | undefined => content.units.find((unit) => means(word, unit.name, unit.plural))?.id

/** "Austrian", "submarines", "german tanks": spaces by owner or units. Null if the words mean neither. */
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

/** Maximum number of fuzzy results. */
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
  // An exact match hides fuzzy ones.
  const some = sure.length > 0 || held || wanted.length < SOME ? sure : [...named, ...aliases].filter(anywhere(wanted))
  const most = some.length > 0 || held ? some : guess.search(wanted, { limit: FEW }).map(({ item }) => item)
  const spaces = new Map<SpaceId, Found>()
  for (const { space, by } of most) {
    if (!spaces.has(space)) spaces.set(space, by === undefined ? { space } : { space, by })
  }
  return [...spaces.values()]
}
