import { type Counts, passMines, pendingMines } from '../../engine/index.ts'
import { type KernelAsk, outlookAt } from '../kernel/index.ts'
import type { Shores } from '../kernel/landing.ts'
import { addOutlook, noOutlook, type Outlook, stayedAboard } from '../kernel/outlook.ts'
import { type Fleeted, zoneToFight } from '../kernel/read.ts'
import { isAshore, isIdle, lands, ordersGiven, type UnderWay } from '../script.ts'
import type { Passed } from './fields.ts'
import {
  allThere,
  everyPassage,
  fleetsOf,
  grouped,
  leftOf,
  likelihood,
  lostBy,
  type Squadron,
  type Survivors,
  squadronsOf,
  withShips,
  type Zones,
  zonesAfter,
} from './squadrons.ts'

/** What comes of a position by arithmetic alone, of mines that are passed next as well; null where something in it is not known. */
export const outlookByMines = (way: UnderWay, ask: KernelAsk): Outlook | null => outlookOf(way, ask, new Map(), null)

/** `known`: what came of shores on the way, as positions that differ in a ship or two ask it again. */
const outlookOf = (way: UnderWay, ask: KernelAsk, known: Shores, fleets: Fleeted | null): Outlook | null =>
  way.state.flow.pending?.topic === 'mine-dice' ? outlookPastMines(way, ask, known) : outlookAt(way, ask, known, fleets)

/** A position in which ships are about to pass mines: all that comes of it. */
function outlookPastMines(way: UnderWay, ask: KernelAsk, known: Shores): Outlook | null {
  const { space, prices, table } = ask
  const { state } = way
  const mines = pendingMines(state)
  if (!mines) return null
  const all = noOutlook(prices, table)
  const after = (then: UnderWay, ships: Fleeted | null = null): Outlook | null =>
    isIdle(then, space) ? stayedAboard(noOutlook(prices, table)) : outlookOf(then, ask, known, ships)
  const squadrons = squadronsOf(way, mines.ships, mines.needs)
  const past = (zones: Zones): UnderWay => ordersGiven({ ...way, state: passMines(state, zones, space).state }, space)
  all.fought = false
  const add = ({ state: now }: UnderWay, then: Outlook | null, lost: readonly Lost[]): boolean => {
    if (!then) return false
    const ashore = isAshore(now, space) && !isAshore(state, space) ? 1 : 0
    const afloat = now.flow.phase === 'combat' && lands(now, space) ? 1 : 0
    for (const { chance, units } of lost) {
      addOutlook(all, then, chance, { lost: { attacker: units, defender: {} } })
      all.afloat += chance * (afloat + then.afloat)
      all.through += chance * then.through
      all.ashore += chance * (ashore + then.ashore)
    }
    all.fought ||= then.fought
    return true
  }
  // Whether there is a battle at sea asks who could fight it and whether anybody would land, not how many.
  const whose = ({ passed }: Survivors): string =>
    [...new Set(squadrons.flatMap(({ at, single }, k) => (leftOf(passed, k) === 0 ? [] : single ? k : at)))].join()
  // A shore asks who lands, how many bombard (STD-ASL-08), what else fights there (STD-AMP-08), and where a mine has hit (STD-AMP-12).
  const asked = ({ passed }: Survivors): string => {
    const left = squadrons.map(({ counts }, k) => (counts ? leftOf(passed, k) : 0))
    const there = squadrons.map(({ fights }, k) => (leftOf(passed, k) > 0 ? fights : ''))
    const hit = squadrons.map(({ at, ships }, k) => ((passed[k] as Passed).whole < ships.length ? at : ''))
    return [...left, ...new Set(there), '', ...new Set(hit)].join()
  }
  for (const alike of grouped(everyPassage(squadrons), whose)) {
    const first = zonesAfter(state, squadrons, alike[0] as Survivors)
    const now = past(first)
    const zone = zoneToFight(now.state, space)
    const fleets = allThere(now.state, first) ? fleetsOf(state, squadrons, alike, zone) : null
    if (fleets) {
      const chance = likelihood(fleets.left)
      const left = fleets.left.map((each) => ({ ...each, chance: each.chance / chance }))
      if (!add(now, after(now, { ...fleets, left }), [{ chance, units: {} }])) return null
      continue
    }
    for (const same of grouped(alike, asked)) {
      const zones = zonesAfter(state, squadrons, same[0] as Survivors)
      const then = past(zones)
      // A battle at sea asks of every ship whether it is damaged; a shore does not.
      if (zone === null) {
        if (!add(then, after(then), lostIn(squadrons, same))) return null
        continue
      }
      const whole = allThere(then.state, zones)
      for (const each of same) {
        const left = zonesAfter(state, squadrons, each)
        const one = whole ? { ...then, state: withShips(then.state, left) } : past(left)
        if (!add(one, after(one), lostIn(squadrons, [each]))) return null
      }
    }
  }
  return all
}

/** What is lost to mines, and how likely. */
type Lost = { chance: number; units: Counts }

/** What these everyPassage cost: those that leave as many ships of each squadron cost the same. */
const lostIn = (squadrons: readonly Squadron[], all: readonly Survivors[]): Lost[] =>
  grouped(all, ({ passed }) => passed.map((_, k) => leftOf(passed, k)).join()).map((same) => ({
    chance: likelihood(same),
    units: lostBy(squadrons, same[0] as Survivors),
  }))
