/** By what an act shows that a line is known. */
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
import { dutyBy, mayBuy, noDuty } from './conditions.ts'
import { countWith, menIn } from './pieces.ts'

/** One act of whoever is coached. `told`: the line was said in this turn, before it. */
export type CoachedAct = {
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
  readonly told: boolean
}

type Sign = (act: CoachedAct, rule: RuleId) => boolean

const brought = ({ events }: CoachedAct, type: EventType): boolean => events.some((event) => event.type === type)

const ordered = ({ events }: CoachedAct, tag: UnitTag): boolean =>
  events.some((event) => event.type === 'units-ordered' && countWith(event.units, tag) > 0)

const closed = ({ before, after }: CoachedAct): boolean =>
  turn(before).phase !== turn(after).phase || turn(before).power !== turn(after).power

/** Battles that were left to choice. */
const mayFight = ({ before }: CoachedAct): SpaceId[] =>
  battleList(before).flatMap(({ space, required, resolved }) => (required || resolved ? [] : [space]))

const opened = ({ events }: CoachedAct): Extract<GameEvent, { type: 'battle-opened' }>[] =>
  events.flatMap((event) => (event.type === 'battle-opened' ? [event] : []))

export const SIGNS: Readonly<Record<CoachSign, Sign>> = {
  'units-ordered': (act) => brought(act, 'units-ordered'),
  'guns-ordered': (act) => ordered(act, 'supports'),
  // What a duty asks for is told step by step, and shows nothing of one's own.
  'units-moved': (act) => (brought(act, 'units-moved') || brought(act, 'units-loaded')) && noDuty(act.before),
  'duty-met': ({ before, after, events }, rule) =>
    events.some(({ type }) => type === 'units-moved') && dutyBy(before, rule) !== false && dutyBy(after, rule) === false,
  // Who was never warned may have had nothing to lose.
  'loss-averted': (act) => act.told && closed(act) && !act.events.some(isLoss) && openCapital(act.before) === null,
  'land-battle-fought': (act) => opened(act).some(({ kind }) => kind === 'land'),
  'sea-battle-fought': (act) => opened(act).some(({ kind }) => kind === 'sea'),
  'may-fight-settled': (act) =>
    opened(act).some(({ space }) => mayFight(act).includes(space)) || (mayFight(act).length > 0 && closed(act)),
  // Whoever was told and keeps some has decided it.
  'money-spent': (act) => closed(act) && (act.told || !mayBuy(act.before, 'army-core')),
  'units-placed': (act) => brought(act, 'units-mobilized'),
  'income-collected': (act) => brought(act, 'income-collected'),
  'phase-closed': closed,
  // Of what is not so in every turn: who closed the phase unasked may never have met it.
  'closed-as-told': (act) => act.told && closed(act),
  'tanks-ordered': (act) => ordered(act, 'absorbs'),
  'fighters-moved': ({ events }) =>
    events.some((event) => event.type === 'units-moved' && countWith(event.units, 'air-battle') > 0),
  'units-loaded': (act) => brought(act, 'units-loaded'),
  'units-landed': (act) => brought(act, 'units-landed'),
  'influence-paid': (act) => brought(act, 'influence-paid'),
  'capital-kept': capitalKept,
  'cargo-sailed': sailedLoaded,
  heard: ({ told }) => told,
  answered: (act) => brought(act, 'decision-answered'),
  'ships-moved': ({ events }) => events.some((event) => event.type === 'units-moved' && event.by === 'sea'),
  attacked: ({ before, events }) =>
    events.some(
      (event) => event.type === 'units-moved' && event.by === 'land' && statusOf(before, event.to, event.power) === 'hostile',
    ) && noDuty(before),
  'sailed-further': ({ events }) => events.some((event) => event.type === 'units-moved' && event.strategic === true),
}

/** Transports went to sea with somebody aboard. */
function sailedLoaded({ before, events }: CoachedAct): boolean {
  return events.some(
    (event) =>
      event.type === 'units-moved' &&
      unitsIn(before, event.from).some(
        ({ id, cargo = [] }) => id !== undefined && event.transports.includes(id) && cargo.length > 0,
      ),
  )
}

/** Infantry went from the capital, and some stayed. */
function capitalKept({ before, after, events }: CoachedAct): boolean {
  const capital = capitalOf(turn(before).power)
  return events.some((event) => event.type === 'units-moved' && event.from === capital) && menIn(after, capital, false) > 0
}

const isLoss = (event: GameEvent): boolean => event.type === 'control-changed' && event.cause === 'withdrawn'
