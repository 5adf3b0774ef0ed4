/** Arms that only some games have: gas for guns, machine guns for a defence, destroyers against boats. */
import { type GameState, type PowerId, type SpaceId, sideOf, tableOf, unitsIn, unitTypesOf } from '../../engine/index.ts'
import { firstTypeWith } from '../ships/pieces.ts'
import { seaViewOf, zonesWithin } from '../ships/sea-view.ts'
import type { Buyer } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** So many infantry in one place are worth gas; so many enemies beside a land a machine gun. */
const MIN_MASSED_INFANTRY = 6
const MIN_NEAR_ENEMIES = 4

const occupiedLand = (state: GameState): SpaceId[] =>
  Object.keys(state.war.units).filter((id) => tableOf(state).spaces.get(id)?.kind === 'land')

const landUnitsIn = (state: GameState, space: SpaceId, power: PowerId, enemies: boolean, only?: string): number => {
  const { units } = tableOf(state)
  return unitsIn(state, space).reduce(
    (n, s) =>
      n +
      (units[s.type].kind === 'land' && (sideOf(s.power) !== sideOf(power)) === enemies && (only === undefined || s.type === only)
        ? s.count
        : 0),
    0,
  )
}

/** Contested land in which the power stands. */
const contestedFronts = (state: GameState, power: PowerId): SpaceId[] =>
  occupiedLand(state).filter((id) => unitsIn(state, id).some((s) => s.power === power) && landUnitsIn(state, id, power, true) > 0)

/** A marker with its gun, as long as none lies ready and somebody masses before the power's fronts. */
const buyGas: Buyer = ({ state, power }) => {
  const [gun, marker, infantry] = [
    firstTypeWith(state, 'supports'),
    firstTypeWith(state, 'gas'),
    firstTypeWith(state, 'army-core'),
  ]
  const ready = occupiedLand(state).some((id) => unitsIn(state, id).some((s) => s.power === power && s.gas))
  const massed = contestedFronts(state, power).some((id) => landUnitsIn(state, id, power, true, infantry) >= MIN_MASSED_INFANTRY)
  if (gun === undefined || marker === undefined || ready || !massed) return { units: {}, why: { kind: 'buys', ipc: 0 } }
  return { units: { [gun]: 1, [marker]: 1 }, why: { kind: 'buys', ipc: 0, type: marker, units: 1 } }
}

/** One at a time, where the power is pressed harder than it presses and has fewer than one for four infantry. */
const buyMachineGun: Buyer = ({ state, power }) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const [type, infantry] = [firstTypeWith(state, 'first-shot'), firstTypeWith(state, 'army-core')]
  const capital = [...tableOf(state).spaces.values()].find((space) => space.capitalOf === power)
  if (type === undefined || infantry === undefined || !capital) return none
  const near = [capital.id, ...capital.adjacent]
  const comes = near.reduce((n, id) => n + landUnitsIn(state, id, power, true), 0)
  const stands = near.reduce((n, id) => n + landUnitsIn(state, id, power, false), 0)
  const guns = unitsIn(state, capital.id).reduce((n, s) => n + (s.power === power && s.type === type ? s.count : 0), 0)
  const foot = unitsIn(state, capital.id).reduce((n, s) => n + (s.power === power && s.type === infantry ? s.count : 0), 0)
  if (comes < MIN_NEAR_ENEMIES || comes < stands || 4 * guns >= foot + 4) return none
  return { units: { [type]: 1 }, why: { kind: 'buys', ipc: 0, type, units: 1, space: capital.id } }
}

/** One, where enemy boats lie within reach of the power's transports and it has none. */
const buyDestroyer: Buyer = ({ state, power }) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const type = firstTypeWith(state, 'patrols')
  const waters = seaViewOf(state, power)
  const { units } = tableOf(state)
  const there = (zone: SpaceId, is: (type: string) => boolean, own: boolean): boolean =>
    unitsIn(state, zone).some((s) => is(s.type) && (own ? s.power === power : sideOf(s.power) !== sideOf(power)))
  if (type === undefined || waters.zones.some((zone) => there(zone, (each) => each === type, true))) return none
  const boats = (zone: SpaceId) => there(zone, (each) => units[each as keyof typeof units].tags.has('submerges'), false)
  const threatened = waters.transports.some(({ zone }) => zonesWithin(zone, 2, waters.adjacentZones).some(boats))
  return threatened ? { units: { [type]: 1 }, why: { kind: 'buys', ipc: 0, type, units: 1 } } : none
}

/** What can be paid of these together is bought together. */
const buyArms: Buyer = (thinking, left) => {
  let rest = left
  let units = {}
  let why = { kind: 'buys', ipc: 0 } as ReturnType<Buyer>['why']
  for (const buyer of [buyGas, buyMachineGun, buyDestroyer]) {
    const wanted = buyer(thinking, rest)
    const cost = unitTypesOf(thinking.state).reduce((sum, type) => sum + type.cost * (wanted.units[type.id] ?? 0), 0)
    if (cost === 0 || cost > rest / 2) continue
    units = { ...units, ...wanted.units }
    rest -= cost
    why = wanted.why
  }
  return { units, why }
}

export const specialArms: RulesetPlanner = {
  applies: ({ units }) => units.includes('machine-gun') || units.includes('poison-gas') || units.includes('destroyer'),
  buyer: buyArms,
}
