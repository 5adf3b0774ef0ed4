import { emit, replaceTask, roll } from '../../../kernel/context.ts'
import { isWholeNumber } from '../../../kernel/fields.ts'
import type { Ctx, Rules } from '../../../kernel/rules.ts'
import { checkAtMost } from '../../../phases/answers.ts'
import { askInBattle, goToNextStep, type LandBattleStep, stepHandler } from '../../../phases/combat/battle-step.ts'
import { type Battery, rollOf } from '../../../phases/combat/fire.ts'
import { countTag } from '../../../phases/combat/forces.ts'
import { attackersOf, currentLandBattle, defendersOf } from '../../../phases/combat/land/sides.ts'
import { lossStep } from '../../../phases/combat/losses/loss-step.ts'
import { impossible } from '../../../refusal.ts'
import { canBearGas, markedGuns, placeMarkers } from '../../../state/gas.ts'
import type { PowerId, UnitType } from '../../../types/ids.ts'
import type { PositionSpec } from '../../../types/outcome.ts'
import type { GameState } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { applyHarmless, harmlessProblem } from './harmless-hits.ts'

/** Before all fire the attacker (ADV-03-04) announces guns that will fire gas (ADV-03-05); skipped without markers. */
export const gasAnnouncement: LandBattleStep = {
  id: 'gas-announcement',
  track: 'gas-announced',
  run: (ctx, battle) => {
    const count = markedGuns(attackersOf(ctx, battle))
    if (battle.gas !== undefined || count === 0) return goToNextStep(ctx)
    askInBattle(ctx, battle, { by: battle.attacker, kind: 'gas', topic: 'gas', count, rule: 'ADV-03-05' })
  },
  question: stepHandler(
    'gas',
    (ctx, battle, { count }) => {
      replaceTask(ctx, { ...battle, gas: count })
      if (count > 0) emit(ctx, { type: 'gas-announced', space: battle.space, power: battle.attacker, guns: count })
    },
    (ctx, _battle, { count }, decision) => checkAtMost(ctx, count, decision, 'too-many-named'),
  ),
}

/** Announced guns that survived the air battle (ADV-03-19). */
const gunsFiring = (ctx: Ctx, battle: LandBattle): number => Math.min(battle.gas ?? 0, markedGuns(attackersOf(ctx, battle)))

/**
 * After the air battle (ADV-03-06): one die a gun (ADV-03-19), the lowest counts (ADV-03-07); the markers are spent (ADV-03-17).
 */
const release: LandBattleStep = {
  id: 'gas',
  track: 'gas',
  nextRoll: (ctx, battle) => rollOf([gasBattery(ctx, battle, gunsFiring(ctx, battle))], 'lowest'),
  run: (ctx, battle) => {
    const { space, attacker: power } = battle
    const guns = gunsFiring(ctx, battle)
    if (guns === 0) return goToNextStep(ctx)
    const dice = roll(ctx, { by: power, topic: 'gas-dice', space, count: guns, rule: 'ADV-03-07' })
    if (!dice) return
    emit(ctx, { type: 'gas-released', space, power, guns, dice, lowest: Math.min(...dice) })
    goToNextStep(ctx)
  },
}

/** Gas dice have no hit number. */
const gasBattery = (ctx: Ctx, { attacker: power }: LandBattle, count: number): Battery => ({
  power,
  type: ctx.rules.types.find((type) => canBearGas(ctx.rules, type)) as UnitType,
  count,
  needs: 0,
})

/** The table entry of the lowest die. */
const effectOf = (ctx: Ctx, { gasDie }: LandBattle) => ctx.rules.data.gas?.[String(gasDie)]

/** Sides whose number of gassed infantry is rolled, in roll order. */
const rolledSides = (ctx: Ctx, battle: LandBattle) =>
  (['attackers', 'defenders'] as const).filter((side) => effectOf(ctx, battle)?.[side] === 'die')

/** The table (ADV-03-08, ADV-03-09, ADV-03-10, ADV-03-11), at most the infantry present (ADV-03-12). */
const spread: LandBattleStep = {
  id: 'gas-spread',
  track: 'gas',
  // One group a side: the dice must not be mixed.
  nextRoll: (ctx, battle) =>
    rollOf(
      rolledSides(ctx, battle).map(() => gasBattery(ctx, battle, 1)),
      'faces',
    ),
  run: (ctx, battle) => {
    const { space, attacker: power } = battle
    const effect = effectOf(ctx, battle)
    if (!effect) return goToNextStep(ctx)
    const sides = rolledSides(ctx, battle)
    const dice = roll(ctx, { by: power, topic: 'gas-spread-dice', space, count: sides.length, rule: 'ADV-03-10' })
    if (!dice) return
    const reached = (side: 'attackers' | 'defenders', there: number): number => {
      const how = effect[side]
      return how === 'die' ? Math.min(dice[sides.indexOf(side)] ?? 0, there) : how === 'all' ? there : 0
    }
    emit(ctx, {
      type: 'gas-spread',
      space,
      power,
      dice,
      attackers: reached('attackers', countTag(ctx, attackersOf(ctx, battle), 'army-core')),
      defenders: reached('defenders', countTag(ctx, defendersOf(ctx, battle), 'army-core')),
    })
    goToNextStep(ctx)
  },
}

/** Each side chooses its own gassed infantry (ADV-03-14). */
const gassed = lossStep<LandBattle>({
  id: 'gassed',
  track: 'gas',
  losses: {
    sides: ['attacker', 'defender'],
    topic: 'gassed-infantry',
    problem: (ctx, battle, side) => harmlessProblem(ctx, battle, 'gas', side),
    apply: applyHarmless,
  },
})

/** Poison gas, after the air battle (ADV-00-04). */
export const gasSteps: readonly LandBattleStep[] = [release, spread, gassed]

/** Gassed infantry left after a loss that takes gassed units first (ADV-02-22). */
export const gassedAfterLoss = (ctx: Ctx, power: LandBattle['attacker'], lost: number): LandBattle['gassed'] => {
  const { gassed } = currentLandBattle(ctx)
  return gassed && { ...gassed, [power]: Math.max(0, (gassed[power] ?? 0) - lost) }
}

/** Reads `markers.gas` of a position (ADV-03-01, ADV-03-03). Throws a ContractError. */
export function readMarkers(rules: Rules, before: GameState, { markers }: PositionSpec): GameState {
  let state = before
  if (markers === undefined) return state
  const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
  const gas = isRecord(markers) ? (markers as Record<string, unknown>).gas : null
  if (gas === undefined) return state
  if (!isRecord(gas)) impossible('markers.gas', 'object')
  for (const [space, byPower] of Object.entries(gas)) {
    const field = `markers.gas.${space}`
    if (!rules.map.places.has(space)) impossible(field, 'unknown-space', { space })
    if (!isRecord(byPower)) impossible(field, 'object')
    for (const [power, n] of Object.entries(byPower)) {
      if (!Object.hasOwn(rules.powers, power)) impossible(field, 'unknown-power', { power })
      if (!isWholeNumber(n)) impossible(`${field}.${power}`, 'whole', { least: 0 })
      state = placeMarkers(rules, state, space, power as PowerId, n, `${field}.${power}`)
    }
  }
  return state
}
