import type { Counts, EventOf, PositionSpec, PowerId } from '../../src/engine/index.ts'
import { type Game, inf } from './influence.ts'

type Army = Partial<Record<PowerId, Counts>>

/** The front in Alsace on a turn of France, in Conduct Combat, with these dice to come. */
export const front = (alsace: Army, queue: number[] = [], spec: Partial<PositionSpec> = {}): Game =>
  inf({ power: 'france', phase: 'combat', units: { alsace }, queue, ...spec })

/** France attacks there together with these allies. */
export function together(g: Game, ...allies: PowerId[]): Game {
  g.do({ type: 'attack', space: 'alsace', with: allies })
  return g
}

/** Who threw how many dice at what number in one step of the last action: `france infantry 2@3`. */
export const dice = (g: Game, step: EventOf<'fired'>['step'], side: 'attacker' | 'defender' = 'attacker'): string[] =>
  g
    .events('fired')
    .filter((e) => e.step === step && e.side === side)
    .flatMap((e) => e.groups.map((d) => `${d.power} ${d.type} ${d.count}@${d.needs}`))

/** Britain at sea off Kiel on its own turn, with these units aboard one transport and a battleship beside it. */
export const offKiel = (
  cargo: { power: PowerId; type: 'infantry' | 'artillery' | 'fighter' }[],
  spec: Partial<PositionSpec> = {},
): Game =>
  inf({
    power: 'britain',
    ...spec,
    units: { sz10: { britain: { battleship: 1, transports: [{ cargo }] } }, kiel: { germany: { infantry: 2 } }, ...spec.units },
  })

export const mine = { power: 'britain', type: 'infantry' } as const
export const theirs = { power: 'france', type: 'infantry' } as const
