import type { Counts, DiceLine, Owner } from '../../engine/index.ts'
import { getOrCreate } from '../../memoize.ts'
import { type LossTable, lossTable, type OutOfReach } from '../policy/losses.ts'
import { lossPremium } from '../policy/prices.ts'
import { type LossSums, mergeLosses } from '../tally.ts'
import type { BattleSideId, ResolvedPolicy } from '../types.ts'
import { type Chances, capChances, type NeedDice, volley } from './chances.ts'
import { addPair, eachPair, pairTable, roundFrom } from './lattice.ts'
import { addEnding, endOf, type Outlook } from './outlook.ts'
import { fightToEnd } from './sea.ts'
import { type Contingent, hasTag, isFighter, sum } from './units.ts'

/** A land battle that the kernel supports. */
export type LandQuestion = {
  attackers: readonly Contingent[]
  defenders: readonly Contingent[]
  /** Guns that fire at landing units first. */
  strike: readonly DiceLine[]
  bombarding: readonly DiceLine[]
  /** Must landing units keep an infantry of their own (ADV-12-20)? */
  apart: boolean
}

type Orders = ResolvedPolicy['losses']
type Army = { forces: readonly Contingent[]; lost: Counts }
type Battle = Record<BattleSideId, Army> & { chance: number }

const canAbsorb = hasTag('absorbs')

/** Adds all endings of the battle to the outlook. */
export function fightOnLand(question: LandQuestion, losses: Orders, outlook: Outlook): Outlook {
  for (const ashore of resolveStrike(question, losses.attacker)) {
    const { attacker, defender, chance } = ashore
    if (sum(attacker.forces) > 0)
      for (const [battle, air] of resolveAirBattle(ashore, losses)) resolveFire(battle, air, question, losses, outlook)
    else addEnding(outlook, 'repulsed', { lost: { attacker: attacker.lost, defender: defender.lost } }, chance)
  }
  return outlook
}

/** Beach guns fire once at landing units, which lose before they fire (STD-ASL-02, STD-ASL-04). */
function resolveStrike({ attackers, defenders, strike: guns, apart }: LandQuestion, order: Orders['attacker']): Battle[] {
  const attacker: Army = { forces: attackers, lost: {} }
  const defender: Army = { forces: defenders, lost: {} }
  if (guns.length === 0) return [{ chance: 1, attacker, defender }]
  const besides = new Map<Owner, { core: number; total: number }>()
  for (const { owner, unit, count, seaborne } of apart ? [] : attackers) {
    const all = getOrCreate(besides, owner, () => ({ core: 0, total: 0 }))
    all.total += count - seaborne
    if (unit.tags.has('army-core')) all.core += count - seaborne
  }
  const table = lossTableOf(attackers, order, { of: ({ seaborne }) => seaborne, besides })
  return capChances(volley(guns), table.length - 1).map((chance, hits) => ({
    chance,
    attacker: armyAfter(attacker, table[hits]!),
    defender,
  }))
}

type AirSupremacy = BattleSideId | null

/** Results of the air battle (STD-LND-07, STD-LND-08). */
function resolveAirBattle(battle: Battle, losses: Orders): [Battle, AirSupremacy][] {
  const { attacker, defender } = battle
  const [own, theirs] = [sum(attacker.forces, isFighter), sum(defender.forces, isFighter)]
  const held = (up: number, foes: number): AirSupremacy => (up > 0 ? 'attacker' : foes > 0 ? 'defender' : null)
  if (own === 0 || theirs === 0) return [[battle, held(own, theirs)]]
  // Cheapest first.
  const ofFighters: LossOptions = { of: (force) => (isFighter(force) ? force.count : 0) }
  const downed = lossTableOf(attacker.forces, losses.attacker, ofFighters)
  const shot = lossTableOf(defender.forces, losses.defender, ofFighters)
  const needs = attacker.forces.find(isFighter)?.unit.airBattle ?? 0
  return airDuel(own, theirs, needs).map(({ own: up, theirs: foes, chance }) => [
    {
      chance: battle.chance * chance,
      attacker: armyAfter(attacker, downed[own - up]!),
      defender: armyAfter(defender, shot[theirs - foes]!),
    },
    held(up, foes),
  ])
}

/** Both sides fire, then lose (STD-LND-14, STD-LND-17); each attacking tank absorbs a hit (STD-LND-15). */
function resolveFire(
  { attacker, defender, chance }: Battle,
  air: AirSupremacy,
  { bombarding }: LandQuestion,
  losses: Orders,
  outlook: Outlook,
): void {
  const [own, theirs] = [sum(attacker.forces), sum(defender.forces)]
  const hits = capChances(volley([...bombarding, ...attackDice(attacker.forces, air === 'attacker')]), theirs)
  const taken = capChances(
    absorbHits(volley(defenceDice(defender.forces, air === 'defender')), sum(attacker.forces, canAbsorb)),
    own,
  )
  const lose = lossTableOf(attacker.forces, losses.attacker, { most: taken.length - 1 })
  const die = lossTableOf(defender.forces, losses.defender, { most: hits.length - 1 })
  mergeLosses(outlook.attacker, outlook.prices, lossSumsOf(attacker.forces, lose, taken), chance, attacker.lost)
  mergeLosses(outlook.defender, outlook.prices, lossSumsOf(defender.forces, die, hits), chance, defender.lost)
  const [wiped, cleared] = [taken[own] ?? 0, hits[theirs] ?? 0]
  for (const left of [true, false])
    for (const foes of [true, false])
      outlook.ends[endOf(left, foes)] += chance * (left ? 1 - wiped : wiped) * (foes ? 1 - cleared : cleared)
  if (!outlook.rows) return
  for (const [a, p] of taken.entries())
    for (const [d, q] of hits.entries()) {
      const lost = { attacker: armyAfter(attacker, lose[a]!).lost, defender: armyAfter(defender, die[d]!).lost }
      outlook.rows.push({ chance: chance * p * q, end: endOf(a < own, d < theirs), lost })
    }
}

/** Removes absorbed hits. */
const absorbHits = (chances: Chances, n: number): Chances => [
  chances.slice(0, n + 1).reduce((all, p) => all + p, 0),
  ...chances.slice(n + 1),
]

/** Losses of a side over all numbers of hits. */
function lossSumsOf(forces: readonly Contingent[], table: LossTable, hits: Chances): LossSums {
  const gone = forces.map(() => 0)
  const mean: Counts = {}
  const ipc = new Map<number, number>()
  for (const [h, chance] of hits.entries()) {
    const row = table[h]!
    let cost = 0
    for (let at = 0; at < row.length; at++) {
      const n = row[at]!
      cost += n * forces[at]!.unit.cost
      gone[at]! += n * chance
    }
    ipc.set(cost, (ipc.get(cost) ?? 0) + chance)
  }
  for (const [at, { unit }] of forces.entries()) mean[unit.id] = (mean[unit.id] ?? 0) + gone[at]!
  return { chance: 1, mean, units: [...hits], ipc }
}

/** `of`: how many of each may be lost; `besides`: units out of reach; `most`: largest number of hits. */
type LossOptions = { of?: (force: Contingent) => number; besides?: OutOfReach; most?: number }

/** The loss table of these forces. */
const lossTableOf = (forces: readonly Contingent[], order: Orders['attacker'], { of, besides, most }: LossOptions): LossTable =>
  lossTable(
    forces.map((force) => {
      const { owner, unit, count } = force
      const price = unit.cost + lossPremium(order, unit, owner)
      return { owner, count: of?.(force) ?? count, price, core: unit.tags.has('army-core') }
    }),
    besides,
    most,
  )

/** The army without these losses. */
const armyAfter = ({ forces, lost }: Army, gone: readonly number[]): Army => {
  const all = { ...lost }
  const left = forces.map((force, i) => {
    const n = gone[i]!
    if (n > 0) all[force.unit.id] = (all[force.unit.id] ?? 0) + n
    return { ...force, count: force.count - n }
  })
  return { forces: left, lost: all }
}

/** A result of the air battle. */
export type AirEnd = { own: number; theirs: number; chance: number }

/** Both sides fire at once until one has no fighter left (STD-LND-07, STD-LND-13). */
export function airDuel(own: number, theirs: number, needs: number): AirEnd[] {
  const wing = (n: number) => ({
    states: { length: n + 1 },
    round: (lost: number) => ({
      hits: volley([{ count: n - lost, needs }]),
      after: Array.from({ length: n - lost + 1 }, (_, more) => lost + more),
    }),
  })
  const wings = { own: wing(own), theirs: wing(theirs) }
  const begun = pairTable(wings)
  addPair(begun, 0, 0, 1)
  const duel = {
    goesOn: (i: number, j: number) => i < own && j < theirs,
    round: (i: number, j: number) => roundFrom(wings, i, j, 0, 0),
  }
  const ends: AirEnd[] = []
  eachPair(fightToEnd(wings, duel, begun), (i, j, chance) => ends.push({ own: own - i, theirs: theirs - j, chance }))
  return ends
}

const [canSupport, canBeSupported] = [hasTag('supports'), hasTag('supported')]

/** Needed roll; air supremacy raises guns (STD-LND-05, STD-LND-06). */
const needOf = ({ unit }: Contingent, value: 'attack' | 'defence', air: boolean): number =>
  air && unit.tags.has('raised-by-air') ? (unit.airRaised ?? unit[value]) : unit[value]

/**
 * Attack dice: guns support infantry before tanks; fighters fire only with air supremacy (STD-LND-03, STD-LND-09, STD-
 * LND-11, STD-LND-12).
 */
export function attackDice(forces: readonly Contingent[], air: boolean): NeedDice[] {
  let guns = sum(forces, canSupport)
  return [...forces]
    .sort((a, b) => a.unit.order - b.unit.order)
    .flatMap((force) => {
      const { unit, count } = force
      if (isFighter(force) && !air) return []
      const high = canBeSupported(force) ? Math.min(guns, count) : 0
      guns -= high
      return [
        { count: high, needs: unit.supported ?? unit.attack },
        { count: count - high, needs: needOf(force, 'attack', air) },
      ]
    })
}

/** Defence dice (STD-LND-04, STD-LND-06, STD-LND-12). */
export const defenceDice = (forces: readonly Contingent[], air: boolean): NeedDice[] =>
  forces.map((force) => ({
    count: isFighter(force) && !air ? 0 : force.count,
    needs: needOf(force, 'defence', air),
  }))
