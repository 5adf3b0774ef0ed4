import type { GameState, SpaceId } from '../../engine/index.ts'
import { bestOrders, settled } from '../policy/settle.ts'
import { endTally, forecastOfTally, type Prices, swingOf } from '../tally.ts'
import type { Forecast, Policy, Settled } from '../types.ts'
import { fightOnLand } from './land.ts'
import { landQuestion } from './read.ts'

/** What is asked of a position in Conduct Combat in which nothing is under way. */
export type KernelAsk = { state: GameState; space: SpaceId; policy: Required<Policy>; prices: Prices; table: boolean }

/** The forecast by arithmetic alone; null where nothing is fought, and where something in the battle is not known here. */
export function forecastByKernel({ state, space, policy, prices, table }: KernelAsk): Forecast | null {
  const question = landQuestion(state, space)
  if (!question) return null
  const by = ({ losses }: Settled): Forecast => {
    const tally = endTally(prices, table)
    fightOnLand(question, losses, tally)
    return forecastOfTally(tally, { exact: 'kernel', policy })
  }
  const plain = settled(policy)
  if (policy.losses !== 'best') return by(plain)
  return by({ ...plain, losses: bestOrders((losses) => swingOf(by({ ...plain, losses }))) })
}
