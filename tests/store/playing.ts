// A game in the store, and what is played there.
import { type Action, type PositionSpec, unitsIn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'

export const store = () => useGame.getState()
export const play = (...actions: Action[]) => {
  for (const action of actions) {
    const outcome = store().dispatch(action)
    if (!outcome.ok) throw new Error(`${action.type}: ${outcome.error.message}`)
  }
}
export const infantry = (space: string) =>
  unitsIn(store().game!, space).reduce((sum, stack) => (stack.type === 'infantry' ? sum + stack.count : sum), 0)

export const BUY: Action = { type: 'purchase', units: { infantry: 4 } }
export const END: Action = { type: 'end-phase' }
export const TO_SERBIA: Action = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }
export const TO_VIENNA: Action = { type: 'move', from: 'bohemia', path: ['vienna'], units: { infantry: 2 } }

/** Austria-Hungary fights for Trieste; the first dice are thrown, or asked for. */
export function attackTrieste(over: Partial<PositionSpec> = {}) {
  store().open({
    ruleset: 'standard',
    base: 'empty',
    seed: 'fight',
    power: 'austria-hungary',
    round: 2,
    phase: 'move',
    units: {
      vienna: { 'austria-hungary': { infantry: 6, artillery: 2 } },
      trieste: { 'austria-hungary': { infantry: 1 }, italy: { infantry: 4 } },
    },
    ...over,
  })
  play({ type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 5, artillery: 2 } }, END, {
    type: 'attack',
    space: 'trieste',
  })
}
