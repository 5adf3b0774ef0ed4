// Battles on land.

import type { Counts, PositionSpec, PowerId, UnitSpec, UnitType } from '../../../src/engine/index.ts'
import type { Game } from '../game.ts'
import { move } from '../game.ts'
import { attack, end } from './actions.ts'
import { adv, advLate, inf } from './start.ts'

type Forces = Partial<Record<PowerId, UnitSpec>>

/** Germany in Lorraine against these powers, before the attack. */
export const before = (germany: UnitSpec, defenders: Forces, spec: Partial<PositionSpec> = {}): Game =>
  adv({ phase: 'combat', units: { lorraine: { germany, ...defenders } }, ...spec })

/** Germany attacks in Lorraine; the dice in the order in which they are thrown. */
export function battle(germany: UnitSpec, defenders: Forces, queue: number[] = [], spec: Partial<PositionSpec> = {}): Game {
  return before(germany, defenders, { queue, ...spec }).after(attack('lorraine'))
}

/** Lands from British ships in sea zone 9 in Belgium and attacks; this many guns fire at the fleet, if Belgium has guns. */
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

/** The front in Alsace on a turn of France, in Conduct Combat, with these dice to come. */
export const inAlsace = (
  alsace: Partial<Record<PowerId, Counts>>,
  queue: number[] = [],
  spec: Partial<PositionSpec> = {},
): Game => inf({ power: 'france', phase: 'combat', units: { alsace }, queue, ...spec })

/** France attacks there together with these allies. */
export function together(g: Game, ...allies: PowerId[]): Game {
  g.do({ type: 'attack', space: 'alsace', with: allies })
  return g
}

/** A position with the play test of fighters without infantry. */
export const flyers = (spec: Partial<PositionSpec> = {}): Game => advLate({ options: { 'pt-2': true }, ...spec })

/** A French fighter alone in Lorraine, and Germans next door who march in and end the phase. */
export function caught(spec: Partial<PositionSpec> = {}): Game {
  return flyers({
    ...spec,
    units: { lorraine: { france: { fighter: 1 } }, alsace: { germany: { infantry: 3 } }, ...spec.units },
  }).after(move('alsace', 'lorraine', { infantry: 2 }), end)
}
