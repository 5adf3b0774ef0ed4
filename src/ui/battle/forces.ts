/** Who would meet in a space, before the battle there begins. */
import { content } from '../../content/index.ts'
import {
  atWar,
  type GameState,
  muster,
  type Owner,
  type PowerId,
  type SpaceId,
  type StackView,
  sideOf,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { expectedOf, type Line, type Standing } from '../../store/reports.ts'

function linesOf(stacks: readonly StackView[]): Line[] {
  const lines: Line[] = []
  for (const { power, type, count, damaged } of stacks) {
    const known = lines.find((line) => line.power === power && line.type === type)
    if (known) {
      known.count += count
      known.damaged += damaged ? count : 0
    } else lines.push({ power, type, count, damaged: damaged ? count : 0, submerged: 0 })
  }
  return lines
}

/** A minor power's garrison is everybody's foe that stands there. */
const isFoe = (owner: Owner, attacker: PowerId) => owner === 'neutral' || sideOf(owner) !== sideOf(attacker)

/**
 * The attacker's own units against everybody of the other side. Ships of the neutral United States stand there only when
 * there is nobody else, as then they alone can be attacked.
 */
export function standingIn(game: GameState, space: SpaceId, attacker: PowerId, joined: readonly PowerId[] = []): Standing {
  const stacks = unitsIn(game, space)
  const foes = stacks.filter(({ power }) => isFoe(power, attacker))
  const fighting = foes.filter(({ power }) => (power as Owner) === 'neutral' || atWar(game, power))
  return {
    attacker: linesOf(stacks.filter((stack) => stack.power === attacker || joined.includes(stack.power))),
    defender: linesOf(fighting.length > 0 ? fighting : foes),
  }
}

export type Prospect = {
  own: number
  theirs: number
  dice: number
  /** Fighters of both sides meet first, so nobody knows yet how many dice follow. */
  air: boolean
}

const flying = new Set<string>(content.units.filter((unit) => unit.kind === 'air').map((unit) => unit.id))
const flies = (type: UnitType) => flying.has(type)
const sideKey = (owner: Owner) => (owner === 'neutral' ? owner : sideOf(owner))

/** Hits that chance gives both sides on average. */
export function prospectOf(game: GameState, space: SpaceId, joined: readonly PowerId[] = []): Prospect | null {
  const force = muster(game, space, joined)
  if (!force) return null
  return {
    own: expectedOf(force.attackers),
    theirs: expectedOf(force.defenders),
    air:
      force.kind === 'land' && new Set(unitsIn(game, space).flatMap((s) => (flies(s.type) ? [sideKey(s.power)] : []))).size > 1,
    dice: [...force.attackers, ...force.defenders].reduce((sum, line) => sum + line.count, 0),
  }
}
