import { emit, popTask, pushTasks } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { updateBattleList } from '../../../phases/combat/battle-list.ts'
import { beginLandBattle } from '../../../phases/combat/land/begin.ts'
import { emitStayedAboard, resolveLanding } from '../../../phases/combat/landings.ts'
import { enemiesIn, isUnmobilizedMinor } from '../../../state/selectors.ts'
import type { Counts, SpaceId } from '../../../types/ids.ts'
import type { TaskOf } from '../../../types/task.ts'
import { formGroup, invadingLandings } from './fleet.ts'

/** After a lost sea battle all landings of the zone stay aboard (ADV-11-02, ADV-11-03, ADV-11-06, ADV-11-07). */
export function decideLandings(ctx: Ctx, zone: SpaceId): void {
  const won = ctx.state.turn.seaWon?.includes(zone) ?? false
  const rule = won ? 'ADV-11-02' : 'ADV-11-03'
  emit(ctx, { type: 'landings-decided', space: zone, power: ctx.state.flow.power, won, rule })
  if (won) return
  for (const l of ctx.state.turn.landings.filter((x) => x.zone === zone)) emitStayedAboard(ctx, l, 'ADV-11-07')
}

/** The task in which coastal guns meet a ready assault (ADV-12-23); null without one. */
export const shoreTask = (ctx: Ctx, to: SpaceId, bombard?: Counts): TaskOf<'assault'> | null =>
  invadingLandings(ctx, to).length > 0 ? { task: 'assault', to, ...(bombard ? { bombard } : {}) } : null

/** An assault reaches the shore: an unentered minor mobilizes first (ADV-12-24), then coastal guns fire. */
function runAssault(ctx: Ctx, task: TaskOf<'assault'>): void {
  popTask(ctx)
  const { to } = task
  const landings = invadingLandings(ctx, to)
  if (landings.length === 0) return updateBattleList(ctx)
  if (isUnmobilizedMinor(ctx, to)) return pushTasks(ctx, { task: 'minor', space: to, entered: ctx.state.flow.power }, task)
  if (enemiesIn(ctx, to, ctx.state.flow.power).length === 0) return resolveLanding(ctx, to, landings)
  formGroup(ctx, to, landings, task.bombard)
  updateBattleList(ctx)
  beginLandBattle(ctx, to, [], landings)
}

/** As Conduct Combat opens, unopposed direct assaults land and take control (STD-MOV-05, ADV-12-23). */
export function landUnopposed(ctx: Ctx): void {
  const targets = [...new Set(ctx.state.turn.landings.flatMap((l) => (l.direct ? [l.to] : [])))].sort()
  for (const to of targets) {
    const resisted = isUnmobilizedMinor(ctx, to) || enemiesIn(ctx, to, ctx.state.flow.power).length > 0
    const landings = resisted ? [] : invadingLandings(ctx, to)
    if (landings.length > 0) resolveLanding(ctx, to, landings)
  }
}

export const assaultTask: TaskRunner<'assault'> = { run: runAssault }
