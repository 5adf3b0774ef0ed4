import type { Ctx } from '../../../kernel/rules.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import { canBearGas, GAS, gunsIn } from '../../../state/gas.ts'
import { areFriends } from '../../../state/relations.ts'
import { stacksIn } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import { type Counts, type Owner, type PowerId, type RuleId, UNIT_TYPES } from '../../../types/ids.ts'
import type { LossChoice, LossProblem } from '../../../types/losses.ts'
import type { Battle } from '../../../types/task.ts'
import { attackersIn, defendersIn } from '../forces.ts'
import { sparedShipsRule } from '../sea/ships.ts'
import { lossFault } from './rules.ts'

/**
 * The rule that spares these units: overland units from a strike (STD-ASL-03), armies from an air battle (STD-LND-07), submerged
 * boats (STD-NAV-08, WIK-05), cargo (STD-TRN-10), uninvolved allies (STD-MUL-02). Null for units that are not here.
 */
export function sparedRule(ctx: Ctx, problem: LossProblem, counts: Counts, owner?: Owner): RuleId | null {
  const shipsRule = sparedShipsRule(ctx, counts, owner)
  if (shipsRule !== null || owner === undefined) return shipsRule
  const battle = ctx.state.flow.agenda.at(-1) as Battle
  const { space, attacker } = battle
  const here = stacksIn(ctx.state, space)
  const standing = here.filter((s) => s.power === owner && counts[s.type] !== undefined)
  const enough = (type: keyof Counts, found: readonly { type: string; count?: number }[]): boolean =>
    found.reduce((n, f) => n + (f.type === type ? (f.count ?? 1) : 0), 0) >= (counts[type] ?? 0)
  const types = Object.keys(counts) as (keyof Counts)[]
  if (!types.every((type) => enough(type, standing))) {
    const aboard = here.flatMap((s) => s.cargo ?? []).filter((c) => c.power === owner)
    return types.every((type) => enough(type, aboard)) ? 'STD-TRN-10' : null
  }
  const force = problem.side === 'attacker' ? attackersIn(ctx, space, attacker) : defendersIn(ctx, space, attacker)
  if (!force.some((s) => s.power === owner))
    return problem.side === 'attacker' && areFriends(ctx, owner, attacker) ? 'STD-MUL-02' : null
  if (battle.task === 'land-battle') return problem.spares ?? null
  // Diving boats can be hit, unless the house rule removes them at once.
  const diving = ctx.rules.behaviours.divingCanBeHit ? (battle.diving[owner as PowerId] ?? 0) : 0
  const dived = standing.reduce((n, s) => n + (s.submerged ? s.count : 0), 0) - diving
  if (dived <= 0) return null
  return ctx.rules.behaviours.divingCanBeHit ? 'STD-NAV-08' : 'WIK-05'
}

/** Converts an answer to a loss choice, or returns why it is refused. */
export function readAnswer(
  ctx: Ctx,
  problem: LossProblem,
  action: ActionOf<'casualties'>,
): { choice: LossChoice; ids: number[] } | { error: Refusal } {
  const { classes } = problem
  const choice = classes.map(() => 0)
  const unknown = (counts: Counts, owner?: Owner) => ({
    error: refuse(ctx, sparedRule(ctx, problem, counts, owner) ?? 'CONTRACT', 'not-in-this-battle', { units: counts }),
  })
  const spend = (owner: Owner, pick: (i: number) => boolean, n: number): number => {
    let left = n
    classes.forEach((c, i) => {
      if (c.owner !== owner || !pick(i)) return
      const take = Math.min(left, c.count - (choice[i] ?? 0))
      choice[i] = (choice[i] ?? 0) + take
      left -= take
    })
    return left
  }
  const is = (i: number) => classes[i] as LossProblem['classes'][number]
  // If no unit is removed, `hit` and `lose` mean the same (ADV-03-14, ADV-04-12).
  const fits = (i: number, how: 'hit' | 'lose'): boolean => problem.does !== undefined || is(i).spend === how
  for (const [owner, counts] of Object.entries(action.hit ?? {}) as [Owner, Counts][])
    for (const [type, n] of entries(counts))
      if (spend(owner, (i) => is(i).type === type && fits(i, 'hit'), n) > 0) return unknown({ [type]: n }, owner)
  const named = action.transports ?? []
  const sunk = new Set<number>()
  // Clients may omit `lose` if all losses are damage.
  for (const [owner, counts] of Object.entries(action.lose ?? {}) as [Owner, Counts][]) {
    for (const [type, n] of entries(counts)) {
      if (type === GAS) {
        if (n > gunsIn(ctx.rules, counts)) return unknown({ [GAS]: n })
        continue
      }
      let left = n
      // Named gas guns first; by default plain guns (ADV-03-21).
      const marked = canBearGas(ctx.rules, type) ? counts[GAS] : undefined
      if (marked !== undefined) {
        const has = (gas: boolean) => (i: number) => is(i).type === type && (is(i).gas ?? false) === gas
        if (marked > n || spend(owner, has(true), marked) > 0) return unknown({ [GAS]: marked })
        if (spend(owner, has(false), n - marked) > 0) return unknown({ [type]: n }, owner)
        left = 0
      }
      if (ctx.rules.units[type]?.tags.has('carries')) {
        const own = named.filter((id) => classes.some((c) => c.owner === owner && c.type === type && c.ids?.includes(id)))
        if (own.length > n) return unknown({ [type]: own.length }, owner)
        for (const id of own) sunk.add(id)
        for (const id of own) left -= 1 - spend(owner, (i) => is(i).ids?.includes(id) ?? false, 1)
      }
      const diving = Math.min(
        left,
        ctx.rules.units[type]?.tags.has('submerges') ? (action.submerged?.[owner as keyof typeof action.submerged] ?? 0) : 0,
      )
      if (diving > 0) {
        if (spend(owner, (i) => is(i).type === type && is(i).diving === true, diving) > 0)
          return unknown({ [type]: diving }, owner)
        left -= diving
      }
      // By default as few diving boats as possible.
      left = spend(owner, (i) => is(i).type === type && fits(i, 'lose') && !is(i).diving, left)
      left = spend(owner, (i) => is(i).type === type && is(i).diving === true, left)
      if (left > 0) return unknown({ [type]: n }, owner)
    }
  }
  const unknownTransport = named.find((id, i) => named.indexOf(id) < i || !sunk.has(id))
  if (unknownTransport !== undefined) return { error: refuse(ctx, 'CONTRACT', 'no-such-transport') }
  const spent = choice.reduce((a, b) => a + b, 0)
  if (spent !== problem.hits) return { error: refuse(ctx, problem.rule, 'spend-exactly', { n: problem.hits, m: spent }) }
  const fault = lossFault(ctx, problem, choice)
  if (fault) return { error: refuse(ctx, fault.rule, fault.code, { power: fault.owner }) }
  return { choice, ids: [...named] }
}

/** Converts a loss choice to the action. */
export function toAction(problem: LossProblem, choice: LossChoice): ActionOf<'casualties'> {
  const lose: Partial<Record<Owner, Counts>> = {}
  const hit: Partial<Record<Owner, Counts>> = {}
  const submerged: Partial<Record<Owner, number>> = {}
  const transports: number[] = []
  problem.classes.forEach((c, i) => {
    const n = choice[i] ?? 0
    if (n === 0) return
    const into = c.spend === 'hit' ? hit : lose
    const marked: Counts = c.gas ? { [GAS]: n } : {}
    into[c.owner] = inOrder({ ...into[c.owner], [c.type]: (into[c.owner]?.[c.type] ?? 0) + n, ...marked })
    if (c.diving) submerged[c.owner] = (submerged[c.owner] ?? 0) + n
    if (c.ids) transports.push(...c.ids.slice(0, n))
  })
  return {
    type: 'casualties',
    lose,
    ...(Object.keys(hit).length > 0 ? { hit } : {}),
    ...(transports.length > 0 ? { transports } : {}),
    ...(Object.keys(submerged).length > 0 ? { submerged } : {}),
  } as ActionOf<'casualties'>
}

const inOrder = (counts: Counts): Counts => Object.fromEntries(UNIT_TYPES.filter((t) => counts[t]).map((t) => [t, counts[t]]))
