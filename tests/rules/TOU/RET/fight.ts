import type { Counts, PositionSpec } from '../../../../src/engine/index.ts'
import type { Game } from '../../../support/game.ts'
import { tou } from '../../../support/tournament.ts'

type Fight = Partial<PositionSpec> & { ships?: Counts; against?: Counts; stay?: boolean }

/** German ships sail from the Belt (sz10) and attack the British in the North Sea (sz5); or have lain there already. */
export function attacked({ ships = { cruiser: 2 }, against = { cruiser: 1 }, stay = false, ...spec }: Fight): Game {
  const g = tou({
    ...spec,
    units: {
      ...(stay ? { sz5: { germany: ships, britain: against } } : { sz10: { germany: ships }, sz5: { britain: against } }),
      ...spec.units,
    },
  })
  if (!stay) {
    const { transport = 0, ...warships } = ships
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
