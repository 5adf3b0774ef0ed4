import { type GameState, type PowerId, type SpaceId, sideOf, unitsIn, unitTypesOf } from '../engine/index.ts'
import { type DeskForce, type DeskQuestion, type Posed, pose } from './desk.ts'
import type { Answered } from './types.ts'

type Turned = { readonly by: PowerId; readonly posed: Extract<Posed, { ok: true }> }

/**
 * The battle of a space should the enemy attack next with what stands there: of several enemies the one whose units there cost most,
 * against all who stand against it. Null where nobody could.
 */
export function turnedRound(state: GameState, space: SpaceId, kind: 'land' | 'sea', policy: Answered): Turned | null {
  const side = sideOf(state.flow.power)
  const forces = new Map<PowerId, DeskForce & { units: Record<string, number>; damaged: Record<string, number> }>()
  for (const { power, type, count, damaged } of unitsIn(state, space)) {
    const force = forces.get(power) ?? { power, units: {}, damaged: {} }
    forces.set(power, force)
    const into = damaged ? force.damaged : force.units
    into[type] = (into[type] ?? 0) + count
  }
  const price = new Map<string, number>(unitTypesOf(state).map(({ id, cost }) => [id, cost]))
  const worth = ({ units, damaged }: DeskForce): number =>
    [...Object.entries(units), ...Object.entries(damaged ?? {})].reduce((sum, [type, n]) => sum + n * (price.get(type) ?? 0), 0)
  const own = [...forces.values()].filter(({ power }) => sideOf(power) === side)
  const [enemy] = [...forces.values()].filter(({ power }) => sideOf(power) !== side).sort((a, b) => worth(b) - worth(a))
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
  const posed = pose(question)
  return posed.ok ? { by: enemy.power, posed } : null
}
