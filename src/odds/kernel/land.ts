import type { Counts, MusterLine, Owner } from '../../engine/index.ts'
import { type Besides, type LossTable, lossTable } from '../policy/losses.ts'
import { dearer } from '../policy/prices.ts'
import { type LossSums, mergeLosses } from '../tally.ts'
import type { BattleSideId, Settled } from '../types.ts'
import { airDuel } from './air.ts'
import { type Chances, capped, volley } from './chances.ts'
import { kept } from './kept.ts'
import { addEnding, endedBy, type Outlook } from './outlook.ts'
import { type Contingent, can, flies, sum } from './units.ts'
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
/** What stands there, and what is lost. */
type Army = { forces: readonly Contingent[]; lost: Counts }
type Battle = Record<BattleSideId, Army> & { chance: number }

const absorbs = can('absorbs')

/** All endings of the battle, each with its part of the chance. */
export function fightOnLand(question: LandQuestion, losses: Orders, outlook: Outlook): Outlook {
  for (const ashore of strike(question, losses.attacker)) {
    const { attacker, defender, chance } = ashore
    if (sum(attacker.forces) > 0)
      for (const [battle, air] of inTheAir(ashore, losses)) fire(battle, air, question, losses, outlook)
    else addEnding(outlook, 'repulsed', { lost: { attacker: attacker.lost, defender: defender.lost } }, chance)
  }
  return outlook
}

/** Each gun on the beach fires once at what comes ashore, which falls before it fires (STD-ASL-02, STD-ASL-04). */
function strike({ attackers, defenders, strike: guns, apart }: LandQuestion, order: Orders['attacker']): Battle[] {
  const attacker: Army = { forces: attackers, lost: {} }
  const defender: Army = { forces: defenders, lost: {} }
  if (guns.length === 0) return [{ chance: 1, attacker, defender }]
  const besides = new Map<Owner, { core: number; total: number }>()
  for (const { owner, unit, count, seaborne } of apart ? [] : attackers) {
    const all = kept(besides, owner, () => ({ core: 0, total: 0 }))
    all.total += count - seaborne
    if (unit.tags.has('army-core')) all.core += count - seaborne
  }
  const table = tableOf(attackers, order, { of: ({ seaborne }) => seaborne, besides })
  return capped(volley(guns), table.length - 1).map((chance, hits) => ({
    chance,
    attacker: after(attacker, table[hits]!),
    defender,
  }))
}

type Air = BattleSideId | null

/** The ways in which fighters may leave the air to each other (STD-LND-07, STD-LND-08). */
function inTheAir(battle: Battle, losses: Orders): [Battle, Air][] {
  const { attacker, defender } = battle
  const [own, theirs] = [sum(attacker.forces, flies), sum(defender.forces, flies)]
  const held = (up: number, foes: number): Air => (up > 0 ? 'attacker' : foes > 0 ? 'defender' : null)
  if (own === 0 || theirs === 0) return [[battle, held(own, theirs)]]
  // The cheapest first.
  const ofFighters: Falling = { of: (force) => (flies(force) ? force.count : 0) }
  const downed = tableOf(attacker.forces, losses.attacker, ofFighters)
  const shot = tableOf(defender.forces, losses.defender, ofFighters)
  const needs = attacker.forces.find(flies)?.unit.airBattle ?? 0
  return airDuel(own, theirs, needs).map(({ own: up, theirs: foes, chance }) => [
    {
      chance: battle.chance * chance,
      attacker: after(attacker, downed[own - up]!),
      defender: after(defender, shot[theirs - foes]!),
    },
    held(up, foes),
  ])
}

/** Both sides fire, then lose (STD-LND-14, STD-LND-17); each attacking tank takes up a hit (STD-LND-15). */
function fire(
  { attacker, defender, chance }: Battle,
  air: Air,
  { bombarding }: LandQuestion,
  losses: Orders,
  outlook: Outlook,
): void {
  const [own, theirs] = [sum(attacker.forces), sum(defender.forces)]
  const hits = capped(volley([...bombarding, ...attackDice(attacker.forces, air === 'attacker')]), theirs)
  const taken = capped(less(volley(defenceDice(defender.forces, air === 'defender')), sum(attacker.forces, absorbs)), own)
  const lose = tableOf(attacker.forces, losses.attacker, { most: taken.length - 1 })
  const die = tableOf(defender.forces, losses.defender, { most: hits.length - 1 })
  mergeLosses(outlook.attacker, outlook.prices, fallen(attacker.forces, lose, taken), chance, attacker.lost)
  mergeLosses(outlook.defender, outlook.prices, fallen(defender.forces, die, hits), chance, defender.lost)
  const [wiped, cleared] = [taken[own] ?? 0, hits[theirs] ?? 0]
  for (const left of [true, false])
    for (const foes of [true, false])
      outlook.ends[endedBy(left, foes)] += chance * (left ? 1 - wiped : wiped) * (foes ? 1 - cleared : cleared)
  if (!outlook.rows) return
  for (const [a, p] of taken.entries())
    for (const [d, q] of hits.entries()) {
      const lost = { attacker: after(attacker, lose[a]!).lost, defender: after(defender, die[d]!).lost }
      outlook.rows.push({ chance: chance * p * q, end: endedBy(a < own, d < theirs), lost })
    }
}

/** With so many hits fewer. */
const less = (chances: Chances, n: number): Chances => [
  chances.slice(0, n + 1).reduce((all, p) => all + p, 0),
  ...chances.slice(n + 1),
]

/** What a side loses, by the chances of each number of hits. */
function fallen(forces: readonly Contingent[], table: LossTable, hits: Chances): LossSums {
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

/** Who falls: by how many of each; besides whom; at most. */
type Falling = { of?: (force: Contingent) => number; besides?: Besides; most?: number }

/** In which order they fall. */
const tableOf = (forces: readonly Contingent[], order: Orders['attacker'], { of, besides, most }: Falling): LossTable =>
  lossTable(
    forces.map((force) => {
      const { owner, unit, count } = force
      const price = unit.cost + dearer(order, unit, owner)
      return { owner, count: of?.(force) ?? count, price, core: unit.tags.has('army-core') }
    }),
    besides,
    most,
  )

/** Without so many of each. */
const after = ({ forces, lost }: Army, gone: readonly number[]): Army => {
  const all = { ...lost }
  const left = forces.map((force, i) => {
    const n = gone[i]!
    if (n > 0) all[force.unit.id] = (all[force.unit.id] ?? 0) + n
    return { ...force, count: force.count - n }
  })
  return { forces: left, lost: all }
}
