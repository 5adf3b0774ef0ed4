import type { PositionSpec } from '../../src/engine/index.ts'
import type { Game } from './game.ts'
import { PRESSED } from './revolution.ts'
import { advanced } from './war-1918.ts'

/** The evening of a Russian turn of round 4 in which the revolution is due, with more on the board where the spec says so. */
export const evening = (spec: Partial<PositionSpec> = {}): Game =>
  advanced({ power: 'russia', phase: 'income', round: 4, ...spec, control: { ...PRESSED, ...spec.control } })

/** The same, with the Russian turn ended and the revolution made. */
export function revolution(spec: Partial<PositionSpec> = {}): Game {
  const g = evening(spec)
  g.endPhase()
  return g
}

/** Germany's Movement phase of round 5 with an army of its own in Ukraine, which it holds under the armistice. */
export const front = (spec: Partial<PositionSpec> = {}): Game =>
  advanced({
    revolution: true,
    ...spec,
    armistice: { ukraine: 'central', ...spec.armistice },
    units: { ukraine: { germany: { infantry: 3, artillery: 1 } }, ...spec.units },
  })
