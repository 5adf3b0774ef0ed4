import type { Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import { canBearGas, GAS, placeMarkers } from '../state/gas.ts'
import { addTo, entries, setSpace } from '../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { PositionSpec, UnitSpec } from '../types/outcome.ts'
import type { Cargo, GameState, Stack } from '../types/state.ts'

function checkFits(rules: Rules, space: SpaceId, type: UnitType, field: string): void {
  const sea = rules.map.places.get(space)?.kind === 'sea'
  const ship = rules.units[type].kind === 'sea'
  if (sea !== ship) impossible(field, ship ? 'ship-on-land' : 'unit-at-sea', { unit: rules.units[type].name.toLowerCase() })
}

function placeForce(rules: Rules, state: GameState, space: SpaceId, power: PowerId, spec: UnitSpec, field: string): GameState {
  let next = state
  const add = (stack: Stack): void => {
    next = { ...next, war: { ...next.war, units: addTo(rules, next.war.units, space, stack) } }
  }
  const sail = (cargo: Cargo[]): void => {
    add({ power, type: 'transport', count: 1, id: next.war.nextTransport, cargo })
    next = { ...next, war: { ...next.war, nextTransport: next.war.nextTransport + 1 } }
  }
  const { damaged = {}, transports, ...counts } = spec
  for (const [type, count] of entries(counts)) {
    checkFits(rules, space, type, `${field}.${type}`)
    if (type === GAS) next = placeMarkers(rules, next, space, power, count, `${field}.${type}`)
    else if (rules.units[type].tags.has('carries')) for (let i = 0; i < count; i++) sail([])
    else add({ power, type, count })
  }
  for (const [type, count] of entries(damaged)) {
    checkFits(rules, space, type, `${field}.damaged.${type}`)
    add({ power, type, count, damaged: true })
  }
  if (transports) checkFits(rules, space, 'transport', `${field}.transports`)
  for (const [i, { cargo }] of (transports ?? []).entries())
    sail(readCargo(rules, power, cargo, `${field}.transports[${i}].cargo`))
  return next
}

function readCargo(rules: Rules, owner: PowerId, cargo: readonly Cargo[], field: string): Cargo[] {
  return cargo.map(({ power, type, gas }) => {
    if (rules.sideOf(power) !== rules.sideOf(owner)) impossible(field, 'cargo-of-enemies')
    if (gas && (!rules.units[GAS] || !canBearGas(rules, type))) impossible(field, 'no-marker', { type })
    return { power, type, ...(gas ? { gas: true as const } : {}) }
  })
}

/** Replaces the units of the spaces named in the position; transport ids follow its order. */
export function placeUnits(rules: Rules, before: GameState, units: PositionSpec['units']): GameState {
  let state = before
  for (const [space, owners] of Object.entries(units ?? {})) {
    state = { ...state, war: { ...state.war, units: setSpace(state.war.units, space, []) } }
    for (const [power, spec] of Object.entries(owners) as [PowerId, UnitSpec][])
      state = placeForce(rules, state, space, power, spec, `units.${space}.${power}`)
  }
  return state
}
