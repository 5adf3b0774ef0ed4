import type { Action, Counts, EventOf, PositionSpec, PowerId, SpaceId, UnitSpec } from '../../src/engine/index.ts'
import { adv } from './advanced.ts'
import type { Game } from './game.ts'

export { adv, advOpening } from './advanced.ts'
export { engine, move } from './game.ts'

type Fleets = Partial<Record<PowerId, UnitSpec>>

/** Germany attacks in open water without convoys (sea zone 5), with these dice to come. */
export function fight(own: UnitSpec, theirs: Fleets, queue: number[] = [], spec: Partial<PositionSpec> = {}): Game {
  const g = adv({ phase: 'combat', units: { sz5: { germany: own, ...theirs } }, queue, ...spec })
  g.attack('sz5')
  return g
}

/** Germany attacks in a convoy zone and names so many raiders. */
export function raid(
  zone: SpaceId,
  submarines: number,
  fleets: Fleets,
  queue: number[] = [],
  spec: Partial<PositionSpec> = {},
): Game {
  const g = adv({ phase: 'combat', units: { [zone]: fleets }, queue, ...spec })
  g.attack(zone)
  g.do({ type: 'convoy', submarines })
  return g
}

export const dive = (count: number): Action => ({ type: 'submerge', count })
export const leave: Action = { type: 'disengage', on: true }
export const stay: Action = { type: 'disengage', on: false }
export const escort = (destroyers: number): Action => ({ type: 'escort', destroyers })
export const lose = (power: PowerId, units: Counts): Action => ({ type: 'casualties', lose: { [power]: units } })
/** The one zone beyond the ordinary move. */
export const further = (from: SpaceId, to: SpaceId, units: Counts): Action => ({
  type: 'move',
  from,
  path: [to],
  units,
  strategic: true,
})

/** Every throw of a battle so far: its step, then "count type at number" for each kind of ship. */
export const volleys = (g: Game): string[][] =>
  g.past('fired').map((e) => [e.step, ...e.groups.map((b) => `${b.count} ${b.type} at ${b.needs}`)])

/** What a die decided: who wanted what, and the result with what was added. */
export const rolls = (g: Game): string[] =>
  g
    .past('engagement-rolled')
    .map((e: EventOf<'engagement-rolled'>) => `${e.side} ${e.leaves ? 'leaves' : 'stays'} ${e.die}+${e.bonus}`)

export const outcome = (g: Game): string | undefined => g.past('battle-ended').at(-1)?.outcome

/** A power's ships in a zone with a landing party of one infantry aboard one transport. */
export const landingParty = (power: PowerId, more: UnitSpec = {}): UnitSpec => ({
  ...more,
  transports: [{ cargo: [{ power, type: 'infantry' }] }],
})
