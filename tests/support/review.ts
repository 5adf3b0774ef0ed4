/** A turn from a position, and what looking back at it remarks. */
import { expect } from 'vitest'
import type { Action, Counts, PositionSpec, PowerId } from '../../src/engine/index.ts'
import { detectors, lastTurn, type Remark, type RemarkId } from '../../src/learn/review/index.ts'
import type { DoneAction } from '../../src/learn/review/types.ts'
import { at, engine } from './game.ts'

export const END: Action = { type: 'end-phase' }

export type Scene = Partial<PositionSpec> & { power?: PowerId }

/**
 * A turn from a position: these actions, then the first legal action up to its end. Others answer with the first legal answer.
 */
export function turnOf(spec: Scene, ...actions: Action[]) {
  const log: DoneAction[] = []
  let state = at({ base: 'empty', round: 2, power: 'germany', phase: 'move', ...spec }).state
  const { power } = engine.turn(state)
  const play = (action: Action) => {
    const out = engine.reduce(state, action)
    if (!out.ok) return expect.fail(`${JSON.stringify(action)} is refused by ${out.error.rule}: ${out.error.message}`)
    log.push({ action, events: out.events, before: state, after: out.state })
    state = out.state
  }
  const others = () => (engine.decision(state)?.by ?? power) !== power
  for (const action of actions) {
    while (others()) play(engine.legalActions(state)[0]!)
    play(action)
  }
  while (engine.turn(state).power === power) {
    const offered = engine.legalActions(state)
    play(offered.find(({ type }) => type === 'end-phase') ?? offered[0]!)
  }
  return lastTurn(log, [power])!
}

export const remarks = (id: RemarkId, ...turn: Parameters<typeof turnOf>): Remark[] => detectors[id](turnOf(...turn))
export const told = (found: readonly Remark[]) => found.map(({ spaces: [space], cost, facts }) => ({ space, cost, ...facts }))

export const army = (power: PowerId, units: Counts) => ({ [power]: units })
export const march = (from: string, to: string, units: Counts): Action => ({ type: 'move', from, path: [to], units })
