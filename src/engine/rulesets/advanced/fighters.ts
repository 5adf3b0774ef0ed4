import { ask, emit, popTask, pushTasks } from '../../kernel/context.ts'
import type { RuleReason } from '../../kernel/move-plan.ts'
import type { Overlay } from '../../kernel/overlay.ts'
import type { Ctx, TaskRunner, View } from '../../kernel/rules.ts'
import { optionTaskHandler } from '../../phases/answers.ts'
import { loneFightersAttackRefused, onlyLoneFighters } from '../../phases/move/fly/lone-fighters.ts'
import { checkEntry } from '../../phases/move/march/entry.ts'
import { capture, settleControl } from '../../phases/politics/control.ts'
import { areEnemies, areFriendsIn } from '../../state/relations.ts'
import { enemiesIn, hasOwnLand, isLandUnit, isUnmobilizedMinor, placeOf, stacksIn, statusOf } from '../../state/selectors.ts'
import { countsOf } from '../../state/stacks.ts'
import type { Owner, PowerId, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'
import type { Task, TaskOf } from '../../types/task.ts'

/** Fighters rest on friendly land, or on contested land with allied land units (ADV-PT2-01, ADV-PT2-02). */
export function checkRestOnFriendlyLand(view: View, space: SpaceId, stacks: readonly Stack[], power: Owner): RuleReason | null {
  if (stacks.some((s) => s.power === power && isLandUnit(view, s.type))) return null
  const status = statusOf(view, space, power as PowerId)
  if (status === 'friendly') return null
  if (status !== 'contested') return { rule: 'ADV-PT2-01', code: 'fighter-needs-friendly-land' }
  const beside = stacks.some((s) => isLandUnit(view, s.type) && areFriendsIn(view, space, power, s.power))
  return beside ? null : { rule: 'ADV-PT2-02', code: 'fighter-needs-an-army' }
}

const isAir = (ctx: Ctx, s: Stack): boolean => ctx.rules.units[s.type].kind === 'air'

/** Powers whose fighters face enemy land units here without allied land units, in turn order (ADV-PT2-05). */
export function loneFighterPowers(ctx: Ctx, space: SpaceId): PowerId[] {
  const here = stacksIn(ctx.state, space)
  if (!here.some((s) => isAir(ctx, s))) return []
  return ctx.rules.order.filter(
    (p) =>
      here.some((s) => s.power === p) &&
      enemiesIn(ctx, space, p).some((s) => isLandUnit(ctx, s.type)) &&
      here.every((s) => isAir(ctx, s) || (s.power !== 'neutral' && areEnemies(ctx, p, s.power))),
  )
}

const retreatTasks = (space: SpaceId, powers: readonly PowerId[]): Task[] =>
  powers.map((power) => ({ task: 'fighter-retreat', space, power }))

function retreatsFrom(ctx: Ctx, space: SpaceId): Task[] {
  const powers = loneFighterPowers(ctx, space)
  return powers.length === 0 ? [] : [...retreatTasks(space, powers), { task: 'abandoned-field', space }]
}

/** A declared landing also drives fighters away, unless a sleeping minor will defend. */
function retreatsBeforeLanding(ctx: Ctx, space: SpaceId): Task[] {
  if (!ctx.state.turn.landings.some((l) => l.to === space)) return []
  const foes = enemiesIn(ctx, space, ctx.state.flow.power)
  const alone = onlyLoneFighters(ctx, foes) && loneFighterPowers(ctx, space).length === 0 && !isUnmobilizedMinor(ctx, space)
  return alone
    ? retreatTasks(
        space,
        ctx.rules.order.filter((p) => foes.some((s) => s.power === p)),
      )
    : []
}

/** As Movement closes, fighters without land units fly away (ADV-PT2-05, ADV-PT2-07); at any power's Movement. */
function runFighterRetreats(ctx: Ctx): void {
  popTask(ctx)
  pushTasks(ctx, ...ctx.rules.map.territories.flatMap(({ id }) => [...retreatsFrom(ctx, id), ...retreatsBeforeLanding(ctx, id)]))
}

/** Neighbouring friendly land, not contested or just entered (ADV-PT2-06), that the ruleset lets them enter. */
const refuges = (ctx: Ctx, from: SpaceId, power: PowerId): SpaceId[] =>
  placeOf(ctx, from).land.filter(
    (to) =>
      statusOf(ctx, to, power) === 'friendly' &&
      enemiesIn(ctx, to, power).length === 0 &&
      checkEntry(ctx, { power, from, to, units: {}, by: 'air', bound: false }).every((e) => e === null),
  )

/** The owner chooses the refuge; without one the fighters are lost (ADV-PT2-05, ADV-PT2-07). */
function runFighterRetreat(ctx: Ctx, { space, power }: TaskOf<'fighter-retreat'>): void {
  const options = refuges(ctx, space, power)
  const [only, ...others] = options
  if (only !== undefined && others.length > 0)
    return ask(ctx, {
      by: power,
      kind: 'choice',
      topic: 'fighter-retreat',
      space,
      options: options.map((id) => ({ id })),
      rule: 'ADV-PT2-07',
    })
  popTask(ctx)
  fly(ctx, space, power, only ?? null)
}

function answerFighterRetreat(ctx: Ctx, { space, power }: TaskOf<'fighter-retreat'>, option: string): void {
  popTask(ctx)
  fly(ctx, space, power, option)
}

function fly(ctx: Ctx, from: SpaceId, power: PowerId, to: SpaceId | null): void {
  const units = countsOf(stacksIn(ctx.state, from).filter((s) => s.power === power))
  if (to !== null) return emit(ctx, { type: 'fighters-retreated', power, from, to, units, rule: 'ADV-PT2-05' })
  emit(ctx, { type: 'fighters-overrun', power, space: from, units, by: ctx.state.flow.power, rule: 'ADV-PT2-05' })
}

/** The land passes to the entering power, or is settled as a withdrawal. */
function runAbandonedField(ctx: Ctx, { space }: TaskOf<'abandoned-field'>): void {
  popTask(ctx)
  const { power } = ctx.state.flow,
    { opened } = ctx.state.turn
  if (opened.control[space] !== 'contested' && hasOwnLand(ctx, space, power)) capture(ctx, space, power, 'entered')
  else settleControl(ctx, space, 'withdrawn')
}

export const fighterRetreatsTask: TaskRunner<'fighter-retreats'> = { run: runFighterRetreats }
export const fighterRetreatTask: TaskRunner<'fighter-retreat'> = {
  run: runFighterRetreat,
  ...optionTaskHandler(answerFighterRetreat),
}
export const abandonedFieldTask: TaskRunner<'abandoned-field'> = { run: runAbandonedField }

/**
 * PT-2: fighters need no own infantry. They rest on friendly land, or with allied land units (ADV-PT2-01, ADV-PT2-02,
 * ADV-PT2-03), are lost before the last infantry (ADV-PT2-04, ADV-PT2-10, ADV-PT2-11), and retreat when alone (ADV-PT2-05,
 * ADV-PT2-06, ADV-PT2-07).
 */
export const fightersWithoutInfantry: Overlay = {
  behaviours: { guestFighters: 'free' },
  steps: { closeMove: (list) => list.flatMap((step) => (step === 'withdrawals' ? [step, 'fighter-retreats'] : [step])) },
  tasks: {
    'fighter-retreats': fighterRetreatsTask,
    'fighter-retreat': fighterRetreatTask,
    'abandoned-field': abandonedFieldTask,
  },
  hooks: {
    fighterStayRefused: (_next, view, space, stacks, power) => checkRestOnFriendlyLand(view, space, stacks, power),
    attackLeadRefused: (_next, view, space) => loneFightersAttackRefused(view, space, 'ADV-PT2-08', 'fighters-cannot-attack'),
  },
}
