/** Figures of every power in a state. */
import { CAPITALS } from '../content/powers.ts'
import {
  controllerOf,
  costOf,
  type GameState,
  POWERS,
  type PowerId,
  productionOf,
  SIDES,
  type Side,
  type SpaceId,
  sideOf,
  spacesOf,
  treasuryOf,
  unitsIn,
} from '../engine/index.ts'

/** `income`: production, before losses to submarines. `units`: purchase cost. */
export type PowerFigures = {
  readonly income: number
  readonly treasury: number
  readonly units: number
  readonly territories: number
  readonly capitals: number
}

export type Belligerent = PowerId | Side

/** The figures of every power. */
export function figuresOf(state: GameState): Record<PowerId, PowerFigures> {
  const units = new Map<string, number>()
  const land = new Map<string, SpaceId[]>()
  const add = (power: string, cost: number) => units.set(power, (units.get(power) ?? 0) + cost)
  for (const { id, kind } of spacesOf(state)) {
    if (kind === 'impassable') continue
    const holder = kind === 'land' ? controllerOf(state, id) : null
    if (holder !== null) land.set(holder, [...(land.get(holder) ?? []), id])
    for (const { power, type, count, cargo = [] } of unitsIn(state, id)) {
      add(power, count * costOf(state, type))
      for (const each of cargo) add(each.power, costOf(state, each.type))
    }
  }
  const of = (power: PowerId): PowerFigures => {
    const held = land.get(power) ?? []
    return {
      income: productionOf(state, power),
      treasury: treasuryOf(state, power),
      units: units.get(power) ?? 0,
      territories: held.length,
      capitals: held.filter((space) => CAPITALS.has(space)).length,
    }
  }
  return Object.fromEntries(POWERS.map((power) => [power, of(power)])) as Record<PowerId, PowerFigures>
}

/** Is the party a side? */
export const isSide = (party: Belligerent): party is Side => SIDES.some((side) => side === party)

/** The powers of a party. */
export const powersWithin = (party: Belligerent): PowerId[] =>
  isSide(party) ? POWERS.filter((power) => sideOf(power) === party) : [party]

/** In turn order, then the sides. */
export const PARTIES: readonly Belligerent[] = [...POWERS, ...SIDES]
