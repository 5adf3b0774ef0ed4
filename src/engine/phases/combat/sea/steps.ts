import { ask, become, type Ctx, emit, pop, roll } from '../../../flow/context.ts'
import { type Refusal, refuse } from '../../../refusal.ts'
import type { SeaStep } from '../../../rulesets/rules.ts'
import type { PowerId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { SeaBattle } from '../../../types/task.ts'
import { diceOf, fire } from '../fire.ts'
import { ownersOf, speakerOf } from '../forces.ts'
import { takeLosses } from '../losses/take.ts'
import { seaBatteries } from './batteries.ts'
import { askForEscorts, askForRaiders, payForRaid, rollEscorts, rollRaid } from './convoy.ts'
import { askToDisengage, rollForSide, settleEngagement } from './disengage.ts'
import { answerDiveAll, askToDiveAll, huntingBatteries } from './dive.ts'
import { closeFirstShots, countDestroyers, shootersIn } from './first-shot.ts'
import { retreatZones } from './retreat.ts'
import { afloat, boatsOf, engaged, hasTargets, type SeaSide } from './ships.ts'

const current = (ctx: Ctx): SeaBattle => ctx.state.flow.agenda.at(-1) as SeaBattle
const next = (ctx: Ctx): void => become(ctx, { ...current(ctx), step: current(ctx).step + 1, asked: [] })

/**
 * Asks each owner of boats that could fire whether any dive instead, all they can do besides (STD-NAV-06, STD-SUB-04); the
 * defenders after the attackers' dice (STD-NAV-09).
 */
function askToDive(ctx: Ctx, battle: SeaBattle, side: SeaSide, step: 'first' | 'main'): void {
  const spared = battle.hunted || !hasTargets(ctx, battle, side)
  const ships: readonly Stack[] = spared ? [] : shootersIn(ctx, battle, side, step)
  const owner = ownersOf(ctx, ships).find(
    (o): o is PowerId => o !== 'neutral' && !battle.asked.includes(o) && boatsOf(ctx, ships, o) > 0,
  )
  if (owner === undefined) return next(ctx)
  ask(ctx, {
    by: owner,
    kind: 'submerge',
    topic: 'submerge',
    space: battle.space,
    count: boatsOf(ctx, ships, owner),
    rule: 'STD-NAV-06',
  })
}

export function answerSubmerge(ctx: Ctx, battle: SeaBattle, by: PowerId, count: number): void {
  if (ctx.rules.steps.sea[battle.step] === 'dive-all') return answerDiveAll(ctx, battle, by, count)
  become(ctx, { ...battle, asked: [...battle.asked, by] })
  if (count > 0) emit(ctx, { type: 'submarines-submerged', space: battle.space, power: by, count, round: battle.round })
}

const FIRE = {
  main: {
    attacker: { step: 'sea-attack', topic: 'sea-attack-dice', rule: 'STD-NAV-04' },
    defender: { step: 'sea-defence', topic: 'sea-defence-dice', rule: 'STD-NAV-05' },
  },
  first: {
    attacker: { step: 'sea-first-attack', topic: 'first-attack-dice', rule: 'ADV-06-01' },
    defender: { step: 'sea-first-defence', topic: 'first-defence-dice', rule: 'ADV-06-01' },
  },
} as const

/** One side's dice of a step; none where it has nobody to fire at, as in a zone where only the convoy is fought about (ADV-10-29). */
function volley(ctx: Ctx, battle: SeaBattle, side: SeaSide, when: 'first' | 'main'): void {
  const ships = hasTargets(ctx, battle, side) ? shootersIn(ctx, battle, side, when) : []
  const batteries = huntingBatteries(ctx, battle, seaBatteries(ctx, ships, side === 'attacker' ? 'attack' : 'defence'))
  const by = side === 'attacker' ? battle.attacker : speakerOf(ctx, batteries, battle.attacker)
  const { step, topic, rule } = FIRE[when][side]
  const dice = roll(ctx, { by, topic, space: battle.space, count: diceOf(batteries), rule })
  if (!dice) return
  const { groups, hits } = fire(batteries, dice)
  if (groups.length > 0)
    emit(ctx, { type: 'fired', space: battle.space, step, round: battle.round, side, groups, hits, absorbed: 0 })
  next(ctx)
}

/** Does the battle go on at all? Not when a side has nothing but dived boats, or the attacker nothing that fires (STD-NAV-14). */
function mayGoOn(ctx: Ctx, battle: SeaBattle): boolean {
  const own = afloat(engaged(ctx, battle, 'attacker'))
  return afloat(engaged(ctx, battle, 'defender')).length > 0 && own.some((s) => ctx.rules.units[s.type].attack > 0)
}

const lose =
  (whose: 'sea-attacker' | 'sea-defender') =>
  (ctx: Ctx, battle: SeaBattle): void => {
    if (takeLosses(ctx, battle, whose)) next(ctx)
  }

/** The steps of a round at sea by name; which run, and in what order, is the ruleset's list (STD-NAV-03). */
export const seaSteps: Record<SeaStep, (ctx: Ctx, battle: SeaBattle) => void> = {
  'attacker-submerge': (ctx, battle) => askToDive(ctx, battle, 'attacker', 'main'),
  attack: (ctx, battle) => volley(ctx, battle, 'attacker', 'main'),
  'defender-submerge': (ctx, battle) => askToDive(ctx, battle, 'defender', 'main'),
  defence: (ctx, battle) => volley(ctx, battle, 'defender', 'main'),
  'attacker-losses': lose('sea-attacker'),
  'defender-losses': lose('sea-defender'),
  // Before the first dice (ADV-06-12, ADV-10-06), and what they settle for the round (ADV-06-11).
  'dive-all': (ctx, battle) => askToDiveAll(ctx, battle, next),
  raiders: (ctx, battle) => askForRaiders(ctx, battle, next),
  escorts: (ctx, battle) => askForEscorts(ctx, battle, next),
  'count-destroyers': (ctx, battle) => {
    become(ctx, { ...battle, firstShot: countDestroyers(ctx, battle) })
    next(ctx)
  },
  'first-attacker-submerge': (ctx, battle) => askToDive(ctx, battle, 'attacker', 'first'),
  'first-attack': (ctx, battle) => volley(ctx, battle, 'attacker', 'first'),
  'first-defender-submerge': (ctx, battle) => askToDive(ctx, battle, 'defender', 'first'),
  'first-defence': (ctx, battle) => volley(ctx, battle, 'defender', 'first'),
  'first-attacker-losses': lose('sea-attacker'),
  'first-defender-losses': lose('sea-defender'),
  'first-shots-over': (ctx, battle) => {
    closeFirstShots(ctx, battle)
    next(ctx)
  },
  convoy: (ctx, battle) => rollRaid(ctx, battle, next),
  'convoy-escort': (ctx, battle) => rollEscorts(ctx, battle, next),
  'convoy-payment': (ctx, battle) => payForRaid(ctx, battle, next),
  disengage: (ctx, battle) => askToDisengage(ctx, battle, next),
  'attacker-engagement': (ctx, battle) => rollForSide(ctx, battle, 'attacker', next),
  'defender-engagement': (ctx, battle) => rollForSide(ctx, battle, 'defender', next),
  engagement: settleEngagement,
  // STD-NAV-15: transports left alone are not lost by themselves; the attacker rolls on or breaks off.
  press: (ctx, battle) => {
    const zones = retreatZones(ctx, battle)
    if (!mayGoOn(ctx, battle) && zones.length === 0) {
      emit(ctx, { type: 'sea-round-ended', space: battle.space, round: battle.round, pressed: false })
      return next(ctx)
    }
    const options = zones.map((id) => ({ id }))
    ask(ctx, {
      by: battle.attacker,
      kind: 'press',
      topic: 'press',
      space: battle.space,
      ...(options.length > 0 ? { options } : {}),
      rule: options.length > 0 ? 'TOU-RET-01' : 'STD-NAV-14',
    })
  },
  // STD-NAV-16: all survivors stay; boats come up again (STD-NAV-08).
  conclude: (ctx, battle) => {
    const own = engaged(ctx, battle, 'attacker')
    const theirs = engaged(ctx, battle, 'defender')
    const outcome = battle.retreated
      ? 'retreated'
      : own.length === 0
        ? theirs.length === 0
          ? 'annihilated'
          : 'repulsed'
        : afloat(theirs).length === 0
          ? 'cleared'
          : battle.left === 'defender'
            ? 'disengaged'
            : 'broken-off'
    emit(ctx, { type: 'battle-ended', space: battle.space, kind: 'sea', attacker: battle.attacker, outcome })
    pop(ctx)
  },
}

/** With nothing left that fires there is no going on, only staying or leaving (STD-NAV-14). */
export const checkPress = (ctx: Ctx, battle: SeaBattle, on: boolean): Refusal | null =>
  on && !mayGoOn(ctx, battle) ? refuse(ctx, 'STD-NAV-14', 'nothing-left-to-fire', { space: battle.space }, battle.space) : null

/** STD-NAV-14: on with another round, or break off; the defender cannot. */
export function answerPress(ctx: Ctx, battle: SeaBattle, on: boolean): void {
  emit(ctx, { type: 'sea-round-ended', space: battle.space, round: battle.round, pressed: on })
  const now = current(ctx)
  become(ctx, { ...now, step: on ? 0 : ctx.rules.steps.sea.indexOf('conclude'), asked: [] })
}

export function runSeaBattle(ctx: Ctx, battle: SeaBattle): void {
  const step = ctx.rules.steps.sea[battle.step]
  if (step === undefined) return pop(ctx)
  seaSteps[step](ctx, battle)
}
