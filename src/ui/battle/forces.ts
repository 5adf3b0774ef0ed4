/** The parties of a battle before it starts. */
import { content } from '../../content/index.ts'
import {
  type Aside,
  type BattleDice,
  battleDice,
  type Counts,
  type DiceLine,
  type GameState,
  isAtWar,
  minorForecast,
  type Owner,
  type PowerId,
  type SpaceId,
  type StackView,
  sideOf,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { expectedHits } from '../../planning/forecast.ts'
import type { BattleForces, Busy, UnitLine } from '../../store/game/reports.ts'
import { isFirstShooter } from './moment.ts'

function linesOf(stacks: readonly StackView[]): UnitLine[] {
  const lines: UnitLine[] = []
  for (const { power, type, count, damaged } of stacks) {
    const known = lines.find((line) => line.power === power && line.type === type)
    if (known) {
      known.count += count
      known.damaged += damaged ? count : 0
    } else lines.push({ power, type, count, damaged: damaged ? count : 0, submerged: 0 })
  }
  return lines
}

/** Guns of this power with a gas marker here (ADV-03-01). */
export const gasIn = (game: GameState, space: SpaceId, power: PowerId): number =>
  unitsIn(game, space).reduce((sum, stack) => sum + (stack.power === power && stack.gas ? stack.count : 0), 0)

/** A minor power's garrison is an enemy of everyone else here. */
const isFoe = (owner: Owner, attacker: PowerId) => owner === 'neutral' || sideOf(owner) !== sideOf(attacker)

/** Assaults on this territory that are not blocked by a sea battle, or whose sea battle was won. */
const landingsAt = (game: GameState, space: SpaceId): GameState['turn']['landings'] =>
  game.turn.landings.filter(({ to, zone, direct }) => to === space && (direct || (game.turn.seaWon?.includes(zone) ?? false)))

/** Units a declared assault brings, by owner. */
function seaborne(game: GameState, space: SpaceId): UnitLine[] {
  return landingsAt(game, space).flatMap(({ units, allies = {} }) => {
    const guests = Object.entries(allies) as [PowerId, Counts][]
    const own: Counts = { ...units }
    for (const [, counts] of guests)
      for (const [type, n] of Object.entries(counts) as [UnitType, number][]) own[type] = (own[type] ?? 0) - n
    return [[game.flow.power, own] as const, ...guests].flatMap(([power, counts]) =>
      (Object.entries(counts) as [UnitType, number][])
        .filter(([, count]) => count > 0)
        .map(([type, count]): UnitLine => ({ power, type, count, damaged: 0, submerged: 0, seaborne: true })),
    )
  })
}

/** The army a minor power raises when it is attacked from the sea. */
function raised(game: GameState, space: SpaceId): UnitLine[] {
  const forecast = minorForecast(game, space, game.flow.power)
  const [owner = 'neutral'] = forecast?.owners.length === 1 ? forecast.owners : []
  return (Object.entries(forecast?.force ?? {}) as [UnitType, number][]).map(([type, count]) => ({
    power: owner,
    type,
    count,
    damaged: 0,
    submerged: 0,
  }))
}

/**
 * The attacker's own units against all enemies. Ships of the neutral United States count only if there is no other enemy. Ships
 * in transit or staying out do not fight.
 */
export function standingIn(game: GameState, space: SpaceId, attacker: PowerId, joined: readonly PowerId[] = []): BattleForces {
  const stacks = unitsIn(game, space).filter((stack) => stack.group === undefined && !stack.strategic)
  const foes = stacks.filter(({ power }) => isFoe(power, attacker))
  const fighting = foes.filter(({ power }) => (power as Owner) === 'neutral' || isAtWar(game, power))
  const landing = seaborne(game, space)
  return {
    attacker: [...linesOf(stacks.filter((stack) => stack.power === attacker || joined.includes(stack.power))), ...landing],
    defender: foes.length === 0 ? raised(game, space) : linesOf(fighting.length > 0 ? fighting : foes),
  }
}

export type Prospect = {
  own: number
  theirs: number
  dice: number
  /** Units that fire first, so the number of later dice is open. */
  first: 'coast' | 'strike' | 'gas' | 'air' | 'shots' | null
  /** Guns that fire at landing units. */
  strike: readonly DiceLine[]
}

const flying = new Set<string>(content.units.filter((unit) => unit.kind === 'air').map((unit) => unit.id))
const flies = (type: UnitType) => flying.has(type)
const sideKey = (owner: Owner) => (owner === 'neutral' ? owner : sideOf(owner))

function firstOf(game: GameState, space: SpaceId, force: BattleDice): Prospect['first'] {
  if (force.kind === 'sea') return null
  const stacks = unitsIn(game, space)
  if (landingsAt(game, space).length > 0) return 'coast'
  if (force.strike.length > 0) return 'strike'
  if (stacks.some((stack) => stack.power === game.flow.power && stack.gas)) return 'gas'
  const wings = stacks.flatMap((stack) => (flies(stack.type) ? [sideKey(stack.power)] : []))
  if (new Set(wings).size > 1) return 'air'
  return force.defenders.some((line) => isFirstShooter(line.type)) ? 'shots' : null
}

/** Ships that stay with a landing do not roll: the remaining count by type. */
function without<L extends { power: Owner; type: UnitType; count: number }>(lines: readonly L[], busy: readonly Busy[]): L[] {
  return lines.map((line) => {
    const gone = busy.reduce((sum, each) => sum + (each.power === line.power && each.type === line.type ? each.count : 0), 0)
    return gone > 0 ? { ...line, count: Math.max(0, line.count - gone) } : line
  })
}

/** Ships that will stay with a landing, shown before the battle. */
export function standingAside(game: GameState, aside: readonly Aside[]): Busy[] {
  const counts = new Map<UnitType, number>()
  const put = (type: UnitType, n: number) => counts.set(type, (counts.get(type) ?? 0) + n)
  for (const { units = {}, damaged = {}, transports = [] } of aside) {
    for (const [type, n] of [...Object.entries(units), ...Object.entries(damaged)] as [UnitType, number][]) put(type, n)
    if (transports.length > 0 && CARRIER) put(CARRIER, transports.length)
  }
  return [...counts].map(([type, count]) => ({
    side: 'attacker',
    power: game.flow.power,
    type,
    count,
    why: 'aside',
    round: null,
  }))
}
const CARRIER = content.units.find((unit) => unit.tags.includes('carries'))?.id ?? null

/** Expected hits of an attack here. */
export function prospectOf(
  game: GameState,
  space: SpaceId,
  joined: readonly PowerId[] = [],
  busy: readonly Busy[] = [],
): Prospect | null {
  const force = battleDice(game, space, joined)
  if (!force) return null
  const own = without(force.attackers, busy)
  const hits = expectedHits(game, space, joined, (lines) => without(lines, busy))
  return {
    own: hits?.own ?? 0,
    theirs: hits?.theirs ?? 0,
    first: firstOf(game, space, force),
    strike: force.strike,
    dice: [...own, ...force.defenders].reduce((sum, line) => sum + line.count, 0),
  }
}
