/** The war in numbers, read off the events of the log. */
import { type Counts, controllerOf, type GameState, POWERS, type PowerId, productionOf } from '../../../engine/index.ts'
import { capitalOf } from '../../../planning/board.ts'
import { costOfAll, plus } from '../../../planning/counts.ts'
import type { Logged } from '../../../planning/purchase.ts'

export type WarRow = {
  power: PowerId
  production: number
  /** Who holds its capital. */
  capital: PowerId | 'contested' | null
  lost: Counts
  /** What the lost units had cost. */
  worth: number
}

export function warTable(state: GameState, log: readonly Logged[]): WarRow[] {
  const lost = lossesInWar(log)
  return POWERS.map((power) => {
    const units = lost[power] ?? {}
    return {
      power,
      production: productionOf(state, power),
      capital: controllerOf(state, capitalOf(power)),
      lost: units,
      worth: costOfAll(units),
    }
  })
}

/** Every unit that was lost in the war: in battle, to mines, with its transport, or sent home. */
export function lossesInWar(log: readonly Logged[]): Partial<Record<PowerId, Counts>> {
  const lost: Partial<Record<PowerId, Counts>> = {}
  const take = (power: string, units: Counts) => {
    const own = POWERS.find((each) => each === power)
    if (own) lost[own] = plus(lost[own] ?? {}, units)
  }
  for (const { events } of log) {
    for (const event of events) {
      if (event.type === 'units-lost') {
        take(event.power, event.units)
        for (const unit of event.cargo) take(unit.power, { [unit.type]: 1 })
      } else if (event.type === 'mine-rolled' && event.result === 'sunk') {
        take(event.ship.power, { [event.ship.type]: 1 })
        for (const unit of event.ship.cargo ?? []) take(unit.power, { [unit.type]: 1 })
      } else if (event.type === 'fleet-hit') {
        take(event.power, event.units)
        for (const unit of event.cargo) take(unit.power, { [unit.type]: 1 })
      } else if (event.type === 'cargo-hit') take(event.power, { [event.unit]: 1 })
      else if (event.type === 'submarines-pursued') take(event.power, { submarine: event.lost })
      else if (event.type === 'units-disbanded' || event.type === 'fighters-overrun' || event.type === 'units-stranded')
        take(event.power, event.units)
    }
  }
  return lost
}
