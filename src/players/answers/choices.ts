/** Answers to choices among named options. */
import { type Decision, POWERS, type SpaceId, sideOf, tableOf, UNIT_TYPES, unitsIn } from '../../engine/index.ts'
import { bidAction, suggestedBid } from '../../planning/bid.ts'
import { typesIn } from '../../planning/counts.ts'
import { rankLeaders, shipOfOption } from '../../planning/options.ts'
import type { Motive } from '../motives.ts'
import type { Answerer, PlannedOrder } from '../types.ts'

const optionIds = ({ options = [] }: Decision): string[] => options.map(({ id }) => id)

const chooseOption = (option: string | undefined, why: Motive): PlannedOrder | null =>
  option === undefined ? null : { action: { type: 'choose', option }, why }

/** The id with the smallest value; ties keep the first. */
const leastBy = (ids: readonly string[], worth: (id: string) => number): string | undefined =>
  [...ids].sort((a, b) => worth(a) - worth(b))[0]

/** Units for the front, the rest as money (HCP-01). */
export const answerBid: Answerer = ({ state }, asked) => ({
  action: bidAction(state, suggestedBid(state, asked)),
  why: { kind: 'buys', ipc: asked.count ?? 0 },
})

/** The power with the strongest adjacent army, which can support the country's army. */
export const answerRepresentNeutral: Answerer = ({ state }, asked) => {
  const ids = optionIds(asked)
  const powers = POWERS.filter((power) => ids.includes(power))
  return chooseOption(rankLeaders(state, asked.space ?? '', powers)[0], { kind: 'answers', ipc: 0 })
}

/** The original owner, else the power with most units there. */
export const answerTakeControl: Answerer = ({ state }, asked) => {
  const { space = '' } = asked
  const ids = optionIds(asked)
  const { original, ipc = 0 } = tableOf(state).spaces.get(space) ?? {}
  const why: Motive = { kind: 'takes', ipc, space }
  if (original !== undefined && ids.includes(original)) return chooseOption(original, why)
  const strength = (power: string): number => unitsIn(state, space).reduce((n, s) => n + (s.power === power ? s.count : 0), 0)
  return chooseOption(
    leastBy(ids, (power) => -strength(power)),
    why,
  )
}

/** The space with most friendly units. */
export const answerRefuge: Answerer = ({ state }, asked) => {
  const friends = (land: SpaceId): number =>
    unitsIn(state, land).reduce((n, s) => n + (sideOf(s.power) === sideOf(asked.by) ? s.count : 0), 0)
  const best = leastBy(optionIds(asked), (land) => -friends(land))
  return chooseOption(best, { kind: 'gathers', ipc: 0, ...(best === undefined ? {} : { space: best }) })
}

/** Share of the defenders' strength below which a landing is called off. */
const MIN_LANDING_RATIO = 0.4

/** Calls off a landing that is too weak against the shore. */
export const answerCallOff: Answerer = ({ state }, asked) => {
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
  const lands = attack >= MIN_LANDING_RATIO * defence
  const why: Motive = { kind: lands ? 'lands' : 'stays', ipc: Math.abs(attack - MIN_LANDING_RATIO * defence), space }
  return chooseOption(lands ? 'land' : 'call-off', why)
}

/** The cheapest unit offered. */
export const answerCheapestUnit: Answerer = ({ state }, asked) => {
  const { units } = tableOf(state)
  const cost = (id: string): number => units[UNIT_TYPES.find((each) => each === id) ?? 'battleship'].cost
  const best = leastBy(optionIds(asked), cost)
  return chooseOption(best, { kind: 'answers', ipc: best === undefined ? 0 : -cost(best) })
}

/** The cheapest ship, cargo included. */
export const answerCheapestShip: Answerer = ({ state }, asked) => {
  const { units } = tableOf(state)
  const worth = (id: string): number => {
    const { type, cargo } = shipOfOption(state, id, asked.space ?? '')
    return typesIn(cargo).reduce((sum, each) => sum + units[each].cost * (cargo[each] ?? 0), units[type].cost)
  }
  const best = leastBy(optionIds(asked), worth)
  return chooseOption(best, { kind: 'answers', ipc: best === undefined ? 0 : -worth(best) })
}

/** A transport that was driven off keeps its cargo for a better beach. */
export const answerStayAboard: Answerer = (_thinking, asked) => {
  const ids = optionIds(asked)
  return chooseOption(ids.includes('aboard') ? 'aboard' : ids[0], { kind: 'sails', ipc: 0 })
}
