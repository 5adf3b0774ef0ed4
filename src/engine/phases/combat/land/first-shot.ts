import { ask, become, type Ctx, emit } from '../../../flow/context.ts'
import { bearsGas } from '../../../state/gas.ts'
import { hasTag } from '../../../state/queries.ts'
import type { UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import type { Battery } from '../fire.ts'
import { countTag, countType, ownersOf } from '../forces.ts'
import { fewerGassed } from './gas.ts'
import { absorbing, attackers, current, defenders, go, next, volley } from './volley.ts'

/** The defenders' machine guns, all together whosever they are (ADV-02-05, ADV-02-19). */
export const firstShotBatteries = (ctx: Ctx, stacks: readonly Stack[]): Battery[] =>
  ctx.rules.types
    .filter((type) => hasTag(ctx, type, 'first-shot'))
    .flatMap((type) =>
      ownersOf(ctx, stacks).map((power) => ({
        power,
        type,
        count: countType(
          stacks.filter((s) => s.power === power),
          type,
        ),
        needs: ctx.rules.units[type].defence,
      })),
    )
    .filter((b) => b.count > 0 && b.needs > 0)

/** Before all other fire, at a landing after the strike (ADV-02-05, ADV-02-20); each tank stops one hit and is tipped, without a question (ADV-02-08, ADV-02-09). */
export function fireFirst(ctx: Ctx, battle: LandBattle): void {
  const batteries = firstShotBatteries(ctx, defenders(ctx, battle))
  if (batteries.length === 0) return next(ctx)
  const shot = { side: 'defender', step: 'first-shot', topic: 'first-shot-dice', rule: 'ADV-02-05', batteries } as const
  if (!volley(ctx, battle, shot, absorbing(ctx, battle))) return
  const tipped = current(ctx).absorbed - battle.absorbed
  if (tipped > 0) emit(ctx, { type: 'tanks-tipped', space: battle.space, power: battle.attacker, count: tipped })
  next(ctx)
}

/** Every further hit kills an infantry at once, weakened ones first (ADV-02-06, ADV-02-07, ADV-02-22); what is left over misses (ADV-02-10). */
export function loseToFirstShot(ctx: Ctx, battle: LandBattle): void {
  const { space, attacker: power } = battle
  const own = attackers(ctx, battle)
  const infantry = countTag(ctx, own, 'army-core')
  const count = Math.min(battle.onAttacker, infantry)
  if (count > 0) {
    const core = coreOf(ctx)
    emit(ctx, {
      type: 'units-lost',
      space,
      power,
      side: 'attacker',
      step: 'first-shot',
      units: { [core]: count },
      transports: [],
      cargo: [],
      submerged: 0,
      chosenBy: null,
    })
  }
  const gassed = fewerGassed(ctx, power, count)
  const stopped = count > 0 && count === infantry
  become(ctx, { ...current(ctx), onAttacker: 0, ...(gassed ? { gassed } : {}), ...(stopped ? { stopped } : {}) })
  next(ctx)
}

const coreOf = (ctx: Ctx): UnitType => ctx.rules.types.find((t) => hasTag(ctx, t, 'army-core')) as UnitType

/** With all its infantry gone the attack is over, nobody fires, and another unit of the attacker's choice becomes infantry (ADV-02-16, ADV-02-17); ships that would have bombarded do not, and the land stays contested (ADV-02-18). */
export function stopAttack(ctx: Ctx, battle: LandBattle): void {
  if (!battle.stopped) return next(ctx)
  const own = attackers(ctx, battle)
  const types = ctx.rules.types.filter((type) => countType(own, type) > 0)
  const [only, ...others] = types
  if (only === undefined) return go(ctx, 'conclude')
  if (others.length === 0) return answerSwap(ctx, battle, only)
  ask(ctx, {
    by: battle.attacker,
    kind: 'choice',
    topic: 'swap',
    space: battle.space,
    options: types.map((id) => ({ id })),
    rule: 'ADV-02-17',
  })
}

/** Of several guns a plain one goes; a gun's marker is lost with it (ADV-02-17, ADV-03-21). */
export function answerSwap(ctx: Ctx, battle: LandBattle, option: string): void {
  const given = option as UnitType
  const marked = bearsGas(ctx.rules, given) && attackers(ctx, battle).every((s) => s.type !== given || s.gas)
  emit(ctx, {
    type: 'unit-exchanged',
    power: battle.attacker,
    space: battle.space,
    given,
    received: coreOf(ctx),
    ...(marked ? { gas: true } : {}),
  })
  go(ctx, 'conclude')
}
