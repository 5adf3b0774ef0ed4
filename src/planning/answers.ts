/** The answer that stands ready to every question: what a player most likely wants, chosen until another is. */
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

/** Questions of how many: what is named, how the answer says it, and whether all or none is the likelier answer. */
export const COUNTED: Readonly<Record<Counted, { unit: UnitType; all: boolean; answer: (count: number) => Action }>> = {
  gas: { unit: 'artillery', all: true, answer: (count) => ({ type: 'gas', count }) },
  coastal: { unit: 'artillery', all: false, answer: (count) => ({ type: 'coastal', count }) },
  convoy: { unit: 'submarine', all: true, answer: (submarines) => ({ type: 'convoy', submarines }) },
  escort: { unit: 'destroyer', all: false, answer: (destroyers) => ({ type: 'escort', destroyers }) },
}

/** How many are proposed where the question is how many: boats that stand alone dive, the others fight. */
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

/** Another round at sea is proposed as long as somebody is left who fires. */
export const proposesToPress = (state: GameState): boolean => checkAction(state, { type: 'press', on: true }) === null

/** The cheapest losses. */
function losses(state: GameState): Action | null {
  const [first] = legalActions(state)
  return first?.type === 'casualties' ? first : null
}

/** As an action; null where nothing is asked, and where the answer is not the player's but the dice's. */
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
