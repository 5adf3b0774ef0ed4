/** What the coach can say, in order; the words of a line are `coach.line.<id>`. */
import lines from '../../data/lessons/coach.json'
import type { DecisionTopic } from '../engine/types/decision.ts'
import type { Phase, RuleId } from '../engine/types/ids.ts'
import { deepFreeze } from './freeze.ts'

/** What can be asked of a moment; `src/learn/coach/conditions.ts` has the question to the engine for each. */
export const COACH_CONDITIONS = [
  'can-buy',
  'nothing-ordered',
  'guns-affordable',
  'no-guns-ordered',
  'duty',
  'no-duty',
  'duty-from',
  'duty-to',
  'land-given',
  'capital-open',
  'idle',
  'none-idle',
  'capital-emptied',
  'nothing-chosen',
  'aimed',
  'aimed-part',
  'moved',
  'nothing-moved',
  'board',
  'no-board',
  'must-fight',
  'nothing-must-fight',
  'may-fight',
  'waiting',
  'tank-affordable',
  'at-peace',
  'goes-to',
  'fighter-chosen',
  'by-ship',
  'cargo',
  'cargo-to',
  'cargo-unpicked',
  'cargo-sails',
  'cargo-sails-to',
  'mined',
  'board-at-sea',
  'capital-held',
  'winnable',
  'sails-further',
  'homeland-lost',
  'could-attack',
  'attacks-to',
  'could-fly',
  'flies-to',
  'fighters-among',
  'fleet-idle',
  'mines-ahead',
  'too-many-aboard',
  'attack-ordered',
  'entering',
  'first-round',
  'war-aim',
] as const
export type CoachCondition = (typeof COACH_CONDITIONS)[number]

/** Controls that a line can mean; `coach.control.<id>` says what each is called. */
export const COACH_CONTROLS = ['primary', 'infantry', 'artillery', 'tank', 'send', 'transport', 'next'] as const
export type CoachControl = (typeof COACH_CONTROLS)[number]

/** The one thing that is meant: the space that its conditions have found, or a control. */
export const COACH_SPOTS = ['found', ...COACH_CONTROLS] as const
export type CoachSpot = (typeof COACH_SPOTS)[number]

/** By what it is seen that a line is known; `src/learn/coach/signs.ts` reads it off what was done. */
export const COACH_SIGNS = [
  'units-ordered',
  'guns-ordered',
  'units-moved',
  'duty-met',
  'loss-averted',
  'land-battle-fought',
  'sea-battle-fought',
  'may-fight-settled',
  'units-placed',
  'income-collected',
  'phase-closed',
  'closed-as-told',
  'tanks-ordered',
  'fighters-moved',
  'units-loaded',
  'units-landed',
  'influence-paid',
  'sailed-further',
  'ships-moved',
  'money-spent',
  'heard',

  'attacked',
  'capital-kept',
  'cargo-sailed',
  'answered',
] as const
export type CoachSign = (typeof COACH_SIGNS)[number]

export type CoachLine = {
  readonly id: string
  readonly phase: Phase
  /** All of them have to be so. */
  readonly when: readonly CoachCondition[]
  readonly lit: CoachSpot
  readonly learned: CoachSign
  /** What it goes by: shown beside it, and of a duty the rule that names it. */
  readonly rule: RuleId
  /** What obliges to the same in other rulesets. */
  readonly also?: readonly RuleId[]
  /** It warns of a loss, and so is said in every turn until it is known. */
  readonly loss?: true
  /** It only names what could be done: once it was said, any act in the same phase is answer enough for this turn. */
  readonly once?: true
  /** It is said where one of these is asked, and of where; all others are silent then. */
  readonly asked?: readonly DecisionTopic[]
}

export const coachLines = deepFreeze(lines) as unknown as readonly CoachLine[]
