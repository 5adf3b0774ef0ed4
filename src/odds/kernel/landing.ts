import { type GameState, landAfterSeaBattle, type SpaceId } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'
import { hasLanded, landingZones } from '../battle-script.ts'
import { ipcSum, mergeLosses } from '../tally.ts'
import type { BattleEnd, BattleSideId, ResolvedPolicy } from '../types.ts'
import type { FleetTable } from './fleet.ts'
import { eachPair } from './lattice.ts'
import { addEnding, addEndings, addEnds, BATTLE_SIDES, emptyOutlook, endOf, type Outlook, swingFrom } from './outlook.ts'
import type { SeaQuestion } from './questions.ts'
import { fightAtSea, type SeaStart } from './sea.ts'
import { unitFacts } from './units.ts'

/** A landing that waits for a sea battle. `after`: outlook of the position after it, or null. */
export type PendingLanding = {
  state: GameState
  zone: SpaceId
  space: SpaceId
  after: (state: GameState) => Outlook | null
  known: ShoreCache
}

/** Outlooks of shores by what survived (STD-AMP-08, STD-NAV-17). */
export type ShoreCache = Map<string, Shore | null>

/** Outlook ashore, and whether anything landed. */
type Shore = { outlook: Outlook; ashore: boolean }

/** The shore after a pair of fleet states, or null. */
export type ShoreLookup = (i: number, j: number) => Shore | null

/** Looks up the shore after each ending at sea. */
export function createShoreLookup({ fleets: { own, theirs }, others }: SeaQuestion, waiting: PendingLanding): ShoreLookup {
  const { state, zone, space, known, after } = waiting
  // Landings from other zones are part of the key.
  const { landings } = state.turn
  const elsewhere = JSON.stringify([
    zone,
    landings.filter((l) => l.zone !== zone),
    landingZones(state, space).map((id) => id !== zone && state.war.units[id]),
  ])
  const facts = unitFacts(state)
  const askedOf = ({ states }: FleetTable) =>
    states.map(({ ships }) => {
      const all = ships()
      const fighting = all.filter(({ id }) => id === undefined)
      const bound = landings.filter((l) => all.some(({ id }) => id === l.transport)).map((l) => l.transport)
      return {
        all,
        bound,
        fights: fighting.length > 0,
        closes: fighting.some(({ type }) => !facts.get(type)!.tags.has('submerges')),
      }
    })
  const [ours, enemies] = [askedOf(own), askedOf(theirs)]
  return (i, j) => {
    const left = ours[i]!
    const foes = enemies[j]!
    // Nothing lands while the zone is closed (STD-NAV-17).
    const name = `${foes.closes ? 'closed' : `${left.fights} ${foes.fights} ${left.bound}`}|${elsewhere}`
    return getOrCreate(known, name, () => {
      const gone = landAfterSeaBattle(state, zone, [...others, ...left.all, ...foes.all], space)
      const outlook = after(gone.state)
      return outlook && { outlook, ashore: !hasLanded(state, space) && hasLanded(gone.state, space) }
    })
  }
}

/**
 * A sea battle followed by its landing; null if unsupported. Equal shores are merged, because losses of the sides are
 * independent.
 */
export function fightAndLand(question: SeaStart, policy: ResolvedPolicy, all: Outlook, shoreOf: ShoreLookup): Outlook | null {
  const { own, theirs } = question.fleets
  let isSupported = true
  const asked: ShoreLookup = (i, j) => {
    const shore = shoreOf(i, j)
    isSupported &&= shore !== null
    return shore
  }
  const ends = fightAtSea(question, policy, () => {
    const worth = ({ states }: FleetTable): number[] => states.map(({ lost }) => ipcSum(all.prices, lost))
    const [ours, foes] = [worth(own), worth(theirs)]
    return (i, j) => {
      const shore = asked(i, j)
      return foes[j]! - ours[i]! + (shore ? swingFrom(shore.outlook) : 0)
    }
  })
  const met = new Map<Shore, Record<BattleSideId, number[]>>()
  eachPair(ends, (i, j, chance) => {
    const shore = asked(i, j)
    if (!shore) return
    const { left, lost } = own.states[i]!
    const foes = theirs.states[j]!
    if (left > 0 && foes.afloat === 0) all.through += chance
    if (all.rows) addEndings(all.rows, shore.outlook.rows ?? [], chance, { lost: { attacker: lost, defender: foes.lost } })
    const { attacker, defender } = getOrCreate(met, shore, () => ({ attacker: [], defender: [] }))
    attacker[i] = (attacker[i] ?? 0) + chance
    defender[j] = (defender[j] ?? 0) + chance
  })
  const fleets = { attacker: own, defender: theirs }
  for (const [{ outlook, ashore }, chances] of met) {
    for (const side of BATTLE_SIDES)
      chances[side].forEach((chance, at) => {
        mergeLosses(all[side], all.prices, outlook[side], chance, fleets[side].states[at]!.lost)
      })
    const chance = chances.defender.reduce((sum, each) => sum + each, 0)
    addEnds(all, outlook, chance)
    all.through += chance * outlook.through
    all.ashore += chance * ((ashore ? 1 : 0) + outlook.ashore)
  }
  return isSupported ? all : null
}

/** A battle for the zone itself: submerged submarines do not hold it (STD-NAV-14, STD-NAV-16). */
export function fightForZone(question: SeaStart, policy: ResolvedPolicy, all: Outlook): Outlook | null {
  const { own, theirs } = question.fleets
  const over = new Map<BattleEnd, Shore>()
  return fightAndLand(question, policy, all, (i, j) => {
    const { left } = own.states[i]!
    const foes = theirs.states[j]!
    const end = endOf(left > 0, (left > 0 ? foes.afloat : foes.left) > 0)
    return getOrCreate(over, end, () => {
      const outlook = emptyOutlook(all.prices, all.rows !== null)
      addEnding(outlook, end, { lost: { attacker: {}, defender: {} } }, 1)
      return { outlook, ashore: false }
    })
  })
}
