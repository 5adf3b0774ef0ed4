/** Where more troops are wanted: from 0 to 1 on land, by land alone; and at sea, by the coasts that lie ahead. */
import { CAPITALS } from '../../content/powers.ts'
import { type GameState, type PowerId, type SpaceId, sideOf, statusOf, tableOf, unitsIn } from '../../engine/index.ts'
import type { SeaView } from './sea-view.ts'

/** What is left of a pull after a step through one's own land, through the enemy's, and after a zone: what is far takes the ship its time as well. */
const OWN_LAND_DECAY = 0.79
const ENEMY_LAND_DECAY = 0.62
const SEA_DECAY = 0.76
/** What a landing is worth less where the ship is surely lost after it: it is a part of what it brings ashore. */
const RISK_PENALTY = 0.25

export type TroopDemand = { land: ReadonlyMap<SpaceId, number>; sea: ReadonlyMap<SpaceId, number> }

/** What draws troops: a capital, an IPC of income elsewhere, each enemy up to so many, and that the fight is on. */
const DEMAND = { capital: 26.7, ipc: 4.4, enemy: 0.33, enemies: 20, contested: 8.6 }

/** What draws troops in itself: a front, what the enemy holds, a capital most of all. */
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

/** Spreads from the strongest on: each space has the most that reaches it. */
export function spreadWithDecay(
  start: ReadonlyMap<SpaceId, number>,
  around: (id: SpaceId) => readonly SpaceId[],
  left: (from: SpaceId, to: SpaceId) => number,
): Map<SpaceId, number> {
  const known = new Map([...start].filter(([, pull]) => pull > 0))
  const queue = [...known.keys()]
  for (let id = queue.shift(); id !== undefined; id = queue.shift())
    for (const next of around(id)) {
      const pull = (known.get(id) ?? 0) * left(id, next)
      if (pull <= (known.get(next) ?? 0) + 1e-9) continue
      known.set(next, pull)
      queue.push(next)
    }
  return known
}

/** The pull of every space, the strongest land being 1. */
export function troopDemandOf(state: GameState, power: PowerId, waters: SeaView): TroopDemand {
  const lands = [...tableOf(state).spaces.values()].filter(({ kind }) => kind === 'land').map(({ id }) => id)
  const status = new Map(lands.map((id) => [id, statusOf(state, id, power)]))
  const start = new Map(lands.map((id) => [id, demandSource(state, power, id)]))
  const most = Math.max(1, ...start.values())
  const share = new Map([...start].map(([id, pull]) => [id, pull / most]))
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
