import { become, emit, roll } from '../../kernel/context.ts'
import type { BattleStep, Ctx, Fire, View } from '../../kernel/rules.ts'
import type { Throw } from '../../types/decision.ts'
import type { FireGroup } from '../../types/event.ts'
import type { Battle } from '../../types/task.ts'
import { type Battery, diceOf, fire, throwOf } from './fire.ts'
import { speakerOf } from './forces.ts'
import { next } from './step.ts'

/** What a throw does: its dice by battery, the hits, those that nobody loses anything to, and those that damage only. */
export type Thrown = { groups: FireGroup[]; hits: number; absorbed: number; damaging: number }

/** Faces → hits, of this throw in this position. Nothing is thrown and nothing changes. */
export function resolve<B extends Battle>(
  view: View,
  battle: B,
  shot: Fire<B>,
  dice: readonly number[],
  batteries = shot.batteries(view, battle),
): Thrown {
  const { groups, hits } = fire(batteries, dice)
  const most = shot.removesUpTo?.(view)
  const damaging =
    most === undefined ? 0 : groups.reduce((n, g) => n + g.dice.filter((die) => die > most && die <= g.needs).length, 0)
  return { groups, hits, absorbed: Math.min(shot.absorbs?.(view, battle) ?? 0, hits), damaging }
}

/** The throw in this position: dice that can hit without removing are told apart from those that remove (ADV-04-01). */
function thrownBy<B extends Battle>(view: View, battle: B, shot: Fire<B>): Throw {
  const batteries = shot.batteries(view, battle)
  const most = shot.removesUpTo?.(view)
  return most !== undefined && batteries.some((b) => b.needs > most)
    ? { ...throwOf(batteries, 'kills-and-damage'), killsUpTo: most }
    : throwOf(batteries)
}

/** One throw of one side, with its event, by the first power that has dice in it. Null while they are still to be typed in. */
function shoot<B extends Battle>(ctx: Ctx, battle: B, shot: Fire<B>, batteries: readonly Battery[]): Thrown | null {
  const { side, step, topic, rule } = shot
  const { space, attacker } = battle
  const by = side === 'attacker' ? attacker : speakerOf(ctx, batteries, attacker)
  const dice = roll(ctx, { by, topic, space, count: diceOf(batteries), rule })
  if (!dice) return null
  const thrown = resolve(ctx, battle, shot, dice, batteries)
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
  fire: Fire<B>
  /** Is it told as well when nobody throws? */
  evenEmpty?: true
  /** What happens in its place, if anything does; false: it fires. */
  instead?: (ctx: Ctx, battle: B) => boolean
  /** What else comes of it. */
  after?: (ctx: Ctx, battle: B, thrown: Thrown) => void
}

/** A step in which one side throws at the other. */
export const fireStep = <B extends Battle>({
  id,
  track,
  fire: shot,
  evenEmpty,
  instead,
  after,
}: FireStepSpec<B>): BattleStep<B> => ({
  id,
  track,
  fire: shot,
  throws: (ctx, battle) => thrownBy(ctx, battle, shot),
  run: (ctx, battle) => {
    if (instead?.(ctx, battle)) return
    const batteries = shot.batteries(ctx, battle)
    if (batteries.length > 0 || evenEmpty) {
      const thrown = shoot(ctx, battle, shot, batteries)
      if (!thrown) return
      tip(ctx, thrown.absorbed)
      after?.(ctx, battle, thrown)
    }
    next(ctx)
  },
})

/** Units that took up a hit are tipped for the rest of the battle (STD-LND-15). */
function tip(ctx: Ctx, absorbed: number): void {
  const now = ctx.state.flow.agenda.at(-1)
  if (absorbed > 0 && now?.task === 'land-battle') become(ctx, { ...now, absorbed: now.absorbed + absorbed })
}
