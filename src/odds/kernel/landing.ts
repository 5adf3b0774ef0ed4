import { type GameState, goAshoreAfter, type SpaceId } from '../../engine/index.ts'
import type { Prices } from '../tally.ts'
import type { BattleSideId, Settled } from '../types.ts'
import type { Afloat } from './fleet.ts'
import { kept } from './kept.ts'
import { type EndValue, type PairTable, pairTable } from './lattice.ts'
import { added, addLosses, noOutlook, type Outlook, swingFrom } from './outlook.ts'
import type { SeaQuestion } from './read.ts'
import { fightAtSea } from './sea.ts'
import type { BoardStack } from './ships.ts'

/** A landing that waits for a battle at sea. `after`: what comes of a position once that is fought; null where it is not known. */
export type Waiting = {
  state: GameState
  zone: SpaceId
  space: SpaceId
  after: (state: GameState) => Outlook | null
  known: Shores
}

/** What came of the same endings before, by name. */
export type Shores = Map<string, Shore | null>

/** What comes ashore, and what comes of it. */
type Shore = { outlook: Outlook; ashore: boolean }

/** All that a shore asks of a fleet in the zone from which somebody lands: which transports are left, and what else (STD-AMP-08, STD-NAV-17). */
const nameOfFleet = (ships: readonly BoardStack[]): string =>
  [...new Set(ships.map(({ type, id = '' }) => `${type}${id}`))].sort().join()

/** What comes ashore after each ending at sea; null where it is not known. */
function shoresAfter({ fleets: { own, theirs }, others }: SeaQuestion, waiting: Waiting): (i: number, j: number) => Shore | null {
  const { state, zone, space, known, after } = waiting
  const bound = [zone, ...state.turn.landings.map(({ transport, to }) => `${transport} ${to}`)].join()
  const [ours, foes] = [own, theirs].map(({ states }) => states.map(() => '')) as [string[], string[]]
  const nameOf = (names: string[], { states }: typeof own, at: number): string => {
    if (!names[at]) names[at] = `${nameOfFleet((states[at] as Afloat).ships())}|`
    return names[at] as string
  }
  const isAshore = ({ turn }: GameState): boolean => turn.ashore.some(({ to }) => to === space)
  return (i, j) => {
    const name = nameOf(ours, own, i) + nameOf(foes, theirs, j) + bound
    const before = known.get(name)
    if (before !== undefined) return before
    const left = [...others, ...(own.states[i] as Afloat).ships(), ...(theirs.states[j] as Afloat).ships()]
    const gone = goAshoreAfter(state, zone, left, space)
    const outlook = after(gone.state)
    const shore = outlook && { outlook, ashore: !isAshore(state) && isAshore(gone.state) }
    known.set(name, shore)
    return shore
  }
}

/** Endings after which the same comes ashore, each pair with its chance. */
type Kind = { chances: PairTable; shore: Shore; won: boolean }

/** A landing past a fleet: the battle at sea, and after each of its endings what comes ashore; null where something is not known. */
export function landPastFleet(question: SeaQuestion, policy: Settled, prices: Prices, waiting: Waiting): Outlook | null {
  const { fleets } = question
  const { own, theirs } = fleets
  const shoreOf = shoresAfter(question, waiting)
  const swing = swingAtSea(question, prices)
  let isKnown = true
  const value: EndValue = (i, j) => {
    const shore = shoreOf(i, j)
    if (!shore) isKnown = false
    return swing(i, j) + (shore ? swingFrom(shore.outlook, prices) : 0)
  }
  const ends = fightAtSea(question, policy, value)
  const kinds = new Map<string, Kind>()
  const names = new Map<Shore, number>()
  for (const [at, chance] of ends.values.entries()) {
    if (chance === 0) continue
    const [i, j] = [Math.floor(at / ends.width), at % ends.width]
    const shore = shoreOf(i, j)
    if (!shore || !isKnown) return null
    if (!names.has(shore)) names.set(shore, names.size)
    const won = (own.states[i] as Afloat).left > 0 && (theirs.states[j] as Afloat).afloat === 0
    const name = `${names.get(shore)} ${won}`
    kept(kinds, name, () => ({ chances: pairTable(fleets), shore, won })).chances.values[at] = chance
  }
  return allKinds(question, [...kinds.values()])
}

/** IPCs that have gone down at sea of the defender more than of the attacker. */
export const swingAtSea = ({ fleets: { own, theirs } }: SeaQuestion, prices: Prices): EndValue => {
  const worth = ({ states }: typeof own): number[] =>
    states.map(({ lost }) => Object.entries(lost).reduce((sum, [type, n]) => sum + n * (prices[type as keyof Prices] ?? 0), 0))
  const [ours, foes] = [worth(own), worth(theirs)]
  return (i, j) => (foes[j] as number) - (ours[i] as number)
}

function allKinds({ fleets: { own, theirs } }: SeaQuestion, kinds: readonly Kind[]): Outlook | null {
  const [first] = kinds
  if (!first) return null
  const all = noOutlook(first.shore.outlook.rows !== null)
  for (const { chances, shore, won } of kinds) {
    const { outlook: then } = shore
    const { width, values } = chances
    const rows = new Array<number>(own.states.length).fill(0)
    const columns = new Array<number>(width).fill(0)
    for (const [at, p] of values.entries()) {
      if (p === 0) continue
      const [i, j] = [Math.floor(at / width), at % width]
      rows[i] = (rows[i] as number) + p
      columns[j] = (columns[j] as number) + p
      const lost = { attacker: (own.states[i] as Afloat).lost, defender: (theirs.states[j] as Afloat).lost }
      if (all.rows) addLosses(all.rows, then.rows ?? [], p, lost)
    }
    const chance = rows.reduce((sum, p) => sum + p, 0)
    for (const end of ['cleared', 'contested', 'repulsed', 'annihilated'] as const) all.ends[end] += chance * then.ends[end]
    addSide(all, 'attacker', then, own.states, rows)
    addSide(all, 'defender', then, theirs.states, columns)
    all.through += chance * ((won ? 1 : 0) + then.through)
    all.ashore += chance * ((shore.ashore ? 1 : 0) + then.ashore)
  }
  return all
}

/** What the side loses at sea, and after it. */
function addSide(all: Outlook, side: BattleSideId, then: Outlook, fleet: readonly Afloat[], chances: readonly number[]): void {
  for (const [hits, p] of chances.entries()) {
    if (p === 0) continue
    const { lost } = fleet[hits] as Afloat
    for (const [units, q] of then[side]) all[side].push([added(lost, units), p * q])
  }
}
