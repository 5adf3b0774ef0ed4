import type { Ctx } from '../../../kernel/rules.ts'
import { areFriends } from '../../../state/relations.ts'
import { stacksIn } from '../../../state/selectors.ts'
import type { Counts, Owner, PowerId, RuleId } from '../../../types/ids.ts'
import type { LossProblem } from '../../../types/losses.ts'
import type { Battle } from '../../../types/task.ts'
import { attackersIn, defendersIn } from '../forces.ts'
import { sparedShipsRule } from '../sea/ships.ts'

/**
 * The rule that keeps these units out of the hits, if they are here: those who came overland while the guns fire at the beach
 * (STD-ASL-03), armies while fighters fight (STD-LND-07), boats that have dived (STD-NAV-08, WIK-05), cargo (STD-TRN-10), allies who
 * look on (STD-MUL-02). None for what is not here.
 */
export function sparedRule(ctx: Ctx, problem: LossProblem, counts: Counts, owner?: Owner): RuleId | null {
  const apart = sparedShipsRule(ctx, counts, owner)
  if (apart !== null || owner === undefined) return apart
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
  // Those that dive in this round can be hit all the same, unless the house rule takes them out at once.
  const diving = ctx.rules.behaviours.divingCanBeHit ? (battle.diving[owner as PowerId] ?? 0) : 0
  const dived = standing.reduce((n, s) => n + (s.submerged ? s.count : 0), 0) - diving
  if (dived <= 0) return null
  return ctx.rules.behaviours.divingCanBeHit ? 'STD-NAV-08' : 'WIK-05'
}
