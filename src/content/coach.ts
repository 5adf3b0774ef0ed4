/** The coach's lines, in order; their texts are `coach.line.<id>`. */
import lines from '../../data/lessons/coach.json'
import type { DecisionTopic } from '../engine/types/decision.ts'
import type { Phase, RuleId } from '../engine/types/ids.ts'
import { deepFreeze } from './freeze.ts'

/** Conditions on the current position, evaluated by `src/learn/coach/conditions.ts`. */
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

/** Controls a line can point at; named by `coach.control.<id>`. */
export const COACH_CONTROLS = ['primary', 'infantry', 'artillery', 'tank', 'send', 'transport', 'next'] as const
export type CoachControl = (typeof COACH_CONTROLS)[number]

/** `found`: the space its conditions found; otherwise a control. */
export const COACH_SPOTS = ['found', ...COACH_CONTROLS] as const
export type CoachSpot = (typeof COACH_SPOTS)[number]

/** Signs that the player has learned a line, detected by `src/learn/coach/mastery.ts`. */
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
  /** All must hold. */
  readonly when: readonly CoachCondition[]
  readonly lit: CoachSpot
  readonly learned: CoachSign
  /** The rule shown with it. */
  readonly rule: RuleId
  /** Equivalent rules in other rulesets. */
  readonly also?: readonly RuleId[]
  /** Warns of a loss, so it repeats every turn until learned. */
  readonly loss?: true
  /** Only a suggestion: any action in the phase settles it for this turn. */
  readonly once?: true
  /** Shown only with questions of these topics; all other lines are then hidden. */
  readonly asked?: readonly DecisionTopic[]
}

export const coachLines = deepFreeze(lines) as unknown as readonly CoachLine[]
