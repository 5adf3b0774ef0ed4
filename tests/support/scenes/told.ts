// Text descriptions of events and states for assertions.
import { expect } from 'vitest'
import type { Counts, EventOf, PowerId, SpaceId } from '../../../src/engine/index.ts'
import { engine, type Game } from '../game.ts'

/** What was thrown since the beginning, step by step: who, with how many of what, needing what. */
export const volleys = (g: Game): [EventOf<'fired'>['step'], ...string[]][] =>
  g.past('fired').map(({ step, groups }) => [step, ...groups.map((x) => `${x.count} ${x.type} at ${x.needs}`)])

/** Who threw how many dice at what number in one step of the last action: `france infantry 2@3`. */
export const dice = (g: Game, step: EventOf<'fired'>['step'], side: 'attacker' | 'defender' = 'attacker'): string[] =>
  g
    .events('fired')
    .filter((e) => e.step === step && e.side === side)
    .flatMap((e) => e.groups.map((d) => `${d.power} ${d.type} ${d.count}@${d.needs}`))

/** What an attacker's guns and ships threw ashore. */
export const bombardment = (g: Game): string[] =>
  g
    .past('fired')
    .filter((e) => e.step === 'attack')
    .flatMap((e) => e.groups.filter((x) => x.type === 'battleship' || x.type === 'cruiser'))
    .map((x) => `${x.count} ${x.type} at ${x.needs}`)

/** What a die decided: who wanted what, and the result with what was added. */
export const rolls = (g: Game): string[] =>
  g.past('engagement-rolled').map((e) => `${e.side} ${e.leaves ? 'leaves' : 'stays'} ${e.die}+${e.bonus}`)

export const outcome = (g: Game): string | undefined => g.past('battle-ended').at(-1)?.outcome

/** Guns of a power here that have a gas marker. */
export const bearers = (g: Game, space: SpaceId, power: PowerId = 'germany'): number =>
  g.stacks(space).reduce((n, s) => n + (s.power === power && s.gas ? s.count : 0), 0)

/** All ships of a power, by zone. */
export const fleetOf = (g: Game, power: PowerId): Record<string, Counts> =>
  Object.fromEntries(
    Object.keys(g.state.war.units)
      .filter((id) => id.startsWith('sz'))
      .sort()
      .flatMap((id) => {
        const ships = g.units(id)[power]
        return ships ? [[id, ships] as const] : []
      }),
  )

export const homelandOf = (g: Game, power: PowerId) =>
  engine.homelands(g.state).find((h) => h.power === power) ?? expect.fail(`no homeland of ${power}`)

/** The territories of a power's homeland with their values. */
export const landsOf = (g: Game, power: PowerId): Record<SpaceId, number> =>
  Object.fromEntries(homelandOf(g, power).territories.map((t) => [t.space, t.ipc]))

export const points = (g: Game) => {
  const scores = engine.scores(g.state) ?? expect.fail('nothing is counted in this game')
  return { central: scores.central, allies: scores.allies }
}
