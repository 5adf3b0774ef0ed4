import type { Answered, BattleSideId, LossOrder, LossWish, Policy, Settled, WholePolicy } from '../types.ts'

/** What is taken where nothing is said. */
export const DEFAULT_POLICY: Answered = {
  losses: 'cheapest',
  press: 'to-the-end',
  dive: 'never',
  gas: 'all',
  coast: 'none',
  escort: 'none',
  leave: 'never',
}

/** In which a side may lose its units. */
export const LOSS_ORDERS: readonly LossOrder[] = ['cheapest', 'keep-guns', 'keep-fighters']

/** The policy with every answer given. */
export const filled = (policy: WholePolicy = {}): Answered => ({ ...DEFAULT_POLICY, ...policy })

const wishesOf = ({ losses }: Required<Policy>): Readonly<Record<BattleSideId, LossWish>> =>
  typeof losses === 'string' ? { attacker: losses, defender: losses } : losses

/** By it; who wants the best begins with the first order. */
export const decisionsOf = (policy: Answered): Settled => {
  const { attacker, defender } = wishesOf(policy)
  const first = (wish: LossWish): LossOrder => (wish === 'best' ? 'cheapest' : wish)
  return { ...policy, losses: { attacker: first(attacker), defender: first(defender) } }
}

/** Does a side lose by an order that has to be looked for? */
export const wantsBest = (policy: Required<Policy>): boolean => Object.values(wishesOf(policy)).includes('best')

/**
 * The orders in which both sides lose best, the attacker choosing first: each the one after which the swing, IPCs that the defender
 * loses less those of the attacker, is best for it. `swing` is asked once a pair. A side that
 * has settled on an order keeps to it.
 */
export function bestOrders(
  policy: Required<Policy>,
  swing: (losses: Record<BattleSideId, LossOrder>) => number,
): Record<BattleSideId, LossOrder> {
  const { attacker: own, defender: theirs } = wishesOf(policy)
  const open = (wish: LossWish): readonly LossOrder[] => (wish === 'best' ? LOSS_ORDERS : [wish])
  let best: { losses: Record<BattleSideId, LossOrder>; swing: number } | null = null
  for (const attacker of open(own)) {
    let answer: { losses: Record<BattleSideId, LossOrder>; swing: number } | null = null
    for (const defender of open(theirs)) {
      const value = swing({ attacker, defender })
      if (answer === null || value < answer.swing - TIE) answer = { losses: { attacker, defender }, swing: value }
    }
    if (answer && (best === null || answer.swing > best.swing + TIE)) best = answer
  }
  return best?.losses ?? { attacker: 'cheapest', defender: 'cheapest' }
}
/** IPCs that are no difference. */
const TIE = 1e-9
