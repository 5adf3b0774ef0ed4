import type { PositionSpec } from '../../src/engine/index.ts'
import type { Game } from './game.ts'
import { advanced } from './war-1918.ts'

/** A position with the play test of fighters without infantry. */
export const flyers = (spec: Partial<PositionSpec> = {}): Game => advanced({ options: { 'pt-2': true }, ...spec })

/** A French fighter alone in Lorraine, and Germans next door who march in and end the phase. */
export function caught(spec: Partial<PositionSpec> = {}): Game {
  const g = flyers({
    ...spec,
    units: { lorraine: { france: { fighter: 1 } }, alsace: { germany: { infantry: 3 } }, ...spec.units },
  })
  g.move('alsace', 'lorraine', { infantry: 2 })
  g.endPhase()
  return g
}
