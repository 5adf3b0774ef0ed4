/**
 * Movement is planned, played on, and planned again with what was seen: where enemies struck at own units is feared more, where they
 * never came less. Of all these plans the one is taken after which the own side stands best.
 */
import { type GameState, type PowerId, type SpaceId, sideOf, tableOf, turn } from '../engine/index.ts'
import { balanceOf } from './balance.ts'
import type { Look, Temper } from './levels.ts'
import { type PhasePlan, planner } from './plan.ts'
import { playAhead, powersIn } from './rollout.ts'
import type { Thinking } from './types.ts'

/** How often own units stood in a space at the end of a plan that was played on, and how often an enemy struck there. */
type Tally = Map<SpaceId, { stood: number; struck: number }>

/** The best of so many plans as the sight makes one after another; `quick` plays them on. The first has to be beaten clearly: what is played on errs. */
export function sought(thinking: Thinking, quick: Temper, { turns, samples, margin }: Look): PhasePlan {
  const { power, mind } = thinking
  const plan = planner(thinking)
  const tally: Tally = new Map()
  const known = new Set<string>()
  let best: { found: PhasePlan; value: number } | null = null
  for (let nth = 0; nth < mind.sight.again; nth++) {
    const found = plan(nth === 0 ? mind : { ...mind, struck: sharesOf(tally) })
    const key = JSON.stringify(found.orders.map(({ action }) => action))
    // The same again sees the same again.
    if (known.has(key)) continue
    known.add(key)
    const concerned = concernedIn(found.after, power)
    let value = nth === 0 ? margin : 0
    for (let n = 0; n < samples; n++) {
      const struck = new Set<SpaceId>()
      const watch = (before: GameState, after: GameState) => note(struck, before, after, power)
      value +=
        balanceOf(playAhead(found.after, quick, turns, `${mind.seed} line ${n}`, concerned, watch), sideOf(power)) / samples
      count(tally, found.after, power, struck)
    }
    if (!best || value > best.value) best = { found, value }
  }
  return best!.found
}

const sharesOf = (tally: Tally): Map<SpaceId, number> =>
  new Map([...tally].map(([space, { stood, struck }]) => [space, struck / stood]))

/** Where an enemy of the power has fought in this step. */
function note(struck: Set<SpaceId>, before: GameState, after: GameState, power: PowerId): void {
  const { power: whose, phase } = turn(before)
  if (phase !== 'combat' || sideOf(whose) === sideOf(power) || turn(after).power !== whose) return
  for (const { space, resolved } of after.turn.battles) if (resolved) struck.add(space)
}

function count(tally: Tally, { war }: GameState, power: PowerId, struck: ReadonlySet<SpaceId>): void {
  for (const [space, stacks] of Object.entries(war.units)) {
    if (!stacks.some((stack) => stack.power === power)) continue
    const { stood, struck: before } = tally.get(space) ?? { stood: 0, struck: 0 }
    tally.set(space, { stood: stood + 1, struck: before + (struck.has(space) ? 1 : 0) })
  }
}

/** Whoever stands where the power stands, or next to it: what the others do in the meantime makes no difference to its armies. */
function concernedIn(state: GameState, power: PowerId): Set<PowerId> {
  const { spaces } = tableOf(state)
  const near = new Set<SpaceId>()
  for (const [space, stacks] of Object.entries(state.war.units))
    if (stacks.some((stack) => stack.power === power))
      for (const id of [space, ...(spaces.get(space)?.adjacent ?? [])]) near.add(id)
  return powersIn(state, power, near)
}
