import { emit, replaceTask } from '../../kernel/context.ts'
import type { Overlay } from '../../kernel/overlay.ts'
import type { Ctx, FleetCheck } from '../../kernel/rules.ts'
import { goToStep } from '../../phases/combat/battle-step.ts'
import { attackersIn, defendersIn } from '../../phases/combat/forces.ts'
import { pressStep, type SeaRetreat } from '../../phases/combat/sea/steps.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { closedPassage, hasTag, isHostileZone, isShip, ownIn, placeOf } from '../../state/selectors.ts'
import { addCounts, isFree } from '../../state/stacks.ts'
import type { Counts, SpaceId } from '../../types/ids.ts'
import type { GameState, Stack } from '../../types/state.ts'
import type { SeaBattle } from '../../types/task.ts'
import { replaceStep } from '../define.ts'

/** The attacker's surviving ships that are not submerged (TOU-RET-03). */
const leavingShips = (ctx: Ctx, { space, attacker }: SeaBattle): Stack[] =>
  attackersIn(ctx, space, attacker).filter((s) => isShip(ctx, s.type) && isFree(s) && !s.submerged)

/** Only transports and submerged boats are left as enemies (TOU-RET-02). */
const isHarmless = (ctx: Ctx, { space, attacker }: SeaBattle): boolean =>
  defendersIn(ctx, space, attacker).every((s) => !isShip(ctx, s.type) || s.submerged || hasTag(ctx, s.type, 'carries'))

/** Why the attacker cannot retreat there, or null (TOU-RET-02, TOU-RET-03, TOU-RET-04, TOU-RET-05, TOU-RET-07). */
function retreatFault(ctx: Ctx, battle: SeaBattle, to: SpaceId): Refusal | null {
  const { space, attacker, behind = [] } = battle
  const words = { space: to, from: space, power: attacker }
  if (isHarmless(ctx, battle)) return refuse(ctx, 'TOU-RET-02', 'nothing-to-retreat-from', words, space)
  const ships = leavingShips(ctx, battle)
  if (ships.length === 0) return refuse(ctx, 'TOU-RET-03', 'nobody-to-retreat', words, space)
  if (!placeOf(ctx, space).sea.includes(to)) return refuse(ctx, 'TOU-RET-03', 'retreat-next-door', words, to)
  if (behind.length === 0) return refuse(ctx, 'TOU-RET-05', 'nobody-came-from-anywhere', words, to)
  if (!behind.includes(to)) return refuse(ctx, 'TOU-RET-04', 'nobody-came-from-there', words, to)
  if (isHostileZone(ctx, to, attacker) || wasHostile(ctx.state, to))
    return refuse(ctx, 'TOU-RET-04', 'retreat-to-friends', words, to)
  const shut = closedPassage(
    ctx,
    space,
    to,
    attacker,
    ships.map((s) => s.type),
  )
  return shut ? refuse(ctx, 'TOU-RET-07', 'retreat-passage-shut', { from: space, to, space: shut.control }, to) : null
}

const wasHostile = (state: GameState, zone: SpaceId): boolean => state.turn.opened.hostile?.includes(zone) ?? false

/** Zones the attacker can retreat to now. */
const retreatZones = (ctx: Ctx, battle: SeaBattle): SpaceId[] =>
  placeOf(ctx, battle.space).sea.filter((zone) => retreatFault(ctx, battle, zone) === null)

/** All ships go to one zone, without mine rolls (TOU-RET-07); landings stay aboard (TOU-RET-06); the battle ends. */
function answerRetreat(ctx: Ctx, battle: SeaBattle, to: SpaceId): void {
  const { space, attacker } = battle
  emit(ctx, { type: 'sea-round-ended', space, round: battle.round, pressed: false })
  const ships = leavingShips(ctx, battle)
  const transports = ships.flatMap((s) => (s.id === undefined ? [] : [s.id]))
  for (const l of ctx.state.turn.landings.filter((x) => transports.includes(x.transport)))
    emit(ctx, {
      type: 'landing-stayed-aboard',
      power: attacker,
      zone: space,
      to: l.to,
      transport: l.transport,
      rule: 'TOU-RET-06',
    })
  const sum = (wanted: readonly Stack[]): Counts => wanted.reduce<Counts>((c, s) => addCounts(c, { [s.type]: s.count }), {})
  emit(ctx, {
    type: 'ships-retreated',
    power: attacker,
    from: space,
    to,
    units: sum(ships),
    damaged: sum(ships.filter((s) => s.damaged)),
    transports,
    rule: 'TOU-RET-03',
  })
  const now = ctx.state.flow.agenda.at(-1) as SeaBattle
  replaceTask(ctx, { ...now, retreated: true })
  goToStep(ctx, 'conclude')
}

/** Retreat as a third choice next to pressing and breaking off (TOU-RET-01). */
export const seaRetreat: SeaRetreat = { zones: retreatZones, check: retreatFault, answer: answerRetreat }

/** Refuses a battle whose only warships have retreated (TOU-RET-03). */
const hasRetreated: FleetCheck = (ctx, zone) =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.retreated && hasTag(ctx, s.type, 'warship'))
    ? refuse(ctx, 'TOU-RET-03', 'retreated-already', { space: zone }, zone)
    : null

/** After a round at sea the attacker may retreat. */
export const retreat: Overlay = {
  behaviours: { seaRetreats: true },
  steps: { sea: (list) => replaceStep(list, 'press', pressStep(seaRetreat)) },
  checks: { fleet: [hasRetreated] },
}
