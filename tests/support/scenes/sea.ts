// Battles at sea, and fleets off a coast.

import type { Counts, PositionSpec, PowerId, SpaceId, UnitSpec } from '../../../src/engine/index.ts'
import type { Game } from '../game.ts'
import { attack } from './actions.ts'
import { adv, inf, tou } from './start.ts'

type Fleets = Partial<Record<PowerId, UnitSpec>>

/** Germany attacks in open water without convoys (sea zone 5), with these dice to come. */
export function fight(own: UnitSpec, theirs: Fleets, queue: number[] = [], spec: Partial<PositionSpec> = {}): Game {
  return adv({ phase: 'combat', units: { sz5: { germany: own, ...theirs } }, queue, ...spec }).after(attack('sz5'))
}

/** Germany attacks in a convoy zone with this many raiders. */
export function raid(
  zone: SpaceId,
  submarines: number,
  fleets: Fleets,
  queue: number[] = [],
  spec: Partial<PositionSpec> = {},
): Game {
  return adv({ phase: 'combat', units: { [zone]: fleets }, queue, ...spec }).after(attack(zone), { type: 'convoy', submarines })
}

/** A power's ships in a zone with a landing party of one infantry aboard one transport. */
export const landingParty = (power: PowerId, more: UnitSpec = {}): UnitSpec => ({
  ...more,
  transports: [{ cargo: [{ power, type: 'infantry' }] }],
})

type Fight = Partial<PositionSpec> & { ships?: Counts; sails?: Counts; against?: Counts; stay?: boolean }

/** German ships (all, or those named) sail from the Belt (sz10) and attack the British in the North Sea (sz5); or have lain there already. */
export function attacked({
  ships = { cruiser: 2 },
  sails = ships,
  against = { cruiser: 1 },
  stay = false,
  ...spec
}: Fight): Game {
  const g = tou({
    ...spec,
    units: {
      ...(stay ? { sz5: { germany: ships, britain: against } } : { sz10: { germany: ships }, sz5: { britain: against } }),
      ...spec.units,
    },
  })
  if (!stay) {
    const { transport = 0, ...warships } = sails
    g.do({
      type: 'move',
      from: 'sz10',
      path: ['sz5'],
      units: warships,
      ...(transport > 0 ? { transports: g.transports('sz10') } : {}),
    })
  }
  g.endPhase()
  g.attack('sz5')
  return g
}

/** Britain at sea off Kiel on its own turn: one loaded transport and a battleship. */
export const offKiel = (
  cargo: { power: PowerId; type: 'infantry' | 'artillery' | 'fighter' }[],
  spec: Partial<PositionSpec> = {},
): Game =>
  inf({
    power: 'britain',
    ...spec,
    units: { sz10: { britain: { battleship: 1, transports: [{ cargo }] } }, kiel: { germany: { infantry: 2 } }, ...spec.units },
  })

export const mine = { power: 'britain', type: 'infantry' } as const
export const theirs = { power: 'france', type: 'infantry' } as const
