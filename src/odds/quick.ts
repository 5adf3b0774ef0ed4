/** Fast odds by unit counts, without a position, for callers with thousands of queries. */
import { battleRules, type Counts, type GameState, type Owner, type UnitType, unitTypesOf } from '../engine/index.ts'
import { fleetTable } from './kernel/fleet.ts'
import { fightOnLand } from './kernel/land.ts'
import { fightForZone } from './kernel/landing.ts'
import { emptyOutlook, type Outlook } from './kernel/outlook.ts'
import { isLandSupported, isSeaSupported } from './kernel/questions.ts'
import { diveNumbers } from './kernel/sea.ts'
import { type BoardStack, groupIntoBerths } from './kernel/ships.ts'
import type { Contingent } from './kernel/units.ts'
import { completePolicy, resolvePolicy } from './policy/policy.ts'
import { ipcSum, type Prices, pricesOf } from './tally.ts'
import type { BattleEnd, BattleSideId, PartialPolicy } from './types.ts'

export type QuickForce = { readonly owner: Owner; readonly units: Counts }

/** Two forces; `best` losses count as cheapest. */
export type QuickQuestion = Readonly<Record<BattleSideId, readonly QuickForce[]>> & {
  readonly kind: 'land' | 'sea'
  readonly policy?: PartialPolicy
}

/** Chances of each ending, and expected IPC lost by each side. */
export type QuickOdds = Record<BattleEnd, number> & { lost: Record<BattleSideId, number> }

/**
 * Odds of two forces by a game's rules: a land attack without landing or bombardment, or ships at sea with empty
 * transports. Same as `forecast`; null if the kernel does not support the battle.
 */
export function quickOdds(game: GameState, question: QuickQuestion): QuickOdds | null {
  const prices = pricesOf(game)
  const outlook = question.kind === 'land' ? onLand(game, question, prices) : atSea(game, question, prices)
  if (!outlook) return null
  const lost = { attacker: ipcSum(prices, outlook.attacker.mean), defender: ipcSum(prices, outlook.defender.mean) }
  return { ...outlook.ends, lost }
}

function onLand(game: GameState, { attacker, defender, policy }: QuickQuestion, prices: Prices): Outlook | null {
  const facts = unitTypesOf(game)
  const army = (forces: readonly QuickForce[]): Contingent[] =>
    forces.flatMap(({ owner, units }) =>
      facts.flatMap((unit) => {
        const count = units[unit.id] ?? 0
        return count > 0 ? [{ owner, unit, count, seaborne: 0 }] : []
      }),
    )
  const [attackers, defenders] = [army(attacker), army(defender)]
  const rules = battleRules(game)
  if (attackers.length === 0 || defenders.length === 0 || !isLandSupported(rules, attackers, defenders, false)) return null
  const apart = rules.behaviours.seaborneApart
  const { losses } = resolvePolicy(completePolicy(policy))
  return fightOnLand({ attackers, defenders, strike: [], bombarding: [], apart }, losses, emptyOutlook(prices, false))
}

function atSea(game: GameState, { attacker, defender, policy }: QuickQuestion, prices: Prices): Outlook | null {
  const rules = battleRules(game)
  if (!isSeaSupported(rules)) return null
  const carriers = new Set(unitTypesOf(game).flatMap(({ id, tags }) => (tags.has('carries') ? [id] : [])))
  let id = 0
  const ships = (forces: readonly QuickForce[]): BoardStack[] =>
    forces.flatMap(({ owner, units }) =>
      (Object.entries(units) as [UnitType, number][]).flatMap(([type, count]): BoardStack[] => {
        if (!carriers.has(type)) return count > 0 ? [{ power: owner, type, count }] : []
        return Array.from({ length: count }, () => ({ power: owner, type, count: 1, id: --id }))
      }),
    )
  const decided = resolvePolicy(completePolicy(policy))
  const fleetOf = (side: BattleSideId, forces: readonly QuickForce[]) =>
    fleetTable(groupIntoBerths(game, [ships(forces)]), side === 'attacker' ? 'attack' : 'defence', {
      numbers: diveNumbers(decided, side),
      hittable: rules.behaviours.divingCanBeHit,
    })
  const fleets = { own: fleetOf('attacker', attacker), theirs: fleetOf('defender', defender) }
  if (!fleets.own.states[0]?.fleet.ships || !fleets.theirs.states[0]?.left) return null
  if (decided.dive === 'best' && (typeof decided.press === 'number' || Math.max(attacker.length, defender.length) > 1))
    return null
  const start = { fleets, starts: [{ at: fleets.own.starts[0] as number, chance: 1 }], round: 1, asked: false }
  return fightForZone(start, decided, emptyOutlook(prices, false))
}
