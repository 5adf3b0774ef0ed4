/** Loading targets: where a land army can board, and where it can land across one sea zone. */
import { type Counts, checkAction, type GameState, type PowerId, reduce, type SpaceId, unitsIn } from '../engine/index.ts'
import { coastsOf, seasOf } from './board.ts'
import { isEmpty, minus, plus, typesIn } from './counts.ts'
import type { Selection } from './selection.ts'
import { type Loading, landingClass, type Target } from './target.ts'

/** Targets for loading, and for crossing one zone if no dice intervene. */
export function loadingTargets(state: GameState, power: PowerId, selection: Selection): Target[] {
  const found: Target[] = []
  for (const zone of seasOf(state, selection.space)) {
    const ships = unitsIn(state, zone).flatMap((stack) => (stack.id === undefined ? [] : [stack.id]))
    if (ships.length === 0) continue
    const may = (transport: number, units: Counts) =>
      checkAction(state, { type: 'load', from: selection.space, transport, units }) === null
    const choices = ships.filter((ship) => may(ship, selection.units))
    const plan =
      choices[0] === undefined ? distributeAll(ships, selection.units, may) : [{ transport: choices[0], units: selection.units }]
    if (!plan) {
      const part = fillShips(ships, selection.units, may)
      const units = part.reduce<Counts>((sum, each) => plus(sum, each.units), {})
      if (!isEmpty(units)) found.push({ space: zone, class: 'load', kind: 'part', zone, plan: part, units })
      continue
    }
    found.push({ space: zone, class: 'load', kind: 'load', zone, plan, choices })
    found.push(...bridgeTargets(state, power, selection, zone, plan, choices))
  }
  return found
}

/** Distributes an army over transports; null if not all units have room. */
export function distributeAll(
  ships: readonly number[],
  units: Counts,
  may: (ship: number, units: Counts) => boolean,
): Loading[] | null {
  const plan: Loading[] = []
  let rest = units
  for (const transport of ships) {
    let aboard: Counts = {}
    for (const type of typesIn(rest)) {
      for (let n = rest[type] ?? 0; n > 0 && may(transport, plus(aboard, { [type]: 1 })); n--)
        aboard = plus(aboard, { [type]: 1 })
    }
    if (isEmpty(aboard)) continue
    plan.push({ transport, units: aboard })
    rest = minus(rest, aboard)
    if (isEmpty(rest)) return plan
  }
  return null
}

/** Loads as much as possible, each ship with one unit of every kind in turn, so guns are not left behind. */
export function fillShips(ships: readonly number[], units: Counts, may: (ship: number, units: Counts) => boolean): Loading[] {
  let rest = units
  return ships.flatMap((transport) => {
    let aboard: Counts = {}
    for (let more = true; more; ) {
      const fits = typesIn(rest).filter((type) => {
        const with1 = plus(aboard, { [type]: 1 })
        if (!may(transport, with1)) return false
        aboard = with1
        rest = minus(rest, { [type]: 1 })
        return true
      })
      more = fits.length > 0
    }
    return isEmpty(aboard) ? [] : [{ transport, units: aboard }]
  })
}

/** The part of the selection that goes to the target. */
export const selectionFor = (selection: Selection, target: Target): Selection =>
  target.kind === 'part' ? { space: selection.space, units: target.units, transports: [] } : selection

function bridgeTargets(
  state: GameState,
  power: PowerId,
  selection: Selection,
  zone: SpaceId,
  plan: Loading[],
  choices: number[],
): Target[] {
  const ways: Loading[][] = choices.length > 1 ? choices.map((transport) => [{ transport, units: selection.units }]) : [plan]
  const found = new Map<SpaceId, Target>()
  for (const way of ways) {
    const loaded = stateAfterLoading(state, selection.space, way)
    if (!loaded) continue
    for (const to of coastsOf(state, zone)) {
      if (to === selection.space || found.has(to)) continue
      const lands = way.every(({ transport, units }) => checkAction(loaded, { type: 'offload', transport, to, units }) === null)
      if (lands) found.set(to, { space: to, class: landingClass(state, power, to), kind: 'bridge', zone, plan: way })
    }
  }
  return [...found.values()]
}

/** The state after loading; null if mines would roll. */
function stateAfterLoading(state: GameState, from: SpaceId, plan: Loading[]): GameState | null {
  let next = state
  for (const { transport, units } of plan) {
    const outcome = reduce(next, { type: 'load', from, transport, units })
    if (!outcome.ok || outcome.dice.length > 0 || outcome.state.flow.pending) return null
    next = outcome.state
  }
  return next
}
