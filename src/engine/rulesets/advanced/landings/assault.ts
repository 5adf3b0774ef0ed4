import { emit, popTask, pushTasks, replaceTask } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { updateBattleList } from '../../../phases/combat/battle-list.ts'
import { goToNextStep, type LandBattleStep } from '../../../phases/combat/battle-step.ts'
import { beginLandBattle } from '../../../phases/combat/land/begin.ts'
import { attackersOf, currentLandBattle } from '../../../phases/combat/land/sides.ts'
import { emitLanded, emitStayedAboard, resolveLanding } from '../../../phases/combat/landings.ts'
import { countInfantry, zonesOfLandings } from '../../../phases/combat/ready-landings.ts'
import { partiesOfLanding } from '../../../phases/move/transport/cargo.ts'
import { makeContested } from '../../../phases/politics/control.ts'
import { enemiesIn, isUnmobilizedMinor } from '../../../state/selectors.ts'
import type { Counts, SpaceId } from '../../../types/ids.ts'
import type { Landing } from '../../../types/state.ts'
import type { LandBattle, TaskOf } from '../../../types/task.ts'
import { formGroup, invadingLandings, matchBombardment, targetFleet } from './fleet.ts'

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

/**
 * Survivors land if infantry is among them (ADV-12-18); then ships are matched with it (ADV-12-03). Without any attacker ashore
 * there is no battle (ADV-12-25).
 */
export const ashore: LandBattleStep = { id: 'ashore', track: 'coastal', run: landAssault }

function landAssault(ctx: Ctx, battle: LandBattle): void {
  if (!battle.zones) return goToNextStep(ctx)
  const { space, attacker } = battle
  const landings = ctx.state.turn.landings.filter((l) => l.to === space)
  const infantry = landings.reduce((n, l) => n + countInfantry(ctx, l), 0)
  if (infantry > 0) comeAshore(ctx, battle, landings, infantry)
  else {
    for (const l of landings)
      emit(ctx, {
        type: 'landing-stayed-aboard',
        power: attacker,
        zone: l.zone,
        to: space,
        transport: l.transport,
        rule: 'ADV-12-18',
      })
    replaceTask(ctx, { ...currentLandBattle(ctx), assault: false })
  }
  if (attackersOf(ctx, currentLandBattle(ctx)).length > 0) return goToNextStep(ctx)
  emit(ctx, { type: 'battle-ended', space, kind: 'land', attacker, outcome: 'repulsed' })
  popTask(ctx)
}

function comeAshore(ctx: Ctx, battle: LandBattle, landings: readonly Landing[], infantry: number): void {
  const { space: to, attacker } = battle
  const ships = targetFleet(ctx, battle)
  // Ships whose own transports land no units do not bombard (ADV-12-27).
  const from = zonesOfLandings(
    ctx,
    landings.filter((l) => partiesOfLanding(ctx, l).length > 0),
  )
  emitLanded(ctx, landings, true)
  makeContested(ctx, to)
  updateBattleList(ctx)
  const bombarding = matchBombardment(ctx, ships, infantry, from)
  replaceTask(ctx, { ...currentLandBattle(ctx), bombarding })
  if (bombarding.length > 0) emit(ctx, { type: 'bombardment-matched', space: to, power: attacker, infantry, bombarding })
  else emit(ctx, { type: 'step-skipped', space: to, step: 'bombardment', rule: 'ADV-12-02' })
}
