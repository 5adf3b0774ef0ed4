import { emit, replaceTask } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { optionStepHandler } from '../../../phases/answers.ts'
import { askInBattle, goToNextStep, type LandBattleStep } from '../../../phases/combat/battle-step.ts'
import { currentLandBattle } from '../../../phases/combat/land/sides.ts'
import { checkEntry } from '../../../phases/move/march/entry.ts'
import type { CargoParty } from '../../../phases/move/transport/cargo.ts'
import { findTransport } from '../../../phases/move/transport/cargo.ts'
import { hasArmyCore, hasTag, isHostileZone, placeOf } from '../../../state/selectors.ts'
import { countsOf, entries } from '../../../state/stacks.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { LandBattle } from '../../../types/task.ts'
import type { AskedMark } from '../../../types/views.ts'
import { isFriendlyControl } from '../land/long-march.ts'
import { distinctMarks } from './coastal-fire.ts'
import { targetFleet } from './fleet.ts'

/** Last, ships driven off by the attacker's choice: transports (ADV-12-11), then any kind (ADV-12-12, ADV-12-14). */
function driveOff(ctx: Ctx, battle: LandBattle): void {
  const kind = kindOf(battle)
  if (!battle.toll || kind === null) return goToNextStep(ctx)
  const marks = targets(ctx, battle, kind)
  const [only, ...others] = marks
  if (only === undefined) return replaceTask(ctx, { ...battle, toll: { ...battle.toll, [kind]: 0 } })
  if (others.length === 0) return driveOffShip(ctx, battle, only, null)
  const options = marks.map(({ id }) => ({ id }))
  askInBattle(ctx, battle, { by: battle.attacker, kind: 'choice', topic: 'driven-off', options, rule: ruleOf[kind] })
}

type Kind = 'transport' | 'ship'
const ruleOf: Record<Kind, string> = { transport: 'ADV-12-11', ship: 'ADV-12-12' }
const kindOf = ({ toll }: LandBattle): Kind | null =>
  !toll ? null : toll.transport > 0 ? 'transport' : toll.ship > 0 ? 'ship' : null

const targets = (ctx: Ctx, battle: LandBattle, kind: Kind): AskedMark[] =>
  distinctMarks(
    ctx,
    targetFleet(ctx, battle).filter(({ ship }) => kind === 'ship' || ship.id !== undefined),
  )

/** Candidates for the next result. */
function candidates(ctx: Ctx, battle: LandBattle): AskedMark[] {
  const kind = kindOf(battle)
  return kind === null ? [] : targets(ctx, battle, kind)
}

function answerDrivenOff(ctx: Ctx, battle: LandBattle, option: string): void {
  const mark = candidates(ctx, battle).find((m) => m.id === option)
  if (mark) driveOffShip(ctx, battle, mark, battle.attacker)
}

function driveOffShip(ctx: Ctx, battle: LandBattle, { zone, ship, power }: AskedMark, chosenBy: PowerId | null): void {
  const kind = kindOf(battle)
  if (kind === null) return
  const { space } = battle
  const { id, damaged } = ship
  emit(ctx, {
    type: 'ship-driven-off',
    space,
    zone,
    power,
    ship: ship.type,
    ...(damaged ? { damaged } : {}),
    ...(id === undefined ? {} : { transport: id }),
    chosenBy,
    rule: ruleOf[kind],
  })
  const now = currentLandBattle(ctx)
  const { toll, driven = [] } = now
  if (toll)
    replaceTask(ctx, {
      ...now,
      toll: { ...toll, [kind]: toll[kind] - 1 },
      ...(id === undefined ? {} : { driven: [...driven, id] }),
    })
  if (id !== undefined)
    emit(ctx, { type: 'landing-stayed-aboard', power: battle.attacker, zone, to: space, transport: id, rule: 'ADV-12-16' })
}

/**
 * Cargo of a driven-off transport stays aboard or lands in one neighbouring territory that was friendly at the turn's start
 * (ADV-12-16).
 */
function landElsewhere(ctx: Ctx, battle: LandBattle): void {
  const [id, ...later] = battle.driven ?? []
  if (id === undefined) return goToNextStep(ctx)
  const shores = sheltersOf(ctx, battle, id)
  if (shores.length === 0) return replaceTask(ctx, { ...battle, driven: later })
  const options = ['aboard', ...shores].map((id) => ({ id }))
  askInBattle(ctx, battle, { by: battle.attacker, kind: 'choice', topic: 'driven-ashore', options, rule: 'ADV-12-16' })
}

function answerDrivenAshore(ctx: Ctx, battle: LandBattle, option: string): void {
  const [id, ...later] = battle.driven ?? []
  if (id === undefined) return
  const found = findTransport(ctx.state, id)
  const parties = option === 'aboard' ? [] : partiesFor(ctx, battle, id, option)
  if (found)
    for (const party of parties)
      emit(ctx, {
        type: 'units-landed',
        ...party,
        zone: found.zone,
        to: option,
        transport: id,
        assault: false,
        delayed: true,
      })
  replaceTask(ctx, { ...currentLandBattle(ctx), driven: later })
}

/** Not past enemies left after a sea battle: that needs a declared landing (ADV-11-11). */
function sheltersOf(ctx: Ctx, battle: LandBattle, id: number): SpaceId[] {
  const zone = findTransport(ctx.state, id)?.zone
  if (zone === undefined || isHostileZone(ctx, zone, battle.attacker)) return []
  return placeOf(ctx, zone)
    .land.filter((to) => to !== battle.space && partiesFor(ctx, battle, id, to).length > 0)
    .sort()
}

/** Cargo that may land there, each power's with own infantry (STD-MOV-09). */
function partiesFor(ctx: Ctx, { attacker }: LandBattle, id: number, to: SpaceId): CargoParty[] {
  const found = findTransport(ctx.state, id)
  const before = ctx.state.turn.opened.control[to] ?? null
  if (!found || !isFriendlyControl(ctx, attacker, to, before)) return []
  const { ship, zone } = found
  const parties: CargoParty[] = []
  for (const power of ctx.rules.order) {
    const cargo = (ship.cargo ?? []).filter((c) => c.power === power && !(ship.power !== attacker && c.fresh))
    const units = countsOf(cargo.map(({ type }) => ({ power, type, count: 1 })))
    const manned = entries(units).some(([type]) => hasTag(ctx, type, 'army-core')) || hasArmyCore(ctx, to, power)
    const guests = power !== attacker && ship.power !== attacker
    if (cargo.length === 0 || !manned || guests) continue
    const bound = cargo.some((c) => c.bound)
    if (checkEntry(ctx, { power, from: zone, to, units, by: 'sea', bound }).every((e) => e === null))
      parties.push({ power, units })
  }
  return parties
}

/** Ships driven off, and their cargo. */
export const drivenOffSteps: readonly LandBattleStep[] = [
  { id: 'driven-off', track: 'coastal', run: driveOff, question: optionStepHandler(answerDrivenOff), marks: candidates },
  { id: 'driven-ashore', track: 'coastal', run: landElsewhere, question: optionStepHandler(answerDrivenAshore) },
]
