import { contextOf, pushTasks } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { sharedShores } from '../phases/combat/landings.ts'
import { type ShipDue, shipsDue } from '../phases/move/sail/mines.ts'
import { rulesOf } from '../rulesets/index.ts'
import { mineAgainst } from '../state/selectors.ts'
import { mapSpace, setSpace, withStack } from '../state/stacks.ts'
import type { Action } from '../types/action.ts'
import type { EventOf } from '../types/event.ts'
import type { SpaceId } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'
import { PHASE_RULES } from './phases.ts'
import { performAction } from './reduce.ts'
import { advance } from './tasks.ts'
import { afterPhase } from './turn.ts'

export type EndedBattle = Pick<EventOf<'battle-ended'>, 'space' | 'kind' | 'outcome'>

/** The position at the next question, at the end of the game's tasks or at the end of the observed battle. */
export type LookAhead = { state: GameState; ended: readonly EndedBattle[] }

/** The position with unknown dice, so that a look-ahead never uses the seed. */
export const withUnknownDice = (state: GameState): GameState => ({
  ...state,
  table: { ...state.table, dice: 'entered', rng: { seed: 0, taken: 0, queue: [] } },
})

/**
 * Plays an allowed action, or goes from Movement to Conduct Combat, without checks, texts or hashes. Stops when the battle of
 * `space` ends.
 */
export function lookAhead(state: GameState, action: Action | 'to-combat', space: SpaceId): LookAhead {
  const ctx = contextOf(rulesOf(state), state)
  if (action === 'to-combat') closeMovement(ctx, space)
  else performAction(ctx, action)
  return advanceAhead(ctx, space)
}

function advanceAhead(ctx: Ctx, space: SpaceId): LookAhead {
  advance(ctx, ({ events }) => events.some((e) => e.type === 'battle-ended' && e.space === space))
  const ended = ctx.events.flatMap((e) => (e.type === 'battle-ended' ? [e] : []))
  return { state: ctx.state, ended }
}

/**
 * The position after a sea battle that leaves these stacks: landings declared from the zone go ashore or stay aboard. Only for
 * rulesets where a landing depends on the zone's stacks alone (STD-ASL-13).
 */
export function landAfterSeaBattle(state: GameState, zone: SpaceId, left: readonly Stack[], space: SpaceId): LookAhead {
  const ctx = contextOf(rulesOf(state), state)
  const shared = sharedShores(ctx, zone)
  const merged = left.reduce<Stack[]>((all, stack) => withStack(ctx.rules, all, stack), [])
  const battles = state.turn.battles.map((battle) => (battle.space === zone ? { ...battle, resolved: true } : battle))
  const landings = state.turn.landings.filter((l) => l.zone !== zone || left.some(({ id }) => id === l.transport))
  ctx.state = {
    ...state,
    war: { ...state.war, units: setSpace(state.war.units, zone, merged) },
    turn: { ...state.turn, battles, landings },
  }
  pushTasks(ctx, { task: 'landings', zone, ...(shared.length > 0 ? { shared } : {}) })
  return advanceAhead(ctx, space)
}

/** A ship and the minefields it must still roll for (STD-MIN-08). */
export type MinedShip = ShipDue & { fields: readonly SpaceId[] }

/** Every ship that rolls for mines now, from the requested die on; null if no such die is requested (STD-MIN-09). */
export function pendingMines(state: GameState): { ships: MinedShip[]; needs: number } | null {
  const task = state.flow.agenda.at(-1)
  if (task?.task !== 'mines' || state.flow.pending?.topic !== 'mine-dice') return null
  const ctx = contextOf(rulesOf(state), state)
  const fieldsOf = ({ entered = [] }: Stack): SpaceId[] =>
    entered.filter((zone) => (task.zone ?? zone) === zone && mineAgainst(ctx, zone, state.flow.power) !== null)
  const ships = (task.ships ?? shipsDue(ctx, task.zone)).map((due) => ({ ...due, fields: fieldsOf(due.unit) }))
  return { ships, needs: ctx.rules.data.mines.hitsOn }
}

/** The position after these mine rolls: per zone the stacks left and whether a mine hit. Waiting landings go on (STD-MIN-10). */
export function passMines(
  state: GameState,
  zones: ReadonlyMap<SpaceId, { left: readonly Stack[]; hit: boolean }>,
  space: SpaceId,
): LookAhead {
  const ctx = contextOf(rulesOf(state), state)
  let { units } = state.war
  for (const [zone, { left }] of zones)
    units = setSpace(
      units,
      zone,
      left.reduce<Stack[]>((all, stack) => withStack(ctx.rules, all, stack), []),
    )
  const hit = [...zones].flatMap(([zone, each]) => (each.hit ? [zone] : []))
  const ids = new Set([...zones.keys()].flatMap((zone) => (units[zone] ?? []).map(({ id }) => id)))
  const landings = state.turn.landings.filter(({ zone, transport }) => !zones.has(zone) || ids.has(transport))
  const agenda = state.flow.agenda.slice(0, -1)
  const asking = agenda.flatMap((task) => (task.task === 'call-off' ? [task] : []))
  const goingOn = [...landings, ...asking].flatMap(({ zone, to }) => (hit.includes(zone) ? [{ zone, to, off: false }] : []))
  ctx.state = {
    ...state,
    war: { ...state.war, units },
    turn: {
      ...state.turn,
      landings,
      mined: [...new Set([...state.turn.mined, ...hit])].sort(),
      calledOff: [...state.turn.calledOff, ...goingOn],
    },
    flow: { ...state.flow, agenda, pending: null },
  }
  return advanceAhead(ctx, space)
}

/** STD-MIN-05. */
function withoutMines(ship: Stack): Stack {
  const { entered, ...rest } = ship
  return entered === undefined ? ship : rest
}

/**
 * Closes Movement and ignores unmet duties, because more orders may follow. Only ships relevant to the space roll for mines
 * (STD-MOV-18).
 */
function closeMovement(ctx: Ctx, space: SpaceId): void {
  const { flow, turn, war } = ctx.state
  const zones = new Set([space, ...[...turn.landings, ...turn.ashore].flatMap(({ to, zone }) => (to === space ? [zone] : []))])
  const units = Object.keys(war.units)
    .filter((id) => !zones.has(id))
    .reduce((all, id) => mapSpace(ctx.rules, all, id, withoutMines), war.units)
  ctx.state = { ...ctx.state, war: { ...war, units }, flow: { ...flow, phase: 'move' } }
  const closing = PHASE_RULES.move.closingTasks(ctx)
  afterPhase(ctx, 'move')
  pushTasks(ctx, ...closing)
}
