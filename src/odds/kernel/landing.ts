import { type GameState, goAshoreAfter, type SpaceId } from '../../engine/index.ts'
import { isAshore, zonesFor } from '../script.ts'
import { ipcSum, type LossSums, mergeLosses } from '../tally.ts'
import type { BattleEnd, BattleSideId, Settled } from '../types.ts'
import type { Afloat, FleetTable } from './fleet.ts'
import { kept } from './kept.ts'
import { eachPair } from './lattice.ts'
import { addEnding, addEnds, addLosses, endedBy, noOutlook, type Outlook, swingFrom } from './outlook.ts'
import type { SeaQuestion } from './read.ts'
import { fightAtSea, type SeaStart } from './sea.ts'

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

/** What comes of each ending at sea; null where it is not known. */
export type ShoreOf = (i: number, j: number) => Shore | null

/** What comes ashore of a landing. */
export function shoresAfter({ fleets: { own, theirs }, others }: SeaQuestion, waiting: Waiting): ShoreOf {
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
    return kept(known, name, () => {
      const gone = goAshoreAfter(state, zone, [...others, ...left.ships(), ...foes.ships()], space)
      const outlook = after(gone.state)
      return outlook && { outlook, ashore: !isAshore(state, space) && isAshore(gone.state, space) }
    })
  }
}

/**
 * A battle at sea, and after each of its endings what comes of it; null where something is not known. What follows the same ending is told
 * once, for losses on either side do not ask what the other side has lost by then.
 */
export function fightAndLand(question: SeaStart, policy: Settled, all: Outlook, shoreOf: ShoreOf): Outlook | null {
  const { own, theirs } = question.fleets
  let isKnown = true
  const ends = fightAtSea(question, policy, () => {
    const worth = ({ states }: FleetTable): number[] => states.map(({ lost }) => ipcSum(all.prices, lost))
    const [ours, foes] = [worth(own), worth(theirs)]
    return (i, j) => {
      const shore = shoreOf(i, j)
      isKnown &&= shore !== null
      return (foes[j] as number) - (ours[i] as number) + (shore ? swingFrom(shore.outlook) : 0)
    }
  })
  const met = new Map<Shore, Record<BattleSideId, number[]>>()
  eachPair(ends, (i, j, chance) => {
    const shore = shoreOf(i, j)
    isKnown &&= shore !== null
    if (!shore) return
    const [{ left, lost }, foes] = [own.states[i] as Afloat, theirs.states[j] as Afloat]
    if (left > 0 && foes.afloat === 0) all.through += chance
    if (all.rows) addLosses(all.rows, shore.outlook.rows ?? [], chance, { attacker: lost, defender: foes.lost })
    const { attacker, defender } = kept(met, shore, () => ({ attacker: [], defender: [] }))
    attacker[i] = (attacker[i] ?? 0) + chance
    defender[j] = (defender[j] ?? 0) + chance
  })
  for (const [{ outlook, ashore }, { attacker, defender }] of met) {
    const merge = (to: LossSums, then: LossSums, { states }: FleetTable, chances: readonly number[]): void => {
      chances.forEach((chance, at) => {
        mergeLosses(to, all.prices, then, chance, (states[at] as Afloat).lost)
      })
    }
    const chance = defender.reduce((sum, each) => sum + each, 0)
    addEnds(all, outlook, chance)
    merge(all.attacker, outlook.attacker, own, attacker)
    merge(all.defender, outlook.defender, theirs, defender)
    all.through += chance * outlook.through
    all.ashore += chance * ((ashore ? 1 : 0) + outlook.ashore)
  }
  return isKnown ? all : null
}

/** A battle for the zone itself, by who is left: of boats under water nobody stays (STD-NAV-14, STD-NAV-16). */
export function fightForZone(question: SeaStart, policy: Settled, all: Outlook): Outlook | null {
  const { own, theirs } = question.fleets
  const over = new Map<BattleEnd, Shore>()
  return fightAndLand(question, policy, all, (i, j) => {
    const { left } = own.states[i] as Afloat
    const foes = theirs.states[j] as Afloat
    const end = endedBy(left > 0, (left > 0 ? foes.afloat : foes.left) > 0)
    return kept(over, end, () => {
      const outlook = noOutlook(all.prices, all.rows !== null)
      addEnding(outlook, end, { attacker: {}, defender: {} }, 1)
      return { outlook, ashore: false }
    })
  })
}
