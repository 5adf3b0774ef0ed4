/** Choices among named things: a land, a power, a ship, a unit. */
import { type Decision, POWERS, type SpaceId, sideOf, tableOf, UNIT_TYPES, unitsIn } from '../../engine/index.ts'
import { bidAction, suggestedBid } from '../../planning/bid.ts'
import { typesIn } from '../../planning/counts.ts'
import { leadersInOrder, shipOf } from '../../planning/options.ts'
import type { Advice } from '../types.ts'
import type { Motive } from '../why.ts'
import type { Answerer } from './types.ts'

const idsOf = ({ options = [] }: Decision): string[] => options.map(({ id }) => id)

const chosen = (option: string | undefined, why: Motive): Advice | null =>
  option === undefined ? null : { action: { type: 'choose', option }, why }

/** The one of least worth; of equals the first. */
const least = (ids: readonly string[], worth: (id: string) => number): string | undefined =>
  [...ids].sort((a, b) => worth(a) - worth(b))[0]

/** New units for the front, the rest as money (HCP-01). */
export const spendsBid: Answerer = ({ state }, asked) => ({
  action: bidAction(state, suggestedBid(state, asked)),
  why: { kind: 'buys', ipc: asked.count ?? 0 },
})

/** Whoever stands beside it with the most, so that the country's army is not left alone. */
export const representNeutral: Answerer = ({ state }, asked) => {
  const ids = idsOf(asked)
  const powers = POWERS.filter((power) => ids.includes(power))
  return chosen(leadersInOrder(state, asked.space ?? '', powers)[0], { kind: 'answers', ipc: 0 })
}

/** Whose land it was; else whoever stands there with the most and can hold it. */
export const takeControl: Answerer = ({ state }, asked) => {
  const { space = '' } = asked
  const ids = idsOf(asked)
  const { original, ipc = 0 } = tableOf(state).spaces.get(space) ?? {}
  const why: Motive = { kind: 'takes', ipc, space }
  if (original !== undefined && ids.includes(original)) return chosen(original, why)
  const strength = (power: string): number => unitsIn(state, space).reduce((n, s) => n + (s.power === power ? s.count : 0), 0)
  return chosen(
    least(ids, (power) => -strength(power)),
    why,
  )
}

/** Where friends stand thickest, so that whoever flies or steps ashore there is not alone. */
export const refuge: Answerer = ({ state }, asked) => {
  const friends = (land: SpaceId): number =>
    unitsIn(state, land).reduce((n, s) => n + (sideOf(s.power) === sideOf(asked.by) ? s.count : 0), 0)
  const best = least(idsOf(asked), (land) => -friends(land))
  return chosen(best, { kind: 'gathers', ipc: 0, ...(best === undefined ? {} : { space: best }) })
}

/** Of the defenders' strength: less than this is thrown away on the beach. */
const ENOUGH = 0.4

/** What is still afloat, against what stands on the shore: a landing too weak to hold stays aboard. */
export const callOff: Answerer = ({ state }, asked) => {
  const { by, space = '' } = asked
  const { units } = tableOf(state)
  const attackOf = (type: keyof typeof units): number => units[type].supported ?? units[type].attack
  const task = state.flow.agenda.at(-1)
  const off = task?.task === 'call-off' ? unitsIn(state, task.zone) : []
  const afloat = off.filter((s) => sideOf(s.power) === sideOf(by)).flatMap(({ cargo = [] }) => cargo)
  const ashore = unitsIn(state, space)
  const attack =
    ashore.reduce((sum, s) => sum + (s.power === by ? s.count * attackOf(s.type) : 0), 0) +
    afloat.reduce((sum, { type, power }) => sum + (power === by ? attackOf(type) : 0), 0)
  const defence = ashore.reduce((sum, s) => sum + (sideOf(s.power) === sideOf(by) ? 0 : s.count * units[s.type].defence), 0)
  const lands = attack >= ENOUGH * defence
  const why: Motive = { kind: lands ? 'lands' : 'stays', ipc: Math.abs(attack - ENOUGH * defence), space }
  return chosen(lands ? 'land' : 'call-off', why)
}

/** The cheapest unit that is offered. */
export const cheapestUnit: Answerer = ({ state }, asked) => {
  const { units } = tableOf(state)
  const cost = (id: string): number => units[UNIT_TYPES.find((each) => each === id) ?? 'battleship'].cost
  const best = least(idsOf(asked), cost)
  return chosen(best, { kind: 'answers', ipc: best === undefined ? 0 : -cost(best) })
}

/** The ship that costs least with what it carries. */
export const cheapestShip: Answerer = ({ state }, asked) => {
  const { units } = tableOf(state)
  const worth = (id: string): number => {
    const { type, cargo } = shipOf(state, id, asked.space ?? '')
    return typesIn(cargo).reduce((sum, each) => sum + units[each].cost * (cargo[each] ?? 0), units[type].cost)
  }
  const best = least(idsOf(asked), worth)
  return chosen(best, { kind: 'answers', ipc: best === undefined ? 0 : -worth(best) })
}

/** A transport that was driven off keeps its army aboard, for a better beach. */
export const aboard: Answerer = (_thinking, asked) => {
  const ids = idsOf(asked)
  return chosen(ids.includes('aboard') ? 'aboard' : ids[0], { kind: 'sails', ipc: 0 })
}
