import type { PlayerAction } from '../../../kernel/action.ts'
import { counts, flag, optional, powers, required, shipGroups, space } from '../../../kernel/fields.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { BattleEntry } from '../../../types/state.ts'
import { checkAttack, doAttack } from '../attack.ts'
import { possibleCompanions } from '../land/joint.ts'
import { neutralShipsIn } from '../order.ts'

/** A battle is opened (STD-CBT-01). */
export const attack: PlayerAction<'attack'> = {
  phase: 'combat',
  shape: {
    space: required(space),
    usa: optional(flag),
    with: optional(powers),
    aside: optional(shipGroups),
    bombard: optional(counts),
  },
  check: checkAttack,
  list: (ctx) => ctx.state.turn.battles.flatMap((battle) => waysToOpen(ctx, battle)),
  perform: doAttack,
}

/** Plainly; at war with the neutral whose ships are there; as the ruleset knows besides; with friends. */
function waysToOpen(ctx: Ctx, battle: BattleEntry): ActionOf<'attack'>[] {
  const { space, resolved } = battle
  const plain: ActionOf<'attack'> = { type: 'attack', space }
  if (neutralShipsIn(ctx, space)) return [plain, { ...plain, usa: true }]
  const more = resolved ? [] : ctx.rules.hooks.waysToOpen(ctx, battle)
  return [plain, ...more, ...jointAttacks(ctx, battle)]
}

/** With every single friend that may join, and with all of them (INF-LAND-01). */
function jointAttacks(ctx: Ctx, { space, kind, resolved }: BattleEntry): ActionOf<'attack'>[] {
  if (kind === 'sea' || resolved) return []
  const friends = possibleCompanions(ctx, space)
  const groups = friends.length > 1 ? [...friends.map((p) => [p]), friends] : friends.map((p) => [p])
  return groups.map((group) => ({ type: 'attack', space, with: group }))
}
