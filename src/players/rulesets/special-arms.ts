/** Purchases of gas, machine guns and destroyers. */
import { type GameState, type PowerId, type SpaceId, sideOf, tableOf, unitsIn, unitTypesOf } from '../../engine/index.ts'
import { seaViewOf, zonesWithin } from '../ships/sea-view.ts'
import { firstTypeWith } from '../ships/troops.ts'
import type { Buyer } from '../types.ts'
import type { RulesetPlanner } from './types.ts'

/** Infantry in one space that is worth gas, and enemies near the capital that are worth a machine gun. */
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

const contestedFronts = (state: GameState, power: PowerId): SpaceId[] =>
  occupiedLand(state).filter((id) => unitsIn(state, id).some((s) => s.power === power) && landUnitsIn(state, id, power, true) > 0)

/** A gun with a marker, if none is ready and infantry masses at a front. */
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

/** One machine gun, if the capital is outnumbered and has fewer than one for four infantry. */
const buyMachineGun: Buyer = ({ state, power }) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const [type, infantry] = [firstTypeWith(state, 'first-shot'), firstTypeWith(state, 'army-core')]
  const capital = [...tableOf(state).spaces.values()].find((space) => space.capitalOf === power)
  if (type === undefined || infantry === undefined || !capital) return none
  const near = [capital.id, ...capital.adjacent]
  const threats = near.reduce((n, id) => n + landUnitsIn(state, id, power, true), 0)
  const defenders = near.reduce((n, id) => n + landUnitsIn(state, id, power, false), 0)
  const guns = unitsIn(state, capital.id).reduce((n, s) => n + (s.power === power && s.type === type ? s.count : 0), 0)
  const infantryCount = unitsIn(state, capital.id).reduce(
    (n, s) => n + (s.power === power && s.type === infantry ? s.count : 0),
    0,
  )
  if (threats < MIN_NEAR_ENEMIES || threats < defenders || 4 * guns >= infantryCount + 4) return none
  return { units: { [type]: 1 }, why: { kind: 'buys', ipc: 0, type, units: 1, space: capital.id } }
}

/** One destroyer, if submarines threaten the power's transports and it has none. */
const buyDestroyer: Buyer = ({ state, power }) => {
  const none = { units: {}, why: { kind: 'buys', ipc: 0 } } as const
  const type = firstTypeWith(state, 'patrols')
  const waters = seaViewOf(state, power)
  const { units } = tableOf(state)
  const hasShip = (zone: SpaceId, is: (type: string) => boolean, own: boolean): boolean =>
    unitsIn(state, zone).some((s) => is(s.type) && (own ? s.power === power : sideOf(s.power) !== sideOf(power)))
  if (type === undefined || waters.zones.some((zone) => hasShip(zone, (each) => each === type, true))) return none
  const boats = (zone: SpaceId) => hasShip(zone, (each) => units[each as keyof typeof units].tags.has('submerges'), false)
  const threatened = waters.transports.some(({ zone }) => zonesWithin(zone, 2, waters.adjacentZones).some(boats))
  return threatened ? { units: { [type]: 1 }, why: { kind: 'buys', ipc: 0, type, units: 1 } } : none
}

/** Buys what the money allows of these. */
const buyArms: Buyer = (context, money) => {
  let rest = money
  let units = {}
  let why = { kind: 'buys', ipc: 0 } as ReturnType<Buyer>['why']
  for (const buyer of [buyGas, buyMachineGun, buyDestroyer]) {
    const purchase = buyer(context, rest)
    const cost = unitTypesOf(context.state).reduce((sum, type) => sum + type.cost * (purchase.units[type.id] ?? 0), 0)
    if (cost === 0 || cost > rest / 2) continue
    units = { ...units, ...purchase.units }
    rest -= cost
    why = purchase.why
  }
  return { units, why }
}

export const specialArms: RulesetPlanner = {
  applies: ({ units }) => units.includes('machine-gun') || units.includes('poison-gas') || units.includes('destroyer'),
  buyer: buyArms,
}
