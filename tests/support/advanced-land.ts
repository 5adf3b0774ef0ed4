import type { Counts, EventOf, PositionSpec, PowerId, SpaceId, UnitSpec, UnitType } from '../../src/engine/index.ts'
import { at, engine, type Game, move, opening } from './game.ts'

/** A game of the advanced ruleset: round 2, Germany's Movement phase on an empty board, unless the spec says otherwise. */
export const adv = (spec: Partial<PositionSpec> = {}): Game => at({ ruleset: 'advanced', ...spec })

/** The ruleset's opening in the first Purchase phase. */
export const advOpening = (spec: Partial<PositionSpec> = {}): Game => opening({ ruleset: 'advanced', ...spec })

type Forces = Partial<Record<PowerId, UnitSpec>>

/** Germany in Lorraine against these powers, before the attack. */
export const before = (germany: UnitSpec, defenders: Forces, spec: Partial<PositionSpec> = {}): Game =>
  adv({ phase: 'combat', units: { lorraine: { germany, ...defenders } }, ...spec })

/** Germany attacks in Lorraine; the dice in the order in which they are thrown. */
export function battle(germany: UnitSpec, defenders: Forces, queue: number[] = [], spec: Partial<PositionSpec> = {}): Game {
  const g = before(germany, defenders, { queue, ...spec })
  g.attack('lorraine')
  return g
}

/** All of it goes ashore from Britain's ships in sea zone 9, into Belgium, and attacks; so many guns fire at the fleet, where Belgium has guns and is asked. */
export function assault(
  cargo: { type: UnitType; gas?: true }[],
  belgium: Forces,
  queue: number[] = [],
  more: { fleet?: UnitSpec; overland?: UnitSpec; coastal?: number } = {},
): Game {
  const holds = Array.from({ length: Math.ceil(cargo.length / 2) }, (_, i) => cargo.slice(2 * i, 2 * i + 2))
  const transports = holds.map((hold) => ({ cargo: hold.map((c) => ({ power: 'britain' as const, ...c })) }))
  const g = adv({
    power: 'britain',
    queue,
    units: {
      sz9: { britain: { ...more.fleet, transports } },
      belgium,
      ...(more.overland ? { picardy: { britain: more.overland } } : {}),
    },
  })
  const ids = g.transports('sz9')
  for (const [i, hold] of holds.entries()) {
    const units: Counts = {}
    for (const { type } of hold) units[type] = (units[type] ?? 0) + 1
    g.do({ type: 'offload', transport: ids[i] as number, to: 'belgium', units })
  }
  if (more.overland) {
    const { damaged: _damaged, transports: _transports, ...units } = more.overland
    g.move('picardy', 'belgium', units)
  }
  g.endPhase()
  g.attack('belgium')
  if (more.coastal !== undefined) g.do({ type: 'coastal', count: more.coastal })
  return g
}

/** What was thrown since the beginning, step by step: who, with how many of what, needing what. */
export const volleys = (g: Game): [EventOf<'fired'>['step'], ...string[]][] =>
  g.past('fired').map(({ step, groups }) => [step, ...groups.map((x) => `${x.count} ${x.type} at ${x.needs}`)])

/** Guns of a power here that have a gas marker. */
export const bearers = (g: Game, space: SpaceId, power: PowerId = 'germany'): number =>
  g.stacks(space).reduce((n, s) => n + (s.power === power && s.gas ? s.count : 0), 0)

export { engine, type Game, move }
