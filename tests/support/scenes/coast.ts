// Landings and what meets them.

import type { Counts, PositionSpec, PowerId, UnitSpec, UnitType } from '../../../src/engine/index.ts'
import type { Game } from '../game.ts'
import { attack, landing } from './actions.ts'
import { adv } from './start.ts'

type Forces = Partial<Record<PowerId, UnitSpec>>

export const hold = (power: PowerId, types: readonly UnitType[]) => ({ cargo: types.map((type) => ({ power, type })) })

export const countsOf = (types: readonly UnitType[]): Counts => {
  const counts: Counts = {}
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

export type Coast = {
  holds?: UnitType[][]
  fleet?: UnitSpec
  belgium?: Forces
  overland?: UnitSpec
  queue?: number[]
  spec?: Partial<PositionSpec>
}

/** Britain's fleet in sea zone 9 is to land all its cargo in German Belgium: Conduct Combat has begun. */
export function offBelgium({ holds = [['infantry', 'infantry']], fleet = {}, belgium, overland, queue = [], spec }: Coast): Game {
  const { units: more, ...rest } = spec ?? {}
  const g = adv({
    power: 'britain',
    queue,
    units: {
      sz9: { britain: { ...fleet, transports: holds.map((types) => hold('britain', types)) } },
      belgium: belgium ?? { germany: { infantry: 1, artillery: 2 } },
      ...(overland ? { picardy: { britain: overland } } : {}),
      ...more,
    },
    ...rest,
  })
  for (const [i, types] of holds.entries()) g.do(landing(g, 'sz9', 'belgium', countsOf(types), i))
  if (overland) g.move('picardy', 'belgium', overland as Counts)
  g.endPhase()
  return g
}

/** The same, and the attack is opened. */
export function storm(coast: Coast): Game {
  return offBelgium(coast).after(attack('belgium'))
}

export type Crossing = {
  holds?: UnitType[][]
  fleet: UnitSpec
  british: UnitSpec
  scotland?: Forces
  queue?: number[]
}

/** Germany is to land its cargo from sea zone 4 in Scotland past this British fleet: Conduct Combat has begun. */
export function offScotland({ holds = [['infantry']], fleet, british, scotland, queue = [] }: Crossing): Game {
  const g = adv({
    queue,
    units: {
      sz4: { germany: { ...fleet, transports: holds.map((types) => hold('germany', types)) }, britain: british },
      scotland: scotland ?? { britain: { infantry: 1 } },
    },
  })
  for (const [i, types] of holds.entries()) g.do({ ...landing(g, 'sz4', 'scotland', countsOf(types), i), afterSeaCombat: true })
  g.endPhase()
  return g
}

/** Opens the battle in sea zone 4 with these ships kept apart for Scotland. */
export const openSea = (g: Game, apart?: { units?: Counts; transports?: number[] }) =>
  g.do({ type: 'attack', space: 'sz4', ...(apart ? { aside: [{ to: 'scotland', ...apart }] } : {}) })

/** Germany's battleship meets the cruiser off Scotland, with these dice to come. */
export function metOffScotland(queue: number[]): Game {
  const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue })
  openSea(g)
  return g
}

/** What was decided of each landing that waited for a battle at sea: whether it was won, and by which rule. */
export const landingsDecided = (g: Game) => g.past('landings-decided').map((e) => [e.won, e.rule])
