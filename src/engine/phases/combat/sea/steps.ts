import { ask, become, type Ctx, emit, pop, roll } from '../../../flow/context.ts'
import { refuse } from '../../../refusal.ts'
import type { SeaStep } from '../../../rulesets/rules.ts'
import { hasTag, isShip, placeOf } from '../../../state/queries.ts'
import type { Owner, PowerId } from '../../../types/ids.ts'
import type { RuleError } from '../../../types/outcome.ts'
import type { Stack } from '../../../types/state.ts'
import type { SeaBattle } from '../../../types/task.ts'
import { diceOf, fire } from '../fire.ts'
import { attackersIn, defendersIn, ownersOf, speakerOf } from '../forces.ts'
import { takeLosses } from '../losses/take.ts'
import { seaBatteries } from './batteries.ts'
import { retreatZones } from './retreat.ts'

const current = (ctx: Ctx): SeaBattle => ctx.state.agenda.at(-1) as SeaBattle
const next = (ctx: Ctx): void => become(ctx, { ...current(ctx), step: current(ctx).step + 1, asked: [] })

const attackers = (ctx: Ctx, b: SeaBattle): Stack[] => attackersIn(ctx, b.space, b.attacker).filter((s) => isShip(ctx, s.type))
const defenders = (ctx: Ctx, b: SeaBattle): Stack[] => defendersIn(ctx, b.space, b.attacker).filter((s) => isShip(ctx, s.type))

const boatsOf = (ctx: Ctx, ships: readonly Stack[], owner: Owner): number =>
  ships.reduce((n, s) => n + (s.power === owner && hasTag(ctx, s.type, 'submerges') && !s.submerged ? s.count : 0), 0)

/**
 * Asks each owner of boats that could fire whether any dive instead, all they can do besides (STD-NAV-06, SUB-04); the
 * defenders after the attackers' dice (STD-NAV-09).
 */
function askToDive(ctx: Ctx, battle: SeaBattle, ships: readonly Stack[]): void {
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
  become(ctx, { ...battle, asked: [...battle.asked, by] })
  if (count > 0) emit(ctx, { type: 'submarines-submerged', space: battle.space, power: by, count, round: battle.round })
}

function volley(ctx: Ctx, battle: SeaBattle, side: 'attacker' | 'defender'): void {
  const ships = side === 'attacker' ? attackers(ctx, battle) : defenders(ctx, battle)
  const batteries = seaBatteries(ctx, ships, side === 'attacker' ? 'attack' : 'defence')
  const by = side === 'attacker' ? battle.attacker : speakerOf(ctx, batteries, battle.attacker)
  const topic = side === 'attacker' ? 'sea-attack-dice' : 'sea-defence-dice'
  const dice = roll(ctx, {
    by,
    topic,
    space: battle.space,
    count: diceOf(batteries),
    rule: side === 'attacker' ? 'STD-NAV-04' : 'STD-NAV-05',
  })
  if (!dice) return
  const { groups, hits } = fire(batteries, dice)
  const step = side === 'attacker' ? 'sea-attack' : 'sea-defence'
  if (groups.length > 0)
    emit(ctx, { type: 'fired', space: battle.space, step, round: battle.round, side, groups, hits, absorbed: 0 })
  next(ctx)
}

const afloat = (ships: readonly Stack[]): Stack[] => ships.filter((s) => !s.submerged)

/** Does the battle go on at all? Not when a side has nothing but dived boats, or the attacker nothing that fires (STD-NAV-14). */
function mayGoOn(ctx: Ctx, battle: SeaBattle): boolean {
  const own = afloat(attackers(ctx, battle))
  return afloat(defenders(ctx, battle)).length > 0 && own.some((s) => ctx.rules.units[s.type].attack > 0)
}

/** The steps of a round at sea by name; which run, and in what order, is the ruleset's list (STD-NAV-03). */
export const seaSteps: Record<SeaStep, (ctx: Ctx, battle: SeaBattle) => void> = {
  'attacker-submerge': (ctx, battle) => askToDive(ctx, battle, attackers(ctx, battle)),
  attack: (ctx, battle) => volley(ctx, battle, 'attacker'),
  'defender-submerge': (ctx, battle) => askToDive(ctx, battle, defenders(ctx, battle)),
  defence: (ctx, battle) => volley(ctx, battle, 'defender'),
  'attacker-losses': (ctx, battle) => {
    if (takeLosses(ctx, battle, 'sea-attacker')) next(ctx)
  },
  'defender-losses': (ctx, battle) => {
    if (takeLosses(ctx, battle, 'sea-defender')) next(ctx)
  },
  // STD-NAV-15: transports left alone are not lost by themselves; the attacker rolls on or breaks off.
  press: (ctx, battle) => {
    const zones = retreatZones(ctx, battle)
    if (!mayGoOn(ctx, battle) && zones.length === 0) {
      emit(ctx, { type: 'sea-round-ended', space: battle.space, round: battle.round, pressed: false })
      return next(ctx)
    }
    const options = zones.map((id) => ({ id, label: placeOf(ctx, id).name }))
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
    const own = attackers(ctx, battle)
    const theirs = defenders(ctx, battle)
    const outcome = battle.retreated
      ? 'retreated'
      : own.length === 0
        ? theirs.length === 0
          ? 'annihilated'
          : 'repulsed'
        : afloat(theirs).length === 0
          ? 'cleared'
          : 'broken-off'
    emit(ctx, { type: 'battle-ended', space: battle.space, kind: 'sea', attacker: battle.attacker, outcome })
    pop(ctx)
  },
}

/** With nothing left that fires there is no going on, only staying or leaving (STD-NAV-14). */
export const checkPress = (ctx: Ctx, battle: SeaBattle, on: boolean): RuleError | null =>
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
