/**
 * Where a selection may go, by what happens there. Every yes comes from the engine; here it only gets a name and
 * the actions that carry it out.
 */
import type { Action, Counts, GameState, PowerId, SpaceId } from '../../../engine/index.ts'
import { checkAction, minesAgainst, minorForecast, reach, reduce, statusOf, turn, unitsIn } from '../../../engine/index.ts'
import type { TargetClass } from '../../../store/board-view.ts'
import type { Selection } from '../../../store/ui.ts'
import { isEmpty, isLand, isSea, minus, plus, spaceIn, total, typesIn, unitOf } from '../shared/counts.ts'
import { isNeutral } from '../shared/minors.ts'
import { landsFrom } from './kept.ts'
import { isPicked, type Party, type PickTransport, picksOf } from './picks.ts'
import type { How } from './plan.ts'

export type Loading = { transport: number; units: Counts }
/** `power`: whose, where only an ally's units land. */
export type Landing = { transport: number; units: Counts; power?: PowerId; now: boolean; after: boolean }
export type Target = { space: SpaceId; class: TargetClass } /** `marches`: on foot. */ & (
  | { kind: 'move'; path: SpaceId[]; combat: boolean; mined: SpaceId[]; marches?: true }
  /** `choices`: each transport that could take all of it alone. */
  | { kind: 'load'; zone: SpaceId; plan: Loading[]; choices: number[] }
  | { kind: 'bridge'; zone: SpaceId; plan: Loading[] }
  | { kind: 'offload'; zone: SpaceId; landings: Landing[] }
)
export type Targets = Readonly<Record<SpaceId, Target>>

let last: { state: GameState; selection: Selection; targets: Targets } | null = null

/** Asked by the board and by the panel for the same selection, so the last answer is kept. */
export function targetsOf(state: GameState, selection: Selection | null): Targets {
  if (!selection) return NONE
  if (last?.state === state && last.selection === selection) return last.targets
  const targets = work(state, selection)
  last = { state, selection, targets }
  return targets
}
const NONE: Targets = {}

export function classesOf(targets: Targets): Record<SpaceId, TargetClass> {
  return Object.fromEntries(Object.entries(targets).map(([space, target]) => [space, target.class]))
}

function work(state: GameState, selection: Selection): Targets {
  if (!isPicked(selection)) return NONE
  const { power, phase } = turn(state)
  if (phase !== 'move') return NONE
  const found: Record<SpaceId, Target> = {}
  if (isSea(selection.space)) {
    const ships = picksOf(state, selection.space, selection.strategic).transports.filter((ship) =>
      selection.transports.includes(ship.id),
    )
    if (!selection.strategic) for (const target of landings(state, power, selection.space, ships)) found[target.space] = target
    if (ships.every((ship) => ship.own)) for (const target of moves(state, power, selection)) found[target.space] = target
  } else {
    for (const target of shipping(state, power, selection)) found[target.space] = target
    for (const target of moves(state, power, selection)) found[target.space] = target
  }
  return found
}

function moves(state: GameState, power: PowerId, selection: Selection): Target[] {
  const { space: from, units, damaged, transports, strategic } = selection
  const mined = new Set(minesAgainst(state, power).map((field) => field.zone))
  const query = {
    from,
    units,
    ...(damaged ? { damaged } : {}),
    ...(transports.length > 0 ? { transports } : {}),
    ...(strategic ? { strategic } : {}),
  }
  const sailing = isSea(from)
  const marching = typesIn(units).some((type) => unitOf(type)?.kind === 'land')
  return reach(state, query).map(({ space, path, combat }) => {
    const fields = sailing ? path.filter((zone) => mined.has(zone)) : []
    return {
      space,
      class: classOf(state, power, space, combat, fields.length > 0),
      kind: 'move',
      path,
      combat,
      mined: fields,
      ...(marching ? { marches: true as const } : {}),
    }
  })
}

function classOf(state: GameState, power: PowerId, space: SpaceId, combat: boolean, mined: boolean): TargetClass {
  if (isSea(space)) return combat ? 'attack' : mined ? 'mined' : 'sail'
  return landClass(state, power, space)
}

export function landClass(state: GameState, power: PowerId, space: SpaceId): TargetClass {
  if (minorForecast(state, space, power)) return isNeutral(state, space) ? 'neutral' : 'minor'
  switch (statusOf(state, space, power)) {
    case 'friendly':
      return 'reinforce'
    case 'contested':
      return 'contested'
    case 'hostile':
      return 'attack'
    case 'neutral':
      return 'neutral'
  }
}

/** Loading from the coast, and across the water in one go where no die stands in between. */
function shipping(state: GameState, power: PowerId, selection: Selection): Target[] {
  const found: Target[] = []
  for (const zone of seasOf(state, selection.space)) {
    const ships = unitsIn(state, zone).flatMap((stack) => (stack.id === undefined ? [] : [stack.id]))
    if (ships.length === 0) continue
    const may = (transport: number, units: Counts) =>
      checkAction(state, { type: 'load', from: selection.space, transport, units }) === null
    const choices = ships.filter((ship) => may(ship, selection.units))
    const plan =
      choices[0] === undefined ? share(ships, selection.units, may) : [{ transport: choices[0], units: selection.units }]
    if (!plan) continue
    found.push({ space: zone, class: 'load', kind: 'load', zone, plan, choices })
    found.push(...bridges(state, power, selection, zone, plan, choices))
  }
  return found
}

/** Spreads an army over several transports, each as full as the engine lets it be; null when not all of it finds room. */
export function share(ships: readonly number[], units: Counts, may: (ship: number, units: Counts) => boolean): Loading[] | null {
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

function bridges(
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
    const loaded = loadAll(state, selection.space, way)
    if (!loaded) continue
    for (const to of coastsOf(state, zone)) {
      if (to === selection.space || found.has(to)) continue
      const lands = way.every(({ transport, units }) => checkAction(loaded, { type: 'offload', transport, to, units }) === null)
      if (lands) found.set(to, { space: to, class: landingClass(state, power, to), kind: 'bridge', zone, plan: way })
    }
  }
  return [...found.values()]
}

/** The board with all of it aboard; null when mines would roll first: what they do is not known before it is done. */
function loadAll(state: GameState, from: SpaceId, plan: Loading[]): GameState | null {
  let next = state
  for (const { transport, units } of plan) {
    const outcome = reduce(next, { type: 'load', from, transport, units })
    if (!outcome.ok || outcome.dice.length > 0 || outcome.state.pending) return null
    next = outcome.state
  }
  return next
}

function landings(state: GameState, power: PowerId, zone: SpaceId, ships: PickTransport[]): Target[] {
  const loaded = ships.filter((ship) => ship.parties.length > 0)
  if (loaded.length === 0) return []
  return coastsOf(state, zone).flatMap((to) => {
    const landings = loaded.flatMap((ship) => landingOf(state, ship, to) ?? [])
    return landings.length === 0
      ? []
      : [{ space: to, class: landingClass(state, power, to), kind: 'offload', zone, landings } as const]
  })
}

/** As much of a transport's cargo as may go ashore there: all of it, else the most the engine lets off. */
export function landingOf(state: GameState, ship: Pick<PickTransport, 'id' | 'parties'>, to: SpaceId): Landing | null {
  for (const cargo of ashore(landsFrom(ship), turn(state).power)) {
    const action = { type: 'offload', transport: ship.id, to, ...cargo } as const
    const now = checkAction(state, action) === null
    const after = checkAction(state, { ...action, afterSeaCombat: true }) === null
    if (now || after) return { transport: ship.id, ...cargo, now, after }
  }
  return null
}

/** What may be tried, the most first. Unnamed, our own units land before those of our allies, so allies alone are named. */
export function ashore(parties: readonly Party[], power: PowerId): Pick<Landing, 'units' | 'power'>[] {
  const named = parties.flatMap((party) =>
    party.power === power ? [] : parts(party.units).map((units) => ({ units, power: party.power })),
  )
  if (parties.every((party) => party.power !== power) && parties.length === 1) return named
  const together = parties.reduce<Counts>((sum, party) => plus(sum, party.units), {})
  return [...parts(together).map((units) => ({ units })), ...named]
}

/** Every part of a cargo, the largest first. A transport holds two, so these are few. */
export function parts(counts: Counts): Counts[] {
  let found: Counts[] = [{}]
  for (const type of typesIn(counts)) {
    found = found.flatMap((part) => Array.from({ length: (counts[type] ?? 0) + 1 }, (_, n) => plus(part, { [type]: n })))
  }
  return found.filter((part) => !isEmpty(part)).sort((a, b) => total(b) - total(a))
}

/** A landing keeps the warning of the land it goes to; plain ones are marked as landings. */
function landingClass(state: GameState, power: PowerId, to: SpaceId): TargetClass {
  const there = landClass(state, power, to)
  return there === 'minor' || there === 'neutral' ? there : 'land'
}

export const seasOf = (state: GameState, space: SpaceId): SpaceId[] => (spaceIn(state, space)?.adjacent ?? []).filter(isSea)
export const coastsOf = (state: GameState, zone: SpaceId): SpaceId[] => (spaceIn(state, zone)?.adjacent ?? []).filter(isLand)

/** A landing that can only come after the sea battle is declared as such. */
export function timing(target: Target, how: How): How {
  if (target.kind !== 'offload' || how.later !== undefined) return how
  return { ...how, later: target.landings.every((landing) => !landing.now) }
}

/** The actions of going there. `later`: after the sea battle; `by`: the one transport that the player chose. */
export function actionsFor(selection: Selection, target: Target, how: How = {}): Action[] {
  switch (target.kind) {
    case 'move': {
      const { space: from, units, damaged, transports, strategic } = selection
      return [
        {
          type: 'move',
          from,
          path: target.path,
          ...(isEmpty(units) ? {} : { units }),
          ...(damaged && !isEmpty(damaged) ? { damaged } : {}),
          ...(transports.length > 0 ? { transports } : {}),
          ...(strategic ? { strategic } : {}),
        },
      ]
    }
    case 'load': {
      const plan = how.by === undefined ? target.plan : [{ transport: how.by, units: selection.units }]
      return plan.map(({ transport, units }) => ({ type: 'load', from: selection.space, transport, units }))
    }
    case 'bridge':
      return [
        ...target.plan.map(({ transport, units }): Action => ({ type: 'load', from: selection.space, transport, units })),
        ...target.plan.map(({ transport, units }): Action => ({ type: 'offload', transport, to: target.space, units })),
      ]
    case 'offload':
      return target.landings
        .filter((landing) => (how.later ? landing.after : landing.now))
        .map(({ transport, units, power }) => ({
          type: 'offload',
          transport,
          to: target.space,
          units,
          ...(power ? { power } : {}),
          ...(how.later ? { afterSeaCombat: true } : {}),
        }))
  }
}
