/** What is done where nothing is planned, or a plan leads nowhere: it never stalls while the engine offers anything. */
import {
  type Action,
  checkAction,
  decision,
  type GameState,
  legalActions,
  type RuleError,
  type SpaceId,
} from '../engine/index.ts'
import type { PlannedOrder } from './types.ts'

const END: Action = { type: 'end-phase' }

/** The spaces a refusal names. */
const spacesNamedBy = (error: RuleError): SpaceId[] =>
  [error, ...(error.also ?? [])].flatMap(({ space }) => (space === undefined ? [] : [space]))

/** Does an action touch this space? */
function concernsSpace(action: Action, space: SpaceId): boolean {
  switch (action.type) {
    case 'move':
      return action.from === space || action.path.at(-1) === space
    case 'load':
      return action.from === space
    case 'offload':
    case 'mobilize':
      return action.to === space
    case 'attack':
    case 'repair':
      return action.space === space
    default:
      return false
  }
}

/** Of those that mend a space the ones that come to it go before the ones that leave it. */
const entersSpace = (action: Action, space: SpaceId): boolean => !(action.type === 'move' && action.from === space)

/**
 * The end of the phase where it is allowed; else what is offered and mends the space that the refusal names; else the first that
 * is offered. Null where nothing is: the war is over, or a plan has led where its phase cannot be ended.
 */
export function findFallbackOrder(state: GameState): PlannedOrder | null {
  if (!decision(state)) {
    const refused = checkAction(state, END)
    if (!refused) return { action: END, why: { kind: 'ends', ipc: 0 } }
    const offered = legalActions(state).filter(({ type }) => type !== 'end-phase')
    for (const space of spacesNamedBy(refused)) {
      const mending = offered.filter((action) => concernsSpace(action, space))
      const action = mending.find((each) => entersSpace(each, space)) ?? mending[0]
      if (action) return { action, why: { kind: 'duty', ipc: 0, space } }
    }
    return firstOffered(offered)
  }
  return firstOffered(legalActions(state))
}

const firstOffered = ([action]: readonly Action[]): PlannedOrder | null =>
  action ? { action, why: { kind: 'only', ipc: 0 } } : null

/** The way on, which is there in every game that was played by what is offered. */
export function fallbackOrder(state: GameState): PlannedOrder {
  const order = findFallbackOrder(state)
  if (!order) throw new Error('Nothing can be done here.')
  return order
}
