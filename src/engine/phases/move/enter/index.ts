import type { LandEntry } from '../../../kernel/move.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import type { Refusal } from '../../../refusal.ts'
import { checkContestedExit } from './contested-exit.ts'
import { checkIsolation, checkNeutralPatron } from './isolation.ts'

/**
 * Who may enter a territory (STD-MOV-03: friendly, contested, hostile, neutral and vacant land are all open, STD-MOV-08), less
 * what these predicates close. The same list serves moves, landings and hints; a ruleset's own predicates join it. Land that is
 * closed to everybody leads: it says more than where the units come from (STD-REV-12, ADV-26-03).
 */
export function checkEntry(ctx: Ctx, entry: LandEntry): (Refusal | null)[] {
  const errors = [
    ctx.rules.hooks.landClosed(ctx, entry),
    checkContestedExit(ctx, entry),
    checkIsolation(ctx, entry),
    checkNeutralPatron(ctx, entry),
  ]
  for (const check of ctx.rules.checks.enter) errors.push(check(ctx, entry))
  return errors
}
