import { emit, replaceTask, roll } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { optionStepHandler } from '../../../phases/answers.ts'
import { askInBattle, goToNextStep, type LandBattleStep, stepHandler } from '../../../phases/combat/battle-step.ts'
import { type Battery, rollOf } from '../../../phases/combat/fire.ts'
import { countTag, decidingPower } from '../../../phases/combat/forces.ts'
import { currentLandBattle, defendersOf } from '../../../phases/combat/land/sides.ts'
import { lossStep } from '../../../phases/combat/losses/loss-step.ts'
import { type CargoParty, partiesOfLanding } from '../../../phases/move/transport/cargo.ts'
import { refuse } from '../../../refusal.ts'
import { hasTag } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { CoastalToll, LandBattle } from '../../../types/task.ts'
import type { AskedMark } from '../../../types/views.ts'
import { applyCoastal, coastalProblem } from './coastal-losses.ts'
import { targetFleet } from './fleet.ts'

const gunners = (ctx: Ctx, battle: LandBattle): Stack[] =>
  defendersOf(ctx, battle).filter((s) => hasTag(ctx, s.type, 'strikes-landing'))

/** Before an assault the defenders may keep up to half their guns for the fleet, rounded up (ADV-12-06, ADV-12-21, ADV-12-22). */
function askForGuns(ctx: Ctx, battle: LandBattle): void {
  const guns = countTag(ctx, gunners(ctx, battle), 'strikes-landing')
  if (!battle.zones || battle.coastal !== undefined || guns === 0) return goToNextStep(ctx)
  const by = decidingPower(ctx, defendersOf(ctx, battle), battle.attacker)
  askInBattle(ctx, battle, { by, kind: 'coastal', topic: 'coastal', count: Math.ceil(guns / 2), rule: 'ADV-12-06' })
}

const guns: LandBattleStep = {
  id: 'coastal',
  track: 'coastal',
  run: askForGuns,
  question: stepHandler(
    'coastal',
    (ctx, battle, { count }, by) => {
      replaceTask(ctx, { ...battle, coastal: count })
      if (count > 0) emit(ctx, { type: 'coastal-guns-named', space: battle.space, power: by, guns: count })
    },
    // There are more guns: the rule limits them, so the refusal names it.
    (ctx, { space }, { count }, { count: most = 0 }) =>
      count > most ? refuse(ctx, 'ADV-12-06', 'half-of-the-guns', { n: most }, space) : null,
  ),
}

/** Guns kept for the fleet (ADV-12-06); their table needs no hit number (ADV-12-07). */
function keptGuns(ctx: Ctx, battle: LandBattle): Battery[] {
  const [first] = gunners(ctx, battle)
  return first ? [{ power: first.power, type: first.type, count: battle.coastal ?? 0, needs: 0 }] : []
}

/** One die a gun before the landing (ADV-12-07), read from the table (ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12, ADV-12-13). */
function fireAtFleet(ctx: Ctx, battle: LandBattle): void {
  const { space, coastal: guns = 0 } = battle
  if (guns === 0) return goToNextStep(ctx)
  const by = decidingPower(ctx, gunners(ctx, battle), battle.attacker)
  const dice = roll(ctx, { by, topic: 'coastal-dice', space, count: guns, rule: 'ADV-12-07' })
  if (!dice) return
  const table = ctx.rules.data.coastalFire ?? {}
  const toll: CoastalToll = { hit: 0, infantry: 0, transport: 0, ship: 0 }
  for (const die of dice) {
    const result = table[String(die)]
    if (result !== undefined) toll[result]++
  }
  emit(ctx, { type: 'coastal-fired', space, power: by, guns, dice, toll })
  goToNextStep(ctx)
}

/** Hit ships first, as the attacker chooses (ADV-12-09, ADV-12-14). */
const ships = lossStep<LandBattle>({
  id: 'coastal-losses',
  track: 'coastal',
  losses: {
    sides: ['attacker'],
    topic: 'coastal-losses',
    owed: (battle) => (battle.toll ? battle.onAttacker : 0),
    problem: coastalProblem,
    apply: applyCoastal,
  },
})

/** Cargo and planned landing of a transport; transports with equal keys are interchangeable. */
const cargoKey = (ctx: Ctx, { id, cargo = [] }: Stack): string => {
  const landing = ctx.state.turn.landings.find((l) => l.transport === id)
  return [
    ...cargo.map((c) => `${c.power} ${c.type}${c.gas ? ' gas' : ''}`).sort(),
    ...(landing ? entries(landing.units).flat() : []),
  ].join()
}

/** Candidates with unique ids: the type, if needed with transport number, damage or zone. */
export function distinctMarks(ctx: Ctx, list: readonly { zone: SpaceId; ship: Stack; power?: PowerId }[]): AskedMark[] {
  const seen = new Map<string, { zone: SpaceId; ship: Stack; power: PowerId }>()
  for (const { zone, ship, power = ship.power as PowerId } of list) {
    const key = [
      zone,
      power,
      ship.power,
      ship.type,
      ship.damaged ?? false,
      ship.id === undefined ? '' : cargoKey(ctx, ship),
    ].join()
    if (!seen.has(key)) seen.set(key, { zone, ship, power })
  }
  const marks = [...seen.values()]
  return marks.map((mark) => {
    const { zone, ship, power } = mark
    const alike = marks.filter((m) => m.ship.type === ship.type)
    if (alike.length === 1) return { ...mark, id: ship.type }
    if (ship.id !== undefined) {
      const owner = alike.some((m) => m.ship.id === ship.id && m.power !== power) ? `-${power}` : ''
      return { ...mark, id: `${ship.type}-${ship.id}${owner}` }
    }
    const far = alike.some((m) => m.zone !== zone) ? `-${zone}` : ''
    return { ...mark, id: `${ship.damaged ? 'damaged-' : ''}${ship.type}${far}` }
  })
}

/** Then one infantry a result, from a transport of the attacker's choice; otherwise a miss (ADV-12-10). */
function takeInfantry(ctx: Ctx, battle: LandBattle): void {
  if (!battle.toll || battle.toll.infantry === 0) return goToNextStep(ctx)
  const marks = infantryAfloat(ctx, battle)
  const [only, ...others] = marks
  if (only === undefined) return replaceTask(ctx, { ...battle, toll: { ...battle.toll, infantry: 0 } })
  if (others.length === 0) return removeInfantry(ctx, battle, only, null)
  const options = marks.map(({ id }) => ({ id }))
  askInBattle(ctx, battle, { by: battle.attacker, kind: 'choice', topic: 'coastal-infantry', options, rule: 'ADV-12-10' })
}

/** Transports with landing infantry (ADV-12-10). */
const infantryAfloat = (ctx: Ctx, battle: LandBattle): AskedMark[] =>
  distinctMarks(
    ctx,
    targetFleet(ctx, battle).flatMap(({ zone, ship }) =>
      partiesFrom(ctx, battle, ship).flatMap(({ power, units }) =>
        entries(units).some(([type]) => hasTag(ctx, type, 'army-core')) ? [{ zone, ship, power }] : [],
      ),
    ),
  )

/** Cargo of this transport that lands here; passengers are no target (ADV-12-10). */
const partiesFrom = (ctx: Ctx, { space }: LandBattle, { id }: Stack): CargoParty[] =>
  ctx.state.turn.landings.flatMap((l) => (l.to === space && l.transport === id ? partiesOfLanding(ctx, l) : []))

const infantry: LandBattleStep = {
  id: 'coastal-infantry',
  track: 'coastal',
  run: takeInfantry,
  // The target is the infantry, not the ship.
  marks: (ctx, battle) => infantryAfloat(ctx, battle).map((mark) => ({ ...mark, unit: infantryIn(ctx, mark) })),
  question: optionStepHandler((ctx, battle, option) => {
    const mark = infantryAfloat(ctx, battle).find((m) => m.id === option)
    if (mark) removeInfantry(ctx, battle, mark, battle.attacker)
  }),
}

const infantryIn = (ctx: Ctx, { ship, power }: AskedMark): UnitType | undefined =>
  ship.cargo?.find((c) => c.power === power && hasTag(ctx, c.type, 'army-core'))?.type

function removeInfantry(ctx: Ctx, battle: LandBattle, mark: AskedMark, chosenBy: PowerId | null): void {
  const { zone, ship, power } = mark
  const unit = infantryIn(ctx, mark)
  if (unit === undefined || ship.id === undefined) return
  emit(ctx, { type: 'cargo-hit', space: battle.space, zone, power, unit, transport: ship.id, chosenBy })
  const { toll } = currentLandBattle(ctx)
  if (toll) replaceTask(ctx, { ...currentLandBattle(ctx), toll: { ...toll, infantry: toll.infantry - 1 } })
}

/** Coastal guns against the fleet, before everything ashore (ADV-00-04). */
export const coastalSteps: readonly LandBattleStep[] = [
  guns,
  {
    id: 'coastal-fire',
    track: 'coastal',
    nextRoll: (ctx, battle) => rollOf(keptGuns(ctx, battle), 'faces'),
    run: fireAtFleet,
  },
  ships,
  infantry,
]
