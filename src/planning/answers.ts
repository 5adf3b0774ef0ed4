/** The proposed answer to every question: what a player most likely wants. */
import {
  type Action,
  checkAction,
  type Decision,
  type DecisionKind,
  decision,
  type GameState,
  legalActions,
  type UnitType,
} from '../engine/index.ts'
import { bidAction, suggestedBid } from './bid.ts'
import { proposedOption } from './options.ts'

export type Counted = Extract<DecisionKind, 'gas' | 'coastal' | 'convoy' | 'escort'>

/** Questions for a number: the unit, how the answer is written, and whether all or none is proposed. */
export const COUNTED: Readonly<Record<Counted, { unit: UnitType; all: boolean; answer: (count: number) => Action }>> = {
  gas: { unit: 'artillery', all: true, answer: (count) => ({ type: 'gas', count }) },
  coastal: { unit: 'artillery', all: false, answer: (count) => ({ type: 'coastal', count }) },
  convoy: { unit: 'submarine', all: true, answer: (submarines) => ({ type: 'convoy', submarines }) },
  escort: { unit: 'destroyer', all: false, answer: (destroyers) => ({ type: 'escort', destroyers }) },
}

/** The proposed number: lone submarines dive, the others fight. */
export function proposedCount({ kind, topic, count = 0 }: Decision): number {
  switch (kind) {
    case 'gas':
    case 'coastal':
    case 'convoy':
    case 'escort':
      return COUNTED[kind].all ? count : 0
    case 'submerge':
      return topic === 'dive-all' ? count : 0
    default:
      return 0
  }
}

/** Another round is proposed while the attacker can still fire. */
export const proposesToPress = (state: GameState): boolean => checkAction(state, { type: 'press', on: true }) === null

function losses(state: GameState): Action | null {
  const [first] = legalActions(state)
  return first?.type === 'casualties' ? first : null
}

/** The proposed answer; null if nothing is asked or the answer is dice. */
export function proposedAnswer(state: GameState): Action | null {
  const asked = decision(state)
  switch (asked?.kind) {
    case 'casualties':
      return losses(state)
    case 'choice':
      return { type: 'choose', option: proposedOption(state, asked) }
    case 'press':
      return { type: 'press', on: proposesToPress(state) }
    case 'submerge':
      return { type: 'submerge', count: proposedCount(asked) }
    case 'gas':
    case 'coastal':
    case 'convoy':
    case 'escort':
      return COUNTED[asked.kind].answer(proposedCount(asked))
    case 'disengage':
      return { type: 'disengage', on: false }
    case 'bid':
      return bidAction(state, suggestedBid(state, asked))
    case 'dice':
    case undefined:
      return null
  }
}
