import { emit, replaceTask } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { optionStepHandler } from '../../../phases/answers.ts'
import { askInBattle, goToNextStep, goToStep, type LandBattleStep } from '../../../phases/combat/battle-step.ts'
import { fireStep } from '../../../phases/combat/fire.ts'
import { countTag, countType } from '../../../phases/combat/forces.ts'
import { firstShotBatteries } from '../../../phases/combat/land/batteries.ts'
import { absorbsLeft, attackersOf, currentLandBattle, defendersOf } from '../../../phases/combat/land/sides.ts'
import { canBearGas } from '../../../state/gas.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { UnitType } from '../../../types/ids.ts'
import type { LandBattle } from '../../../types/task.ts'
import { gassedAfterLoss } from './gas.ts'

/** Machine guns fire first, but after the strike (ADV-02-05, ADV-02-20); each tank absorbs one hit (ADV-02-08, ADV-02-09). */
const shot = fireStep<LandBattle>({
  id: 'first-shot',
  track: 'first-shot',
  fire: {
    side: 'defender',
    step: 'first-shot',
    topic: 'first-shot-dice',
    rule: 'ADV-02-05',
    batteries: (view, battle) => firstShotBatteries(view, defendersOf(view, battle)),
    absorbs: absorbsLeft,
  },
  onFired: (ctx, { space, attacker: power }, { absorbed: count }) => {
    if (count > 0) emit(ctx, { type: 'tanks-tipped', space, power, count })
  },
})

/** Further hits kill infantry, gassed first (ADV-02-06, ADV-02-07, ADV-02-22); surplus hits miss (ADV-02-10). */
const losses: LandBattleStep = {
  id: 'first-shot-losses',
  track: 'first-shot',
  run: (ctx, battle) => {
    const { space, attacker: power } = battle
    const own = attackersOf(ctx, battle)
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
    const gassed = gassedAfterLoss(ctx, power, count)
    const stopped = count > 0 && count === infantry
    replaceTask(ctx, { ...currentLandBattle(ctx), onAttacker: 0, ...(gassed ? { gassed } : {}), ...(stopped ? { stopped } : {}) })
    goToNextStep(ctx)
  },
}

const coreOf = (ctx: Ctx): UnitType => ctx.rules.types.find((t) => hasTag(ctx, t, 'army-core')) as UnitType

/**
 * Without infantry the attack ends, and another unit of the attacker's choice becomes infantry (ADV-02-16, ADV-02-17); no
 * bombardment, and the land stays contested (ADV-02-18).
 */
const stopped: LandBattleStep = {
  id: 'stopped',
  track: 'first-shot',
  run: (ctx, battle) => {
    if (!battle.stopped) return goToNextStep(ctx)
    const own = attackersOf(ctx, battle)
    const types = ctx.rules.types.filter((type) => countType(own, type) > 0)
    const [only, ...others] = types
    if (only === undefined) return goToStep(ctx, 'conclude')
    if (others.length === 0) return swap(ctx, battle, only)
    const options = types.map((id) => ({ id }))
    askInBattle(ctx, battle, { by: battle.attacker, kind: 'choice', topic: 'swap', options, rule: 'ADV-02-17' })
  },
  question: optionStepHandler(swap),
}

/** A gun without marker goes first; otherwise its marker is lost too (ADV-02-17, ADV-03-21). */
function swap(ctx: Ctx, battle: LandBattle, option: string): void {
  const given = option as UnitType
  const marked = canBearGas(ctx.rules, given) && attackersOf(ctx, battle).every((s) => s.type !== given || s.gas)
  emit(ctx, {
    type: 'unit-exchanged',
    power: battle.attacker,
    space: battle.space,
    given,
    received: coreOf(ctx),
    ...(marked ? { gas: true } : {}),
  })
  goToStep(ctx, 'conclude')
}

/** First shot of machine guns. */
export const firstShotSteps: readonly LandBattleStep[] = [shot, losses, stopped]
