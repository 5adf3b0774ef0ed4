import { emit, replaceTask, roll } from '../../kernel/context.ts'
import type { BattleStep, Ctx, FireSpec, View } from '../../kernel/rules.ts'
import type { Throw } from '../../types/decision.ts'
import type { FireGroup } from '../../types/event.ts'
import type { FireLine } from '../../types/event-battle.ts'
import type { Battle } from '../../types/task.ts'
import { nextStep } from './battle-step.ts'
import { decidingPower } from './forces.ts'

/** Units that need the same number, before their dice are thrown. */
export type Battery = FireLine

/** How many dice these batteries throw. */
export const diceNeeded = (batteries: readonly Battery[]): number => batteries.reduce((n, b) => n + b.count, 0)

/** These batteries as a throw of which so much counts. */
export const rollOf = (batteries: readonly Battery[], counts: Throw['counts'] = 'hits'): Throw => ({
  groups: batteries.map(({ power, type, count, needs }) => ({ power, type, count, needs })),
  counts,
})

/** Deals the dice of one throw to the batteries in order; a die hits when it shows the number needed or less (STD-SET-19). */
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

/** What a throw does: its dice by battery, the hits, those that nobody loses anything to, and those that damage only. */
export type FireResult = { groups: FireGroup[]; hits: number; absorbed: number; damaging: number }

/** Faces → hits, of this throw in this position. Nothing is thrown and nothing changes. */
export function resolveFire<B extends Battle>(
  view: View,
  battle: B,
  shot: FireSpec<B>,
  dice: readonly number[],
  batteries = shot.batteries(view, battle),
): FireResult {
  const { groups, hits } = assignDice(batteries, dice)
  const most = shot.removesUpTo?.(view)
  const damaging =
    most === undefined ? 0 : groups.reduce((n, g) => n + g.dice.filter((die) => die > most && die <= g.needs).length, 0)
  return { groups, hits, absorbed: Math.min(shot.absorbs?.(view, battle) ?? 0, hits), damaging }
}

/** The throw in this position: dice that can hit without removing are told apart from those that remove (ADV-04-01). */
function previewRoll<B extends Battle>(view: View, battle: B, shot: FireSpec<B>): Throw {
  const batteries = shot.batteries(view, battle)
  const most = shot.removesUpTo?.(view)
  return most !== undefined && batteries.some((b) => b.needs > most)
    ? { ...rollOf(batteries, 'kills-and-damage'), killsUpTo: most }
    : rollOf(batteries)
}

/** One throw of one side, with its event, by the first power that has dice in it. Null while they are still to be typed in. */
function rollFire<B extends Battle>(ctx: Ctx, battle: B, shot: FireSpec<B>, batteries: readonly Battery[]): FireResult | null {
  const { side, step, topic, rule } = shot
  const { space, attacker } = battle
  const by = side === 'attacker' ? attacker : decidingPower(ctx, batteries, attacker)
  const dice = roll(ctx, { by, topic, space, count: diceNeeded(batteries), rule })
  if (!dice) return null
  const thrown = resolveFire(ctx, battle, shot, dice, batteries)
  const { groups, hits, absorbed, damaging } = thrown
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
  return thrown
}

type FireStepSpec<B extends Battle> = Pick<BattleStep<B>, 'id' | 'track'> & {
  fire: FireSpec<B>
  /** Is it told as well when nobody throws? */
  emitIfEmpty?: true
  /** What happens in its place, if anything does; false: it fires. */
  instead?: (ctx: Ctx, battle: B) => boolean
  /** What else comes of it. */
  onFired?: (ctx: Ctx, battle: B, thrown: FireResult) => void
}

/** A step in which one side throws at the other. */
export const fireStep = <B extends Battle>({
  id,
  track,
  fire: shot,
  emitIfEmpty: evenEmpty,
  instead,
  onFired: after,
}: FireStepSpec<B>): BattleStep<B> => ({
  id,
  track,
  fire: shot,
  nextRoll: (ctx, battle) => previewRoll(ctx, battle, shot),
  run: (ctx, battle) => {
    if (instead?.(ctx, battle)) return
    const batteries = shot.batteries(ctx, battle)
    if (batteries.length > 0 || evenEmpty) {
      const thrown = rollFire(ctx, battle, shot, batteries)
      if (!thrown) return
      countAbsorbed(ctx, thrown.absorbed)
      after?.(ctx, battle, thrown)
    }
    nextStep(ctx)
  },
})

/** Units that took up a hit are tipped for the rest of the battle (STD-LND-15). */
function countAbsorbed(ctx: Ctx, absorbed: number): void {
  const now = ctx.state.flow.agenda.at(-1)
  if (absorbed > 0 && now?.task === 'land-battle') replaceTask(ctx, { ...now, absorbed: now.absorbed + absorbed })
}
