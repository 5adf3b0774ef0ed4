import { type GameState, goAshoreAfter, type SpaceId } from '../../engine/index.ts'
import { isAshore, zonesFor } from '../script.ts'
import { ipcSum, type LossSums, mergeLosses, type Prices } from '../tally.ts'
import type { BattleSideId, Settled } from '../types.ts'
import type { Afloat, FleetTable } from './fleet.ts'
import { kept } from './kept.ts'
import type { EndValue } from './lattice.ts'
import { addLosses, ENDS, type Outlook, swingFrom } from './outlook.ts'
import type { SeaQuestion } from './read.ts'
import { fightAtSea } from './sea.ts'

/** A landing that waits for a battle at sea. `after`: what comes of a position once that is fought; null where it is not known. */
export type Waiting = {
  state: GameState
  zone: SpaceId
  space: SpaceId
  after: (state: GameState) => Outlook | null
  known: Shores
}

/** What came of the same endings before, by name: which transports are left, what else (STD-AMP-08, STD-NAV-17). */
export type Shores = Map<string, Shore | null>

/** What comes ashore, and what comes of it. */
type Shore = { outlook: Outlook; ashore: boolean }

/** What comes ashore after each ending at sea; null where it is not known. */
function shoresAfter({ fleets: { own, theirs }, others }: SeaQuestion, waiting: Waiting): (i: number, j: number) => Shore | null {
  const { state, zone, space, known, after } = waiting
  // What is bound for a shore from elsewhere, and what waits there; from here only what is left can be.
  const { landings } = state.turn
  const elsewhere = [
    zone,
    ...landings.flatMap((l) => (l.zone === zone ? [] : [l.transport, l.to])),
    ...zonesFor(state, space).map((id) => (id === zone ? '' : JSON.stringify(state.war.units[id] ?? []))),
  ].join()
  const bound = own.states.map(({ ids }) =>
    landings.flatMap((l) => (ids.includes(l.transport) ? [l.transport, l.to] : [])).join(),
  )
  return (i, j) => {
    const [left, foes] = [own.states[i] as Afloat, theirs.states[j] as Afloat]
    // Past what closes the zone nothing lands, whatever it is (STD-NAV-17).
    const name = `${foes.others ? 'closed' : `${left.boats || left.others} ${foes.boats} ${bound[i]}`}|${elsewhere}`
    const before = known.get(name)
    if (before !== undefined) return before
    const gone = goAshoreAfter(state, zone, [...others, ...left.ships(), ...foes.ships()], space)
    const outlook = after(gone.state)
    const shore = outlook && { outlook, ashore: !isAshore(state, space) && isAshore(gone.state, space) }
    known.set(name, shore)
    return shore
  }
}

/** A landing past a fleet: the battle at sea, and after each of its endings what comes ashore; null where something is not known. */
export function landPastFleet(question: SeaQuestion, policy: Settled, all: Outlook, waiting: Waiting): Outlook | null {
  const { fleets } = question
  const { own, theirs } = fleets
  const shoreOf = shoresAfter(question, waiting)
  let isKnown = true
  const value = (): EndValue => {
    const swing = swingAtSea(question, all.prices)
    return (i, j) => {
      const shore = shoreOf(i, j)
      if (!shore) isKnown = false
      return swing(i, j) + (shore ? swingFrom(shore.outlook) : 0)
    }
  }
  const ends = fightAtSea(question, policy, value)
  const met = new Map<Shore, Met>()
  for (let i = 0; i < own.states.length; i++)
    for (let j = 0; j < ends.width; j++) {
      const chance = ends.values[i * ends.width + j] as number
      if (chance === 0) continue
      const shore = shoreOf(i, j)
      if (!shore || !isKnown) return null
      const [{ left, lost }, foes] = [own.states[i] as Afloat, theirs.states[j] as Afloat]
      if (left > 0 && foes.afloat === 0) all.through += chance
      if (all.rows) addLosses(all.rows, shore.outlook.rows ?? [], chance, { attacker: lost, defender: foes.lost })
      const { attacker, defender } = kept(met, shore, () => ({ attacker: [], defender: [] }))
      attacker[i] = (attacker[i] ?? 0) + chance
      defender[j] = (defender[j] ?? 0) + chance
    }
  // Losses on either side after the same landing do not ask what the other side has lost by then.
  for (const [{ outlook, ashore }, { attacker, defender }] of met) {
    const chance = defender.reduce((sum, each) => sum + each, 0)
    for (const end of ENDS) all.ends[end] += chance * outlook.ends[end]
    mergeAll(all.attacker, all.prices, outlook.attacker, own, attacker)
    mergeAll(all.defender, all.prices, outlook.defender, theirs, defender)
    all.through += chance * outlook.through
    all.ashore += chance * ((ashore ? 1 : 0) + outlook.ashore)
  }
  return all
}

function mergeAll(to: LossSums, prices: Prices, then: LossSums, { states }: FleetTable, chances: readonly number[]): void {
  for (const [at, chance] of chances.entries()) if (chance) mergeLosses(to, prices, then, chance, (states[at] as Afloat).lost)
}

/** How likely a landing is met with each state of either fleet; empty where it is not. */
type Met = Record<BattleSideId, number[]>

/** IPCs that have gone down at sea of the defender more than of the attacker. */
export const swingAtSea = ({ fleets: { own, theirs } }: SeaQuestion, prices: Prices): EndValue => {
  const worth = ({ states }: FleetTable): number[] => states.map(({ lost }) => ipcSum(prices, lost))
  const [ours, foes] = [worth(own), worth(theirs)]
  return (i, j) => (foes[j] as number) - (ours[i] as number)
}
