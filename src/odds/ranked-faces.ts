/** Which faces are good for whoever throws, where a die says how much and not whether: each is tried, and the game played on from it. */
import { type Action, decision, type GameState, POWERS, reduce, type Side, sideOf } from '../engine/index.ts'
import { facesFor } from './faces.ts'
import { policyAnswers } from './graph/answers.ts'
import { completePolicy, resolvePolicy } from './policy/policy.ts'
import { pricesOf } from './tally.ts'

const FACES = [6, 5, 4, 3, 2, 1] as const
/** So many dice and questions a battle may have before it is judged as it stands. */
const MAX_STEPS = 60

/** What a side has more than the other, in units and in money (IPC). */
function leadOf(state: GameState, side: Side): number {
  const prices = pricesOf(state)
  const sign = (power: string): number =>
    POWERS.some((each) => each === power) ? (sideOf(power as (typeof POWERS)[number]) === side ? 1 : -1) : 0
  const units = Object.values(state.war.units)
    .flat()
    .reduce((sum, { power, type, count }) => sum + sign(power) * count * (prices[type] ?? 0), 0)
  return POWERS.reduce((sum, power) => sum + sign(power) * state.war.treasury[power], units)
}

/** What is done next while something is asked: dice as they are to be expected, questions as a forecast answers them. */
function nextAction(state: GameState): Action | null {
  const asked = decision(state)
  if (asked?.throw) return { type: 'enter-dice', dice: facesFor(asked.throw, 'expected') }
  return policyAnswers(state, resolvePolicy(completePolicy()))?.answers[0] ?? null
}

function playToEnd(state: GameState): GameState {
  let now = state
  for (let step = 0; step < MAX_STEPS; step++) {
    const action = nextAction(now)
    const done = action && reduce(now, action)
    if (!done?.ok) return now
    now = done.state
  }
  return now
}

/** All faces, from the one that is worst for whoever throws now to the best. Asks for a table whose dice are typed in; elsewhere a low face is good. */
export function rankedFaces(state: GameState): number[] {
  const asked = decision(state)
  if (!asked?.throw) return [...FACES]
  const dice = asked.throw.groups.reduce((sum, { count }) => sum + count, 0)
  const leads = FACES.map((face) => {
    const thrown = reduce(state, { type: 'enter-dice', dice: Array.from({ length: dice }, () => face) })
    return { face, lead: thrown.ok ? leadOf(playToEnd(thrown.state), sideOf(asked.by)) : 0 }
  })
  return leads.sort((a, b) => a.lead - b.lead).map(({ face }) => face)
}
