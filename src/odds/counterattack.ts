import { type GameState, type PowerId, type SpaceId, sideOf } from '../engine/index.ts'
import { buildPosition, type DeskForce, type DeskPosition, type DeskQuestion, forcesOn } from './desk.ts'
import { ipcSum, pricesOf } from './tally.ts'
import type { FullPolicy } from './types.ts'

type Counterattack = { readonly by: PowerId; readonly position: Extract<DeskPosition, { ok: true }> }

/** The battle if the strongest enemy in the space attacked next; null without enemies or own units. */
export function counterattackAt(
  state: GameState,
  space: SpaceId,
  kind: 'land' | 'sea',
  policy: FullPolicy,
): Counterattack | null {
  const side = sideOf(state.flow.power)
  const forces = [...forcesOn(state, [space])].map(([power, force]): DeskForce => ({ power, ...force }))
  const prices = pricesOf(state)
  const worth = ({ units, damaged = {} }: DeskForce): number => ipcSum(prices, units) + ipcSum(prices, damaged)
  const own = forces.filter(({ power }) => sideOf(power) === side)
  const [enemy] = forces.filter(({ power }) => sideOf(power) !== side).sort((a, b) => worth(b) - worth(a))
  if (!enemy || own.length === 0) return null
  const question: DeskQuestion = {
    ruleset: state.table.ruleset,
    kind,
    attacker: [enemy],
    defender: own,
    mined: false,
    space,
    policy,
  }
  const built = buildPosition(question)
  return built.ok ? { by: enemy.power, position: built } : null
}
