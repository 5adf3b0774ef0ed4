/** Ranks the faces of a throw by playing the battle on from each. */
import { type Action, decision, type GameState, POWERS, reduce, type Side, sideOf } from '../engine/index.ts'
import { facesFor } from './faces.ts'
import { policyAnswers } from './graph/answers.ts'
import { completePolicy, resolvePolicy } from './policy/policy.ts'
import { pricesOf } from './tally.ts'

const FACES = [6, 5, 4, 3, 2, 1] as const
/** Dice and questions before the battle is judged as it is. */
const MAX_STEPS = 60

/** Lead of a side in units and money (IPC). */
function leadOf(state: GameState, side: Side): number {
  const prices = pricesOf(state)
  const sign = (power: string): number =>
    POWERS.some((each) => each === power) ? (sideOf(power as (typeof POWERS)[number]) === side ? 1 : -1) : 0
  const units = Object.values(state.war.units)
    .flat()
    .reduce((sum, { power, type, count }) => sum + sign(power) * count * (prices[type] ?? 0), 0)
  return POWERS.reduce((sum, power) => sum + sign(power) * state.war.treasury[power], units)
}

/** The next action: expected dice, and policy answers to questions. */
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

/** All faces from worst to best for the rolling side. Needs a table with entered dice; otherwise low faces are good. */
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
