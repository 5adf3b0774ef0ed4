/** Gas, and guns on the coast. */
import { sideOf, tableOf, turn, unitsIn } from '../../engine/index.ts'
import type { Answerer } from './types.ts'

/**
 * One gun's gas pays against many infantry: half the time it weakens some of them, and the gun, which does not fire then, is half a
 * hit. More guns make a lower lowest die; two are enough (ADV-03-07, ADV-03-17).
 */
export const answerGas: Answerer = ({ state }, { count = 0, space }) => {
  const { units } = tableOf(state)
  const side = sideOf(turn(state).power)
  const foes = space === undefined ? [] : unitsIn(state, space).filter((s) => sideOf(s.power) !== side)
  const foot = foes.reduce((sum, s) => sum + (units[s.type].tags.has('army-core') ? s.count : 0), 0)
  const guns = Math.min(count, foot >= 9 ? 2 : foot >= 4 ? 1 : 0)
  return { action: { type: 'gas', count: guns }, why: { kind: 'fires', ipc: 0.5 * Math.min(foot, 4), units: guns } }
}

/** A gun for every loaded transport: half of its faces sink it, drown infantry or drive a ship off; ashore it is half a hit (ADV-12-09). */
export const answerCoastalFire: Answerer = ({ state }, { count = 0, space }) => {
  const fleet = state.turn.landings.filter((landing) => landing.to === space).length
  const guns = Math.min(count, fleet)
  return { action: { type: 'coastal', count: guns }, why: { kind: 'fires', ipc: guns, units: guns } }
}
