import type { PositionSpec } from '../../src/engine/index.ts'
import { type Game, inf } from './influence.ts'

/** Petrograd and Poland in enemy hands: with Moscow Russian that is enough (INF-RUS-01). */
export const PRESSED = { karelia: 'germany', poland: 'germany' } as const

/** Conduct Combat of Germany in round 2, with all that the treaty needs unless the spec says otherwise. */
export const evening = (spec: Partial<PositionSpec> = {}): Game => inf({ phase: 'combat', control: PRESSED, ...spec })

/** The same once that phase is over; the treaty has come. */
export function treaty(spec: Partial<PositionSpec> = {}): Game {
  const g = evening(spec)
  g.endPhase()
  return g
}

/** Does it come as this phase ends? */
export function comes(spec: Partial<PositionSpec> = {}): boolean {
  return treaty(spec).situation.revolution
}

/** A position after the treaty. */
export const atPeace = (spec: Partial<PositionSpec> = {}): Game => inf({ round: 3, revolution: true, ...spec })
