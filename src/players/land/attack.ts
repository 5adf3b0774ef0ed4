/** Which battles on land are fought: those that must be, and those that pay. */
import { battles, meanHits, muster } from '../../engine/index.ts'
import type { Planner } from '../types.ts'

/** In Combat: the next battle that has to be fought, or whose hits are expected to be more than those that are taken. */
export const attacks: Planner = ({ state }) => {
  for (const { space, kind, required, resolved } of battles(state)) {
    if (resolved) continue
    const force = muster(state, space)
    const kill = force ? meanHits(force.attackers) : 0
    const lose = force ? meanHits(force.defenders) : 0
    if (!required && (kind === 'sea' ? kill < 1.5 * lose : kill < lose)) continue
    return [{ action: { type: 'attack', space }, why: { kind: 'exchange', ipc: 3 * (kill - lose), space, kill, lose } }]
  }
  return []
}
