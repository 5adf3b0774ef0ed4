import { emit, replaceTask, roll } from '../../kernel/context.ts'
import type { BattleStep, Ctx, FireSpec, View } from '../../kernel/rules.ts'
import type { Throw } from '../../types/decision.ts'
import type { FireGroup } from '../../types/event.ts'
import type { FireLine } from '../../types/event-battle.ts'
import type { Battle } from '../../types/task.ts'
import { goToNextStep } from './battle-step.ts'
import { decidingPower } from './forces.ts'

/** Units that hit on the same number. */
export type Battery = FireLine

/** Number of dice of these batteries. */
export const diceNeeded = (batteries: readonly Battery[]): number => batteries.reduce((n, b) => n + b.count, 0)

/** The batteries as a roll. */
export const rollOf = (batteries: readonly Battery[], counts: Throw['counts'] = 'hits'): Throw => ({
  groups: batteries.map(({ power, type, count, needs }) => ({ power, type, count, needs })),
  counts,
})

/** Assigns dice to batteries in order; a die hits on the needed number or less (STD-SET-19). */
export function assignDice(batteries: readonly Battery[], dice: readonly number[]): { groups: FireGroup[]; hits: number } {
  let at = 0
  let hits = 0
  const groups = batteries.map((b) => {
    const own = dice.slice(at, at + b.count)
    at += b.count
    const hit = own.filter((d) => d <= b.needs).length
    hits += hit
    return { ...b, dice: own, hits: hit }
  })
  return { groups, hits }
}

/** Dice by battery, hits, absorbed hits and hits that only damage. */
export type FireResult = { groups: FireGroup[]; hits: number; absorbed: number; damaging: number }

/** Turns dice into hits without changing anything. */
export function resolveFire<B extends Battle>(
  view: View,
  battle: B,
  fire: FireSpec<B>,
  dice: readonly number[],
  batteries = fire.batteries(view, battle),
): FireResult {
  const { groups, hits } = assignDice(batteries, dice)
  const most = fire.removesUpTo?.(view)
  const damaging =
    most === undefined ? 0 : groups.reduce((n, g) => n + g.dice.filter((die) => die > most && die <= g.needs).length, 0)
  return { groups, hits, absorbed: Math.min(fire.absorbs?.(view, battle) ?? 0, hits), damaging }
}

/** The upcoming roll; separates killing from damaging dice (ADV-04-01). */
function previewRoll<B extends Battle>(view: View, battle: B, fire: FireSpec<B>): Throw {
  const batteries = fire.batteries(view, battle)
  const most = fire.removesUpTo?.(view)
  return most !== undefined && batteries.some((b) => b.needs > most)
    ? { ...rollOf(batteries, 'kills-and-damage'), killsUpTo: most }
    : rollOf(batteries)
}

/** Rolls for one side and emits the event; null while dice must be entered. */
function rollFire<B extends Battle>(ctx: Ctx, battle: B, fire: FireSpec<B>, batteries: readonly Battery[]): FireResult | null {
  const { side, step, topic, rule } = fire
  const { space, attacker } = battle
  const by = side === 'attacker' ? attacker : decidingPower(ctx, batteries, attacker)
  const dice = roll(ctx, { by, topic, space, count: diceNeeded(batteries), rule })
  if (!dice) return null
  const result = resolveFire(ctx, battle, fire, dice, batteries)
  const { groups, hits, absorbed, damaging } = result
  emit(ctx, {
    type: 'fired',
    space,
    step,
    round: battle.task === 'sea-battle' ? battle.round : battle.airRound + 1,
    side,
    groups,
    hits,
    absorbed,
    ...(damaging > 0 ? { damaging } : {}),
    ...(battle.task === 'land-battle' && step === 'attack' && battle.bombarding.length > 0
      ? { bombarding: battle.bombarding }
      : {}),
  })
  return result
}

type FireStepSpec<B extends Battle> = Pick<BattleStep<B>, 'id' | 'track'> & {
  fire: FireSpec<B>
  /** Emit the event even without dice. */
  emitIfEmpty?: true
  /** Runs in place of firing and returns true; false: fire. */
  instead?: (ctx: Ctx, battle: B) => boolean
  /** Runs after firing. */
  onFired?: (ctx: Ctx, battle: B, result: FireResult) => void
}

/** A step in which one side fires. */
export const fireStep = <B extends Battle>({
  id,
  track,
  fire,
  emitIfEmpty,
  instead,
  onFired,
}: FireStepSpec<B>): BattleStep<B> => ({
  id,
  track,
  fire,
  nextRoll: (ctx, battle) => previewRoll(ctx, battle, fire),
  run: (ctx, battle) => {
    if (instead?.(ctx, battle)) return
    const batteries = fire.batteries(ctx, battle)
    if (batteries.length > 0 || emitIfEmpty) {
      const result = rollFire(ctx, battle, fire, batteries)
      if (!result) return
      countAbsorbed(ctx, result.absorbed)
      onFired?.(ctx, battle, result)
    }
    goToNextStep(ctx)
  },
})

/** A tank that absorbed a hit cannot do so again in this battle (STD-LND-15). */
function countAbsorbed(ctx: Ctx, absorbed: number): void {
  const now = ctx.state.flow.agenda.at(-1)
  if (absorbed > 0 && now?.task === 'land-battle') replaceTask(ctx, { ...now, absorbed: now.absorbed + absorbed })
}
