/** Answers about artillery: gas and coastal fire. */
import { sideOf, tableOf, turn, unitsIn } from '../../engine/index.ts'
import type { Answerer } from '../types.ts'

/**
 * Gas pays against many infantry: it weakens some of them half the time, and the gun loses half a hit by not firing. The
 * lowest die counts, so two guns are enough (ADV-03-07, ADV-03-17).
 */
export const answerGas: Answerer = ({ state }, { count = 0, space }) => {
  const { units } = tableOf(state)
  const side = sideOf(turn(state).power)
  const foes = space === undefined ? [] : unitsIn(state, space).filter((s) => sideOf(s.power) !== side)
  const infantry = foes.reduce((sum, s) => sum + (units[s.type].tags.has('army-core') ? s.count : 0), 0)
  const guns = Math.min(count, infantry >= 9 ? 2 : infantry >= 4 ? 1 : 0)
  return { action: { type: 'gas', count: guns }, why: { kind: 'fires', ipc: 0.5 * Math.min(infantry, 4), units: guns } }
}

/** One gun per loaded transport: half of its faces hurt the landing, and ashore it is half a hit (ADV-12-09). */
export const answerCoastalFire: Answerer = ({ state }, { count = 0, space }) => {
  const fleet = state.turn.landings.filter((landing) => landing.to === space).length
  const guns = Math.min(count, fleet)
  return { action: { type: 'coastal', count: guns }, why: { kind: 'fires', ipc: guns, units: guns } }
}
