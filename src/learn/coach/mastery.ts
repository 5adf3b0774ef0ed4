/** Which actions show that the player has learned a line. */
import type { CoachSign } from '../../content/coach.ts'
import type { UnitTag } from '../../content/index.ts'
import {
  type EventType,
  type GameEvent,
  type GameState,
  type RuleId,
  type SpaceId,
  statusOf,
  turn,
  unitsIn,
} from '../../engine/index.ts'
import { battleList } from '../../planning/battle-list.ts'
import { capitalOf } from '../../planning/board.ts'
import { openCapital } from '../../planning/risks.ts'
import { canBuy, findDuty, hasNoDuty } from './conditions.ts'
import { countWith, infantryIn } from './pieces.ts'

/** `told`: the line was shown earlier this turn. */
export type CoachedAction = {
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
  readonly told: boolean
}

type MasteryCheck = (act: CoachedAction, rule: RuleId) => boolean

const hasEvent = ({ events }: CoachedAction, type: EventType): boolean => events.some((event) => event.type === type)

const hasOrdered = ({ events }: CoachedAction, tag: UnitTag): boolean =>
  events.some((event) => event.type === 'units-ordered' && countWith(event.units, tag) > 0)

const hasEndedPhase = ({ before, after }: CoachedAction): boolean =>
  turn(before).phase !== turn(after).phase || turn(before).power !== turn(after).power

const optionalBattles = ({ before }: CoachedAction): SpaceId[] =>
  battleList(before).flatMap(({ space, required, resolved }) => (required || resolved ? [] : [space]))

const openedBattles = ({ events }: CoachedAction): Extract<GameEvent, { type: 'battle-opened' }>[] =>
  events.flatMap((event) => (event.type === 'battle-opened' ? [event] : []))

export const MASTERY_CHECKS: Readonly<Record<CoachSign, MasteryCheck>> = {
  'units-ordered': (act) => hasEvent(act, 'units-ordered'),
  'guns-ordered': (act) => hasOrdered(act, 'supports'),
  // Marches for a duty are dictated step by step and prove nothing.
  'units-moved': (act) => (hasEvent(act, 'units-moved') || hasEvent(act, 'units-loaded')) && hasNoDuty(act.before),
  'duty-met': ({ before, after, events }, rule) =>
    events.some(({ type }) => type === 'units-moved') && findDuty(before, rule) !== false && findDuty(after, rule) === false,
  // Without a warning there may have been nothing to lose.
  'loss-averted': (act) => act.told && hasEndedPhase(act) && !act.events.some(isLoss) && openCapital(act.before) === null,
  'land-battle-fought': (act) => openedBattles(act).some(({ kind }) => kind === 'land'),
  'sea-battle-fought': (act) => openedBattles(act).some(({ kind }) => kind === 'sea'),
  'may-fight-settled': (act) =>
    openedBattles(act).some(({ space }) => optionalBattles(act).includes(space)) ||
    (optionalBattles(act).length > 0 && hasEndedPhase(act)),
  // A player who saw the line keeps money deliberately.
  'money-spent': (act) => hasEndedPhase(act) && (act.told || !canBuy(act.before, 'army-core')),
  'units-placed': (act) => hasEvent(act, 'units-mobilized'),
  'income-collected': (act) => hasEvent(act, 'income-collected'),
  'phase-closed': hasEndedPhase,
  // These situations are rare: without the line the player may not have met one.
  'closed-as-told': (act) => act.told && hasEndedPhase(act),
  'tanks-ordered': (act) => hasOrdered(act, 'absorbs'),
  'fighters-moved': ({ events }) =>
    events.some((event) => event.type === 'units-moved' && countWith(event.units, 'air-battle') > 0),
  'units-loaded': (act) => hasEvent(act, 'units-loaded'),
  'units-landed': (act) => hasEvent(act, 'units-landed'),
  'influence-paid': (act) => hasEvent(act, 'influence-paid'),
  'capital-kept': hasKeptCapital,
  'cargo-sailed': hasSailedLoaded,
  heard: ({ told }) => told,
  answered: (act) => hasEvent(act, 'decision-answered'),
  'ships-moved': ({ events }) => events.some((event) => event.type === 'units-moved' && event.by === 'sea'),
  attacked: ({ before, events }) =>
    events.some(
      (event) => event.type === 'units-moved' && event.by === 'land' && statusOf(before, event.to, event.power) === 'hostile',
    ) && hasNoDuty(before),
  'sailed-further': ({ events }) => events.some((event) => event.type === 'units-moved' && event.strategic === true),
}

/** Transports sailed with cargo. */
function hasSailedLoaded({ before, events }: CoachedAction): boolean {
  return events.some(
    (event) =>
      event.type === 'units-moved' &&
      unitsIn(before, event.from).some(
        ({ id, cargo = [] }) => id !== undefined && event.transports.includes(id) && cargo.length > 0,
      ),
  )
}

/** Infantry left the capital, and some stayed. */
function hasKeptCapital({ before, after, events }: CoachedAction): boolean {
  const capital = capitalOf(turn(before).power)
  return events.some((event) => event.type === 'units-moved' && event.from === capital) && infantryIn(after, capital, false) > 0
}

const isLoss = (event: GameEvent): boolean => event.type === 'control-changed' && event.cause === 'withdrawn'
