import { LANGUAGE } from '../../../content/language.ts'
import type { Space } from '../../../content/types.ts'
import {
  type Counts,
  controllerOf,
  type GameState,
  minesAgainst,
  type Owner,
  POWERS,
  type PowerId,
  type SpaceId,
  type StackView,
  situation,
  spacesOf,
  statusOf,
  turn,
  unitsIn,
} from '../../../engine/index.ts'
import { isSea, spaceIn, unitOf } from '../../../planning/board.ts'
import { countStacks, typesIn } from '../../../planning/counts.ts'
import { spaceName } from '../../text.ts'
import { sidesWith } from '../shared/minors.ts'

export type SpaceForce = {
  power: Owner
  units: Counts
  damaged: Counts
  moved: number
  transports: StackView[]
  /** Guns that carry gas; ships that have made their strategic move; ships that stand by for a landing, by its target. */
  gas: number
  strategic: number
  aside: { to: SpaceId; count: number }[]
}
/** `forces`: who stands there, each with its strength in words. */
export type Neighbour = {
  space: SpaceId
  controller: PowerId | 'contested' | null
  forces: { power: Owner; strength: string }[]
  sea: boolean
}
export type SpaceFacts = {
  space: Space
  controller: PowerId | 'contested' | null
  status: 'friendly' | 'hostile' | 'contested' | 'neutral'
  armies: SpaceForce[]
  neighbours: Neighbour[]
  /** Whose land it is on the printed board. */
  printed: PowerId | null
  /** Naval bases: land lists the zones it serves, a zone the land whose bases it holds. */
  bases: SpaceId[]
  /** Mine fields here, with those they roll against. */
  mines: { territory: SpaceId; against: PowerId[] }[]
  /** `aligned`: with whom it stands as things are now, in words. */
  minor: { aligned: string | null; mobilized: boolean } | null
  colonies: SpaceId[]
}

/** Land by its name, then sea zones by their numbers. */
const landFirst = (a: SpaceId, b: SpaceId): number => {
  const seas = Number(isSea(a)) - Number(isSea(b))
  return seas || spaceName(a).localeCompare(spaceName(b), LANGUAGE, { numeric: true })
}

export function factsOf(state: GameState, id: SpaceId): SpaceFacts | null {
  const space = spaceIn(state, id)
  if (!space) return null
  return {
    space,
    controller: controllerOf(state, id),
    status: statusOf(state, id, turn(state).power),
    printed: space.original ?? null,
    armies: armiesOf(unitsIn(state, id)),
    neighbours: [...space.adjacent].sort(landFirst).map((each) => ({
      space: each,
      controller: controllerOf(state, each),
      forces: OWNERS.flatMap((power) => {
        const strength = strengthOf(unitsIn(state, each).filter((stack) => stack.power === power))
        return strength ? [{ power, strength }] : []
      }),
      sea: isSea(each),
    })),
    bases:
      space.kind === 'sea'
        ? spacesOf(state)
            .filter((each) => each.navalBases?.includes(id))
            .map((each) => each.id)
        : [...(space.navalBases ?? [])],
    mines: minesIn(state, id),
    minor: space.minor ? { aligned: sidesWith(state, id), mobilized: situation(state).mobilized.includes(id) } : null,
    colonies: spacesOf(state)
      .filter((each) => each.colonyOf === id)
      .map((each) => each.id),
  }
}

/** A garrison that fights for nobody stands last. */
const OWNERS: readonly Owner[] = [...POWERS, 'neutral']

export function armiesOf(stacks: readonly StackView[]): SpaceForce[] {
  return OWNERS.flatMap((power) => {
    const own = stacks.filter((stack) => stack.power === power)
    if (own.length === 0) return []
    return [
      {
        power,
        units: countStacks(own),
        damaged: countStacks(own.filter((stack) => stack.damaged)),
        moved: own.reduce((sum, stack) => sum + (stack.moved ? stack.count : 0), 0),
        transports: own.filter((stack) => (stack.cargo?.length ?? 0) > 0),
        gas: countIf(own, (stack) => stack.gas === true),
        strategic: countIf(own, (stack) => stack.strategic === true),
        aside: [...new Set(own.flatMap((stack) => stack.group ?? []))].map((to) => ({
          to,
          count: countIf(own, (stack) => stack.group === to),
        })),
      },
    ]
  })
}

const countIf = (stacks: readonly StackView[], is: (stack: StackView) => boolean): number =>
  stacks.reduce((sum, stack) => sum + (is(stack) ? stack.count : 0), 0)

/** "7 + 2": those every army needs, and all the rest. */
export function strengthOf(stacks: readonly StackView[]): string {
  const counts = countStacks(stacks)
  const core = typesIn(counts).reduce(
    (sum, type) => sum + (unitOf(type)?.tags.includes('army-core') ? (counts[type] ?? 0) : 0),
    0,
  )
  const rest = typesIn(counts).reduce((sum, type) => sum + (counts[type] ?? 0), 0) - core
  if (core === 0 && rest === 0) return ''
  return rest === 0 ? String(core) : core === 0 ? String(rest) : `${core} + ${rest}`
}

function minesIn(state: GameState, zone: SpaceId): SpaceFacts['mines'] {
  const found: SpaceFacts['mines'] = []
  for (const power of POWERS) {
    for (const field of minesAgainst(state, power)) {
      if (field.zone !== zone) continue
      const known = found.find((each) => each.territory === field.territory)
      if (known) known.against.push(power)
      else found.push({ territory: field.territory, against: [power] })
    }
  }
  return found
}
