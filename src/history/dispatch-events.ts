/** Weights of single events for a player who missed them. */
import { type GameEvent, type GameState, type Owner, type PowerId, type SpaceId, sideOf, tableOf } from '../engine/index.ts'

export type Concern = { weight: number; spaces: readonly SpaceId[] }

type Control = Extract<GameEvent, { type: 'control-changed' }>

/** Land that belonged or belongs to the player, and capitals. */
function landConcern(
  event: Control,
  powers: readonly PowerId[],
  state: GameState,
  capital: (space: SpaceId) => number,
): Concern | null {
  const { space, from, to, cause } = event
  const place = tableOf(state).spaces.get(space)
  const worth = 2 * (place?.ipc ?? 0) + capital(space)
  const own = (power: PowerId | 'contested' | null | undefined) => power !== 'contested' && !!power && powers.includes(power)
  const spaces = [space]
  if (own(from) || (from === 'contested' && own(place?.original) && !own(to))) {
    if (to === 'contested') return { weight: 45 + worth, spaces }
    if (to === null) return { weight: 30 + worth, spaces }
    return sideOf(to) === sideOf(powers[0]!) ? { weight: 20, spaces } : { weight: 55 + worth, spaces }
  }
  // The battle's dispatch covers it.
  if (own(to)) return cause === 'held' ? null : { weight: 40 + worth, spaces }
  return capital(space) > 0 && to !== null && to !== 'contested' ? { weight: 50, spaces } : null
}

/** Null if the event does not matter to the player or another dispatch covers it. */
export function concernOf(
  event: GameEvent,
  powers: readonly PowerId[],
  state: GameState,
  capital: (space: SpaceId) => number,
): Concern | null {
  const own = (power: Owner) => power !== 'neutral' && powers.includes(power)
  const space = 'space' in event && event.space !== undefined ? [event.space] : []
  switch (event.type) {
    case 'control-changed':
      return landConcern(event, powers, state, capital)
    case 'revolution-broke-out':
      return { weight: 95, spaces: space }
    case 'power-surrendered':
      return { weight: 94, spaces: space }
    case 'war-entered':
      return { weight: 90, spaces: space }
    case 'submarine-warfare-declared':
      return { weight: 75, spaces: space }
    case 'time-called':
      return { weight: 80, spaces: space }
    case 'economy-collapsed':
      return { weight: own(event.power) ? 92 : 60, spaces: space }
    case 'economy-recovered':
      return { weight: own(event.power) ? 60 : 25, spaces: space }
    case 'treasury-captured':
      return { weight: own(event.from) ? 96 : own(event.to) ? 60 : 45, spaces: space }
    case 'minor-leaned':
    case 'country-won':
      return { weight: 32, spaces: event.type === 'country-won' ? [event.country] : [event.minor] }
    case 'armistice-settled':
      return { weight: 26, spaces: space }
    case 'orders-undone':
      return own(event.power) ? { weight: 60, spaces: space } : null
    case 'units-disbanded':
    case 'fighters-overrun':
      return own(event.power) ? { weight: 50, spaces: space } : null
    case 'units-sent-home':
      return own(event.power) ? { weight: 38, spaces: space } : null
    case 'fighters-retreated':
      return own(event.power) ? { weight: 25, spaces: [event.from, event.to] } : null
    case 'convoy-loss-paid':
      return own(event.power) && event.loss > 0 ? { weight: 30 + event.loss, spaces: space } : null
    case 'merchantmen-sunk':
      return own(event.by) && event.loss > 0 ? { weight: 24 + event.loss, spaces: space } : null
    default:
      return null
  }
}
