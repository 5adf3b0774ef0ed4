/** Sea battles: those that pay, and those that open a beach. */
import { battles, convoys, dataOf, type GameState, type PowerId, type SpaceId, tableOf, unitsIn } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import type { Planner } from '../types.ts'
import { ATTACK_RATIO, attackGain, opposingFleets, strengthRatio } from './fleet-strength.ts'

/** IPC for each landing that is let through. */
const LANDING_VALUE = 4
/** Larger battles are compared by strength and not forecast. */
const MAX_FORECAST_SHIPS = 14

/** Gain of attacking a zone, in IPC. */
function battleValue(state: GameState, power: PowerId, zone: SpaceId, useForecast: boolean): number {
  const { attacker, defender } = opposingFleets(state, zone, power)
  const landings = state.turn.landings.filter((landing) => landing.zone === zone).length
  const raid = raidValue(state, power, zone)
  if (defender.ships === 0 && defender.transports === 0) return raid
  const isSmall = attacker.ships + defender.ships <= MAX_FORECAST_SHIPS && dataOf(state).convoys === undefined
  const odds =
    useForecast && isSmall && defender.ships > 0
      ? forecast(state, { space: zone, policy: { press: 'while-stronger', dive: 'when-alone' } })
      : null
  if (odds) return odds.lost.defender.ipc - odds.lost.attacker.ipc + LANDING_VALUE * landings * odds.cleared
  const ratio = strengthRatio(attacker, defender)
  const through = LANDING_VALUE * landings * Math.min(1, ratio / 2)
  return ratio < (landings > 0 ? 1 : ATTACK_RATIO) ? -1 : attackGain(attacker, defender) + through + raid
}

/** IPC the power's submarines take from a convoy there. */
function raidValue(state: GameState, power: PowerId, zone: SpaceId): number {
  if (dataOf(state).convoys?.by !== power || !convoys(state).some((convoy) => convoy.zone === zone)) return 0
  const { units } = tableOf(state)
  return unitsIn(state, zone).reduce((n, s) => n + (s.power === power && units[s.type].tags.has('raider') ? 1.5 * s.count : 0), 0)
}

/** Combat, before land battles: the next sea battle that is required or pays. */
export const planSeaBattles: Planner = ({ state, power, profile }) => {
  for (const { space, kind, required, resolved } of battles(state)) {
    if (kind !== 'sea' || resolved) continue
    const ipc = battleValue(state, power, space, profile.settings.usesNavy)
    if (required || ipc > 0) return [{ action: { type: 'attack', space }, why: { kind: 'ships', ipc, space } }]
  }
  return []
}
