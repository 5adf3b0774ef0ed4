/** Fallback orders where no plan applies. A player never stalls while the engine offers an action. */
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

const spacesNamedBy = (error: RuleError): SpaceId[] =>
  [error, ...(error.also ?? [])].flatMap(({ space }) => (space === undefined ? [] : [space]))

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

/** Actions that enter a space are preferred to actions that leave it. */
const entersSpace = (action: Action, space: SpaceId): boolean => !(action.type === 'move' && action.from === space)

/**
 * The end of the phase if allowed, else an action that fixes the refused space, else the first legal action. Null if
 * there is none.
 */
export function findFallbackOrder(state: GameState): PlannedOrder | null {
  if (!decision(state)) {
    const refused = checkAction(state, END)
    if (!refused) return { action: END, why: { kind: 'ends', ipc: 0 } }
    const offered = legalActions(state).filter(({ type }) => type !== 'end-phase')
    for (const space of spacesNamedBy(refused)) {
      const fixes = offered.filter((action) => concernsSpace(action, space))
      const action = fixes.find((each) => entersSpace(each, space)) ?? fixes[0]
      if (action) return { action, why: { kind: 'duty', ipc: 0, space } }
    }
    return firstOffered(offered)
  }
  return firstOffered(legalActions(state))
}

const firstOffered = ([action]: readonly Action[]): PlannedOrder | null =>
  action ? { action, why: { kind: 'only', ipc: 0 } } : null

/** As `findFallbackOrder`; throws where nothing is legal. */
export function fallbackOrder(state: GameState): PlannedOrder {
  const order = findFallbackOrder(state)
  if (!order) throw new Error('No action is legal here.')
  return order
}
