/** Losses by the odds policy: the available orders, and the automatic choice. */
import {
  type Action,
  type ActionOf,
  battleRules,
  cheapestLosses,
  type Decision,
  decision,
  type EndedBattle,
  type GameState,
  playHypothetical,
  type SpaceId,
  tableOf,
  whatIf,
} from '../../engine/index.ts'
import { forecast, type LossOrder } from '../../odds/index.ts'
import { isSeaSupported } from '../../odds/kernel/questions.ts'
import { LOSS_ORDERS } from '../../odds/policy/policy.ts'
import { lossPremiumIn } from '../../odds/policy/prices.ts'
import { swingIn } from './format.ts'
import { usePolicy } from './policy.ts'

type Losses = ActionOf<'casualties'>
export type LossOption = { readonly id: LossOrder; readonly action: Losses }

function lossesIn(game: GameState, order: LossOrder): Losses | null {
  const action = cheapestLosses(game, lossPremiumIn(game, order))
  return action?.type === 'casualties' ? action : null
}

/** The loss orders that give different losses now. */
export function lossOptions(game: GameState): LossOption[] {
  const ways = new Map<string, LossOption>()
  for (const id of LOSS_ORDERS) {
    const action = lossesIn(game, id)
    const key = JSON.stringify(action)
    if (action && !ways.has(key)) ways.set(key, { id, action })
  }
  return [...ways.values()]
}

/** The ending after an answer, and the state then; null if the battle continues. */
export function endAfter(
  game: GameState,
  space: SpaceId,
  answer: Action,
): { outcome: EndedBattle['outcome']; state: GameState } | null {
  const now = whatIf(game, [], space)
  const gone = now && playHypothetical(now.state, answer, space)
  const end = gone?.ended.find((battle) => battle.space === space)
  return gone && end ? { outcome: end.outcome, state: gone.state } : null
}

function costOfLosses({ lose }: Losses, game: GameState): number {
  const { units } = tableOf(game)
  return Object.values(lose)
    .flatMap((counts) => Object.entries(counts ?? {}) as [keyof typeof units, number][])
    .reduce((sum, [type, count]) => sum + count * units[type].cost, 0)
}

/** Expected swing (IPC) of the side that takes these losses; null if it takes long. */
function worthOf(game: GameState, { space, by }: Decision, action: Losses): number | null {
  if (space === undefined || endAfter(game, space, action) !== null) return -costOfLosses(action, game)
  if (!isSeaSupported(battleRules(game))) return null
  const task = game.flow.agenda.at(-1)
  const attacks = task && 'attacker' in task && task.attacker === by
  const odds = forecast(game, { space, orders: [action], policy: { ...usePolicy.getState(), losses: 'cheapest' } })
  return odds && (attacks ? swingIn(odds) : -swingIn(odds))
}

/** Losses by the table's policy; `best` only where it is quick, else cheapest. */
export function lossesByPolicy(game: GameState): Losses | null {
  const { losses } = usePolicy.getState()
  if (losses !== 'best') return lossesIn(game, losses)
  const asked = decision(game)
  const ways = lossOptions(game)
  const [first] = ways
  if (!asked || !first || ways.length === 1) return first?.action ?? null
  const worths = ways.map(({ action }) => worthOf(game, asked, action) ?? Number.NEGATIVE_INFINITY)
  return ways[worths.indexOf(Math.max(...worths))]?.action ?? first.action
}
