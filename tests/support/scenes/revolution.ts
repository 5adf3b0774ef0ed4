// Russia leaves the war: by revolution, and under the armistice or the treaty.

import type { PositionSpec } from '../../../src/engine/index.ts'
import { at, type Game } from '../game.ts'
import { end } from './actions.ts'
import { advLate, inf } from './start.ts'

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

/** The last phase of a Russian turn of round 4 in which the revolution is due (ADV-26-01), with more on the board where the spec says so. */
export const revolutionDue = (spec: Partial<PositionSpec> = {}): Game =>
  advLate({ power: 'russia', phase: 'income', round: 4, ...spec, control: { ...PRESSED, ...spec.control } })

/** The same, with the Russian turn ended and the revolution made. */
export function revolution(spec: Partial<PositionSpec> = {}): Game {
  return revolutionDue(spec).after(end)
}

/** Germany's Movement phase of round 5 with an army of its own in Ukraine, which it holds under the armistice. */
export const inUkraine = (spec: Partial<PositionSpec> = {}): Game =>
  advLate({
    revolution: true,
    ...spec,
    armistice: { ukraine: 'central', ...spec.armistice },
    units: { ukraine: { germany: { infantry: 3, artillery: 1 } }, ...spec.units },
  })

/** Petrograd and Poland in enemy hands: with Moscow Russian that is enough (INF-RUS-01). */
export const TREATY_LAND = { karelia: 'germany', poland: 'germany' } as const

/** Conduct Combat of Germany in round 2, with all that the treaty needs unless the spec says otherwise. */
export const treatyDue = (spec: Partial<PositionSpec> = {}): Game => inf({ phase: 'combat', control: TREATY_LAND, ...spec })

/** The same once that phase is over; the treaty has come. */
export function treaty(spec: Partial<PositionSpec> = {}): Game {
  return treatyDue(spec).after(end)
}

/** Whether it comes as this phase ends. */
export const treatyComes = (spec: Partial<PositionSpec> = {}): boolean => treaty(spec).situation.revolution

/** A position after the treaty. */
export const atPeace = (spec: Partial<PositionSpec> = {}): Game => inf({ round: 3, revolution: true, ...spec })
