import type { Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import type { Counts, Owner, SpaceId, UnitType } from '../types/ids.ts'
import type { Cargo, GameState, Stack } from '../types/state.ts'
import { entries, setSpace, type Wanted, withoutStack, withStack } from './stacks.ts'

/** Counts list gas markers under this name, next to their guns (ADV-03-01). */
export const GAS: UnitType = 'poison-gas'

/** Whether a gas marker can be attached to this type (ADV-03-03). */
export const canBearGas = (rules: Rules, type: UnitType): boolean => rules.units[type].tags.has('supports')

/** Guns with a marker, of one owner or of all. */
export const markedGuns = (stacks: readonly Stack[], power?: Owner): number =>
  stacks.reduce((n, s) => n + (s.gas && (power === undefined || s.power === power) ? s.count : 0), 0)

/** Guns of a power with a marker in this cargo (ADV-03-03). */
export const markedCargo = (cargo: readonly Cargo[], power: string): number =>
  cargo.reduce((n, c) => n + (c.gas && c.power === power ? 1 : 0), 0)

/** Counts without markers, which take no room (ADV-03-03). */
export function unitsOnly(counts: Counts): Counts {
  if (!(GAS in counts)) return counts
  const { [GAS]: _markers, ...units } = counts
  return units
}

/** Number of guns in these counts. */
export const gunsIn = (rules: Rules, counts: Counts): number =>
  entries(unitsOnly(counts)).reduce((n, [type, count]) => n + (canBearGas(rules, type) ? count : 0), 0)

/** Counts in the form of `pick`: with and without marker if the counts say so (ADV-03-21). */
export function wantedIn(rules: Rules, counts: Counts): Wanted[] {
  const marked = counts[GAS]
  if (marked === undefined) return entries(counts).map(([type, count]) => ({ type, count }))
  return entries(unitsOnly(counts)).flatMap(([type, count]): Wanted[] =>
    canBearGas(rules, type)
      ? [
          { type, count: marked, gas: true },
          { type, count: count - marked, gas: false },
        ].filter((w) => w.count > 0)
      : [{ type, count }],
  )
}

/** Adds the number of markers to the counts: bearers move first (ADV-03-21). */
export function addMarkers(rules: Rules, counts: Counts, ready: number): Counts {
  if (GAS in counts || ready <= 0) return counts
  const n = Math.min(ready, gunsIn(rules, counts))
  return n === 0 ? counts : { ...counts, [GAS]: n }
}

/** Adds "no markers" to the counts, unless they name a number (ADV-03-21). */
export const addNoMarkers = (rules: Rules, counts: Counts): Counts =>
  GAS in counts || gunsIn(rules, counts) === 0 ? counts : { ...counts, [GAS]: 0 }

/** Adds or removes markers on the power's first `count` guns. */
export function markGuns(rules: Rules, stacks: readonly Stack[], power: Owner, count: number, marked: boolean): Stack[] {
  let left = count
  let next: Stack[] = [...stacks]
  for (const s of stacks) {
    if (left === 0) break
    if (s.power !== power || !canBearGas(rules, s.type) || (s.gas ?? false) === marked) continue
    const n = Math.min(left, s.count)
    left -= n
    const { gas: _gas, ...plain } = s
    next = withStack(rules, withoutStack(next, s, n), { ...plain, count: n, ...(marked ? { gas: true as const } : {}) })
  }
  return next
}

/** Sets the number of a power's guns with a marker, for set-ups and positions. Throws a ContractError. */
export function placeMarkers(
  rules: Rules,
  state: GameState,
  space: SpaceId,
  power: Owner,
  count: number,
  field: string,
): GameState {
  if (rules.map.places.get(space)?.kind === 'sea') return placeInCargo(rules, state, space, power, count, field)
  const stacks = markGuns(rules, state.war.units[space] ?? [], power, Number.POSITIVE_INFINITY, false)
  const plain = stacks.reduce((n, s) => n + (s.power === power && canBearGas(rules, s.type) && !s.gas ? s.count : 0), 0)
  if (plain < count) impossible(field, 'no-gun')
  return { ...state, war: { ...state.war, units: setSpace(state.war.units, space, markGuns(rules, stacks, power, count, true)) } }
}

/** At sea: markers of guns in cargo (ADV-03-03). */
function placeInCargo(rules: Rules, state: GameState, zone: SpaceId, power: Owner, count: number, field: string): GameState {
  let left = count
  const stacks = (state.war.units[zone] ?? []).map((s): Stack => {
    if (!s.cargo) return s
    const cargo = s.cargo.map((c): Cargo => {
      if (c.power !== power || !canBearGas(rules, c.type)) return c
      const { gas: _gas, ...plain } = c
      return left-- > 0 ? { ...plain, gas: true } : plain
    })
    return { ...s, cargo }
  })
  if (left > 0) impossible(field, 'no-gun')
  return { ...state, war: { ...state.war, units: setSpace(state.war.units, zone, stacks) } }
}
