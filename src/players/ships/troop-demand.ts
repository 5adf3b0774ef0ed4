/** Troop demand: 0 to 1 on land, spread over land; at sea, by the coasts ahead. */
import { CAPITALS } from '../../content/powers.ts'
import { type GameState, type PowerId, type SpaceId, sideOf, statusOf, tableOf, unitsIn } from '../../engine/index.ts'
import type { SeaView } from './sea-view.ts'

/** Decay per step through own land, through enemy land, and per sea zone (which also costs the ship time). */
const OWN_LAND_DECAY = 0.79
const ENEMY_LAND_DECAY = 0.62
const SEA_DECAY = 0.76
/** Reduction where the ship is surely lost after landing: a ship is worth part of its cargo. */
const RISK_PENALTY = 0.25

export type TroopDemand = { land: ReadonlyMap<SpaceId, number>; sea: ReadonlyMap<SpaceId, number> }

/** Demand of a capital, of an IPC of income, of each enemy (capped), and of a contested land. */
const DEMAND = { capital: 26.7, ipc: 4.4, enemy: 0.33, enemies: 20, contested: 8.6 }

/** Demand of a space itself: fronts, enemy land, and capitals strongest. */
function demandSource(state: GameState, power: PowerId, id: SpaceId): number {
  const { units, spaces } = tableOf(state)
  const ipc = spaces.get(id)?.ipc ?? 0
  const foes = unitsIn(state, id).reduce(
    (n, s) => n + (sideOf(s.power) !== sideOf(power) && units[s.type].kind !== 'sea' ? s.count : 0),
    0,
  )
  const worth = (CAPITALS.has(id) ? DEMAND.capital : DEMAND.ipc * ipc) + DEMAND.enemy * Math.min(foes, DEMAND.enemies)
  switch (statusOf(state, id, power)) {
    case 'contested':
      return worth + DEMAND.contested
    case 'hostile':
      return worth
    default:
      return 0
  }
}

/** Spreads values with a decay per step; each space gets the largest that reaches it. */
export function spreadWithDecay(
  start: ReadonlyMap<SpaceId, number>,
  around: (id: SpaceId) => readonly SpaceId[],
  left: (from: SpaceId, to: SpaceId) => number,
): Map<SpaceId, number> {
  const values = new Map([...start].filter(([, value]) => value > 0))
  const queue = [...values.keys()]
  for (let id = queue.shift(); id !== undefined; id = queue.shift())
    for (const next of around(id)) {
      const value = (values.get(id) ?? 0) * left(id, next)
      if (value <= (values.get(next) ?? 0) + 1e-9) continue
      values.set(next, value)
      queue.push(next)
    }
  return values
}

/** Troop demand of every space; the strongest land is 1. */
export function troopDemandOf(state: GameState, power: PowerId, waters: SeaView): TroopDemand {
  const lands = [...tableOf(state).spaces.values()].filter(({ kind }) => kind === 'land').map(({ id }) => id)
  const status = new Map(lands.map((id) => [id, statusOf(state, id, power)]))
  const start = new Map(lands.map((id) => [id, demandSource(state, power, id)]))
  const strongest = Math.max(1, ...start.values())
  const share = new Map([...start].map(([id, value]) => [id, value / strongest]))
  const closed = (id: SpaceId): boolean => status.get(id) === 'neutral'
  const land = spreadWithDecay(share, waters.coasts, (_from, to) =>
    closed(to)
      ? 0
      : status.get(to) === 'friendly'
        ? OWN_LAND_DECAY
        : status.get(to) === 'contested'
          ? OWN_LAND_DECAY
          : ENEMY_LAND_DECAY,
  )
  const landing = (zone: SpaceId): number =>
    Math.max(
      0,
      ...waters.coasts(zone).map((id) => {
        const here = status.get(id)
        return here === 'friendly' || here === 'contested' ? (land.get(id) ?? 0) : 0
      }),
    )
  const sea = spreadWithDecay(
    new Map(
      waters.zones.map((zone) => [
        zone,
        waters.isQuiet(zone) ? Math.max(0, landing(zone) - RISK_PENALTY * waters.risk(zone)) : 0,
      ]),
    ),
    waters.adjacentZones,
    (_from, to) => (waters.isQuiet(to) ? (waters.mined.has(to) ? 0.6 * SEA_DECAY : SEA_DECAY) : 0),
  )
  return { land, sea }
}
