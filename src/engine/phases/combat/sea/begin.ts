import { emit, pushTasks } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { isFree } from '../../../state/stacks.ts'
import type { SpaceId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { SeaBattle } from '../../../types/task.ts'
import { attackersIn, defendersIn, forceLines } from '../forces.ts'

/** Zones these ships left or passed this turn (TOU-RET-04). */
const enteredFrom = (ships: readonly Stack[]): SpaceId[] => [...new Set(ships.flatMap((s) => s.came ?? []))].sort()

/** Opens a sea battle with all ships in the zone (STD-NAV-02). */
export function beginSeaBattle(ctx: Ctx, space: SpaceId): void {
  const attacker = ctx.state.flow.power
  const [first] = ctx.rules.steps.sea
  if (!first) return
  const force = attackersIn(ctx, space, attacker)
  const battle: SeaBattle = {
    task: 'sea-battle',
    space,
    attacker,
    step: first.id,
    round: 1,
    onAttacker: 0,
    onDefender: 0,
    dived: {},
    diving: {},
    asked: [],
    ...(ctx.rules.behaviours.seaRetreats ? { behind: enteredFrom(force.filter(isFree)) } : {}),
  }
  pushTasks(ctx, battle)
  emit(ctx, {
    type: 'battle-opened',
    space,
    kind: 'sea',
    attacker,
    assault: false,
    bombarding: [],
    attackers: forceLines(force.filter(isFree)),
    defenders: forceLines(defendersIn(ctx, space, attacker)),
  })
}
