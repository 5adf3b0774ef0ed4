import type { Counts, PowerId } from '../../src/engine/index.ts'
import type { Game } from './game.ts'

/** All ships of a power, by zone. */
export const fleetOf = (g: Game, power: PowerId): Record<string, Counts> =>
  Object.fromEntries(
    Object.keys(g.state.war.units)
      .filter((id) => id.startsWith('sz'))
      .sort()
      .flatMap((id) => {
        const ships = g.units(id)[power]
        return ships ? [[id, ships] as const] : []
      }),
  )
