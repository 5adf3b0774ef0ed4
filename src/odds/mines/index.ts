import { type Counts, passMines, pendingMines } from '../../engine/index.ts'
import { applyOrders, type BattlePosition, hasLanded, hasLanding, isIdle } from '../battle-script.ts'
import { type KernelAsk, outlookAt } from '../kernel/index.ts'
import type { ShoreCache } from '../kernel/landing.ts'
import { addOutlook, emptyOutlook, noBattleOutlook, type Outlook } from '../kernel/outlook.ts'
import { type PossibleFleets, zoneToFight } from '../kernel/questions.ts'
import {
  everyPassage,
  groupBy,
  isUndisturbed,
  leftOf,
  likelihood,
  lostShips,
  type Passed,
  possibleFleets,
  type Squadron,
  type Survivors,
  squadronsOf,
  withShips,
  type Zones,
  zonesAfter,
} from './squadrons.ts'

/** Outlook of a position by arithmetic, mines included; null if unsupported. */
export const outlookWithMines = (way: BattlePosition, ask: KernelAsk): Outlook | null => outlookOf(way, ask, new Map(), null)

const outlookOf = (way: BattlePosition, ask: KernelAsk, known: ShoreCache, fleets: PossibleFleets | null): Outlook | null =>
  way.state.flow.pending?.topic === 'mine-dice' ? outlookAfterMines(way, ask, known) : outlookAt(way, ask, known, fleets)

/** Outlook of a position in which ships are about to pass mines. */
function outlookAfterMines(way: BattlePosition, ask: KernelAsk, known: ShoreCache): Outlook | null {
  const { space, prices, table } = ask
  const { state } = way
  const mines = pendingMines(state)
  if (!mines) return null
  const all = emptyOutlook(prices, table)
  const after = (then: BattlePosition, ships: PossibleFleets | null = null): Outlook | null =>
    isIdle(then, space) ? noBattleOutlook(emptyOutlook(prices, table)) : outlookOf(then, ask, known, ships)
  const squadrons = squadronsOf(way, mines.ships, mines.needs)
  const past = (zones: Zones): BattlePosition => applyOrders({ ...way, state: passMines(state, zones, space).state }, space)
  all.fought = false
  const add = ({ state: now }: BattlePosition, then: Outlook | null, lost: readonly MineLoss[]): boolean => {
    if (!then) return false
    const ashore = hasLanded(now, space) && !hasLanded(state, space) ? 1 : 0
    const afloat = now.flow.phase === 'combat' && hasLanding(now, space) ? 1 : 0
    for (const { chance, units } of lost) {
      addOutlook(all, then, chance, { lost: { attacker: units, defender: {} } })
      all.afloat += chance * (afloat + then.afloat)
      all.through += chance * then.through
      all.ashore += chance * (ashore + then.ashore)
    }
    all.fought ||= then.fought
    return true
  }
  // A sea battle depends on who is present, not on how many.
  const whose = ({ passed }: Survivors): string =>
    [...new Set(squadrons.flatMap(({ at, single }, k) => (leftOf(passed, k) === 0 ? [] : single ? k : at)))].join()
  // A landing depends on who lands, bombards (STD-ASL-08), fights (STD-AMP-08), and where a mine hit (STD-AMP-12).
  const asked = ({ passed }: Survivors): string => {
    const left = squadrons.map(({ counts }, k) => (counts ? leftOf(passed, k) : 0))
    const there = squadrons.map(({ fights }, k) => (leftOf(passed, k) > 0 ? fights : ''))
    const hit = squadrons.map(({ at, ships }, k) => ((passed[k] as Passed).whole < ships.length ? at : ''))
    return [...left, ...new Set(there), '', ...new Set(hit)].join()
  }
  for (const alike of groupBy(everyPassage(squadrons), whose)) {
    const first = zonesAfter(state, squadrons, alike[0] as Survivors)
    const now = past(first)
    const zone = zoneToFight(now.state, space)
    const fleets = isUndisturbed(now.state, first) ? possibleFleets(state, squadrons, alike, zone) : null
    if (fleets) {
      const chance = likelihood(fleets.left)
      const left = fleets.left.map((each) => ({ ...each, chance: each.chance / chance }))
      if (!add(now, after(now, { ...fleets, left }), [{ chance, units: {} }])) return null
      continue
    }
    for (const same of groupBy(alike, asked)) {
      const zones = zonesAfter(state, squadrons, same[0] as Survivors)
      const then = past(zones)
      // Damage matters in a sea battle but not ashore.
      if (zone === null) {
        if (!add(then, after(then), mineLosses(squadrons, same))) return null
        continue
      }
      const whole = isUndisturbed(then.state, zones)
      for (const each of same) {
        const left = zonesAfter(state, squadrons, each)
        const one = whole ? { ...then, state: withShips(then.state, left) } : past(left)
        if (!add(one, after(one), mineLosses(squadrons, [each]))) return null
      }
    }
  }
  return all
}

/** Mine losses with their chance. */
type MineLoss = { chance: number; units: Counts }

/** Losses of these outcomes, grouped by surviving ships. */
const mineLosses = (squadrons: readonly Squadron[], all: readonly Survivors[]): MineLoss[] =>
  groupBy(all, ({ passed }) => passed.map((_, k) => leftOf(passed, k)).join()).map((same) => ({
    chance: likelihood(same),
    units: lostShips(squadrons, same[0] as Survivors),
  }))
