import type { PositionSpec } from '../../src/engine/index.ts'
import { at, type Game } from './game.ts'

/** Three neighbours of Moscow and Poland in German hands: enough for a revolution (STD-REV-03 to REV-05). */
export const PRESSED = { belarus: 'germany', livonia: 'germany', ukraine: 'germany', poland: 'germany' } as const

/** The last phase of a Russian turn, by default in round 4 with all that a revolution needs. */
export const russianEvening = (spec: Partial<PositionSpec> = {}): Game =>
  at({ power: 'russia', phase: 'income', round: 4, options: { 'russian-revolution': true }, control: PRESSED, ...spec })

/** Ends the Russian turn; whether the revolution has come. */
export function breaksOut(g: Game): boolean {
  g.endPhase()
  return g.situation.revolution
}

/** A position after the revolution, with Russia's land as printed unless the spec says otherwise. */
export const afterwards = (spec: Partial<PositionSpec> = {}): Game =>
  at({ round: 5, revolution: true, options: { 'russian-revolution': true }, ...spec })
