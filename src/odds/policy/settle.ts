import type { BattleSideId, LossOrder, Policy, Settled } from '../types.ts'

/** What is taken where nothing is said. */
export const DEFAULT_POLICY: Required<Policy> = { losses: 'cheapest', press: 'to-the-end', dive: 'never' }

const ORDERS: readonly LossOrder[] = ['cheapest', 'keep-guns', 'keep-fighters']

/** The policy with every answer given. */
export const filled = (policy: Policy = {}): Required<Policy> => ({ ...DEFAULT_POLICY, ...policy })

/** By it, with the same order for both sides. */
export const decisionsOf = ({ losses, press, dive }: Required<Policy>): Settled => {
  const order = losses === 'best' ? 'cheapest' : losses
  return { losses: { attacker: order, defender: order }, press, dive }
}

/**
 * The orders in which both sides lose best, the attacker choosing first: each the one after which the swing, IPCs that the defender
 * loses less those of the attacker, is best for it. `swing` is asked once a pair.
 */
export function bestOrders(swing: (losses: Record<BattleSideId, LossOrder>) => number): Record<BattleSideId, LossOrder> {
  let best: { losses: Record<BattleSideId, LossOrder>; swing: number } | null = null
  for (const attacker of ORDERS) {
    let answer: { losses: Record<BattleSideId, LossOrder>; swing: number } | null = null
    for (const defender of ORDERS) {
      const value = swing({ attacker, defender })
      if (answer === null || value < answer.swing - TIE) answer = { losses: { attacker, defender }, swing: value }
    }
    if (answer && (best === null || answer.swing > best.swing + TIE)) best = answer
  }
  return best?.losses ?? { attacker: 'cheapest', defender: 'cheapest' }
}
/** IPCs that are no difference. */
const TIE = 1e-9
