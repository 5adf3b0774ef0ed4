import type { Counts, MusterLine } from '../../engine/index.ts'
import { type LossLine, type LossTable, lossTable } from '../policy/losses.ts'
import { dearer } from '../policy/prices.ts'
import { addMean, addSum, type LossSums, type Prices, sizeOf } from '../tally.ts'
import type { BattleSideId, Settled } from '../types.ts'
import { type AirEnd, airDuel } from './air.ts'
import { type Chances, capped, volley } from './chances.ts'
import { addEnding, type Outlook } from './outlook.ts'
import { type Contingent, can, sum } from './units.ts'
import { attackDice, defenceDice } from './volleys.ts'

/** A battle on land with nothing in it that the kernel does not know. */
export type LandQuestion = {
  attackers: readonly Contingent[]
  defenders: readonly Contingent[]
  /** Guns that fire at those who come ashore, before anything else. */
  strike: readonly MusterLine[]
  /** Ships that bombard. */
  bombarding: readonly MusterLine[]
  /** Do those who come from the sea keep an infantry of their own (ADV-12-20)? */
  apart: boolean
}

type Orders = Settled['losses']
type Battle = {
  chance: number
  attackers: readonly Contingent[]
  defenders: readonly Contingent[]
  lost: Record<BattleSideId, Counts>
}

const flies = can('air-battle')
const absorbs = can('absorbs')

/** All endings of the battle, each with its part of the chance. */
export function fightOnLand(question: LandQuestion, losses: Orders, outlook: Outlook): Outlook {
  for (const ashore of strike(question, losses)) {
    if (sum(ashore.attackers) === 0) addEnding(outlook, 'repulsed', ashore.lost, ashore.chance)
    else for (const [battle, air] of inTheAir(ashore, losses)) fire(battle, air, question, losses, outlook)
  }
  return outlook
}
const NOTHING: Battle['lost'] = { attacker: {}, defender: {} }

/** Each gun on the beach fires once at what comes ashore, which falls before it fires (STD-ASL-02, STD-ASL-04). */
function strike({ attackers, defenders, strike: guns, apart }: LandQuestion, losses: Orders): Battle[] {
  const start: Battle = { chance: 1, attackers, defenders, lost: NOTHING }
  const seaborne = attackers.map((force) => ({ ...force, count: force.seaborne }))
  const there = sum(seaborne)
  if (guns.length === 0 || there === 0) return [start]
  const besides = new Map<Contingent['owner'], { core: number; total: number }>()
  for (const { owner, unit, count, seaborne: wet } of apart ? [] : attackers) {
    const { core, total } = besides.get(owner) ?? { core: 0, total: 0 }
    besides.set(owner, { core: core + (unit.tags.has('army-core') ? count - wet : 0), total: total + count - wet })
  }
  const table = lossTable(linesOf(seaborne, losses.attacker), besides)
  return capped(volley(guns), there).map((p, hits) => {
    const gone = table[hits] as readonly number[]
    const left = attackers.map((force, i) => ({
      ...force,
      count: force.count - (gone[i] as number),
      seaborne: force.seaborne - (gone[i] as number),
    }))
    return { chance: p, attackers: left, defenders, lost: { ...NOTHING, attacker: plus({}, attackers, gone) } }
  })
}

type Air = BattleSideId | null

/** The ways in which fighters may leave the air to each other (STD-LND-07, STD-LND-08). */
function inTheAir(battle: Battle, losses: Orders): [Battle, Air][] {
  const [own, theirs] = [sum(battle.attackers, flies), sum(battle.defenders, flies)]
  if (own === 0 || theirs === 0) return [[battle, own > 0 ? 'attacker' : theirs > 0 ? 'defender' : null]]
  const needs = battle.attackers.find(flies)?.unit.airBattle ?? 0
  return airDuel(own, theirs, needs).map((left: AirEnd) => {
    const [attackers, up] = downed(battle.attackers, own - left.own, losses.attacker)
    const [defenders, foes] = downed(battle.defenders, theirs - left.theirs, losses.defender)
    const lost = {
      attacker: plus(battle.lost.attacker, battle.attackers, up),
      defender: plus(battle.lost.defender, battle.defenders, foes),
    }
    const air = left.own > 0 ? 'attacker' : left.theirs > 0 ? 'defender' : null
    return [{ chance: battle.chance * left.chance, attackers, defenders, lost }, air]
  })
}

/** Without so many fighters, the cheapest first. */
function downed(forces: readonly Contingent[], n: number, order: Orders['attacker']): [Contingent[], readonly number[]] {
  const lines = linesOf(forces, order).map((line, i) => ({
    ...line,
    core: false,
    count: flies(forces[i] as Contingent) ? line.count : 0,
  }))
  const gone = lossTable(lines)[n] as readonly number[]
  return [forces.map((force, i) => ({ ...force, count: force.count - (gone[i] as number) })), gone]
}

/** Both sides fire, then lose (STD-LND-14, STD-LND-17); each attacking tank takes up a hit (STD-LND-15). */
function fire(battle: Battle, air: Air, { bombarding }: LandQuestion, losses: Orders, outlook: Outlook): void {
  const { attackers, defenders, lost, chance } = battle
  const [allOwn, allTheirs] = [sum(attackers), sum(defenders)]
  const hits = capped(volley([...bombarding, ...attackDice(attackers, air === 'attacker')]), allTheirs)
  const taken = capped(less(volley(defenceDice(defenders, air === 'defender')), sum(attackers, absorbs)), allOwn)
  const fallen = lossTable(linesOf(attackers, losses.attacker), undefined, taken.length - 1)
  const killed = lossTable(linesOf(defenders, losses.defender), undefined, hits.length - 1)
  addFallen(outlook.attacker, outlook.prices, { forces: attackers, table: fallen, before: lost.attacker }, taken, chance)
  addFallen(outlook.defender, outlook.prices, { forces: defenders, table: killed, before: lost.defender }, hits, chance)
  const [wiped, cleared] = [taken[allOwn] ?? 0, hits[allTheirs] ?? 0]
  outlook.ends.cleared += chance * (1 - wiped) * cleared
  outlook.ends.contested += chance * (1 - wiped) * (1 - cleared)
  outlook.ends.repulsed += chance * wiped * (1 - cleared)
  outlook.ends.annihilated += chance * wiped * cleared
  if (!outlook.rows) return
  for (const [a, own] of taken.entries())
    for (const [d, theirs] of hits.entries()) {
      const how = a < allOwn ? (d < allTheirs ? 'contested' : 'cleared') : d < allTheirs ? 'repulsed' : 'annihilated'
      const attacker = plus(lost.attacker, attackers, fallen[a] as readonly number[])
      const defender = plus(lost.defender, defenders, killed[d] as readonly number[])
      outlook.rows.push({ chance: chance * own * theirs, end: how, lost: { attacker, defender } })
    }
}

/** With so many hits fewer. */
const less = (chances: Chances, n: number): Chances => {
  if (n === 0) return chances
  const none = chances.slice(0, n + 1).reduce((sumOf, p) => sumOf + p, 0)
  return [none, ...chances.slice(n + 1)]
}

type Fallen = { forces: readonly Contingent[]; table: LossTable; before: Counts }

/** What a side has lost in all, by the chances of each number of hits. */
function addFallen(to: LossSums, prices: Prices, { forces, table, before }: Fallen, hits: Chances, chance: number): void {
  const { size, cost } = sizeOf(prices, before)
  const gone = forces.map(() => 0)
  for (let h = 0; h < hits.length; h++) {
    const p = chance * (hits[h] as number)
    const row = table[h] as readonly number[]
    let ipc = cost
    for (let at = 0; at < row.length; at++) {
      const n = row[at] as number
      if (n === 0) continue
      ipc += n * (forces[at] as Contingent).unit.cost
      gone[at] = (gone[at] as number) + n * p
    }
    addSum(to, size + h, ipc, p)
  }
  addMean(to, before, chance)
  addMean(to, plus({}, forces, gone), 1)
}

function linesOf(forces: readonly Contingent[], order: Orders['attacker']): LossLine[] {
  return forces.map(({ owner, unit, count }) => ({
    owner,
    type: unit.id,
    count,
    price: unit.cost + dearer(order, unit, owner),
    core: unit.tags.has('army-core'),
  }))
}

function plus(lost: Counts, forces: readonly Contingent[], gone: readonly number[]): Counts {
  const sumOf = { ...lost }
  forces.forEach(({ unit }, i) => {
    const n = gone[i] as number
    if (n > 0) sumOf[unit.id] = (sumOf[unit.id] ?? 0) + n
  })
  return sumOf
}
