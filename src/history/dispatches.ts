/** What others did to a player's powers since their last turn, as a few dispatches, most important first. */
import { CAPITALS } from '../content/powers.ts'
import {
  type Counts,
  controllerOf,
  costOf,
  type GameEvent,
  type GameState,
  isAtWar,
  type PowerId,
  type SpaceId,
  sideOf,
  tableOf,
  unitsIn,
} from '../engine/index.ts'
import {
  type BattleReport,
  type BattleSide,
  battleReports,
  type EventEntry,
  lossesOfSide,
  type MineField,
  mineReports,
  totalOf,
} from '../report/index.ts'
import { concernOf } from './dispatch-events.ts'
import { unitsWorth } from './losses.ts'
import type { TakenBack } from './types.ts'

export type DispatchNews =
  /** `taken`: the attacker controls the land now. `ours`: the player's side. */
  | { kind: 'battle'; report: BattleReport; ours: BattleSide; taken: boolean }
  /** Shown in the words of the log. */
  | { kind: 'events'; events: readonly GameEvent[] }
  | { kind: 'mines'; field: MineField }
  | { kind: 'landed' | 'massed'; power: PowerId; units: Counts; to: SpaceId }
  | { kind: 'placed'; power: PowerId; units: Counts }
  /** A take-back by agreement; the log does not show it. */
  | { kind: 'taken'; back: TakenBack }

export type Dispatch = {
  id: string
  /** Whose turn it was. */
  by: PowerId
  news: DispatchNews
  spaces: readonly SpaceId[]
  /** Sort key. */
  weight: number
  /** Lost units (IPC). */
  cost: { ours: number; theirs: number } | null
}

const CAPITAL = 60

function lost(state: GameState, report: BattleReport, side: BattleSide): number {
  return lossesOfSide(report, side).reduce(
    (sum, { units, cargo }) => sum + unitsWorth(state, units) + cargo.reduce((n, { type }) => n + costOf(state, type), 0),
    0,
  )
}

const other = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker')

/** Battles with the player's units. */
function battleNews(report: BattleReport, powers: readonly PowerId[], state: GameState): Omit<Dispatch, 'id'> | null {
  const holds = (side: BattleSide) => report.opening[side].some(({ power }) => power !== 'neutral' && powers.includes(power))
  const ours: BattleSide | null = holds('defender') ? 'defender' : holds('attacker') ? 'attacker' : null
  if (!ours) return null
  const { space, attacker } = report
  const cost = { ours: lost(state, report, ours), theirs: lost(state, report, other(ours)) }
  const taken = report.aftermath.some(
    (event) => event.type === 'control-changed' && event.space === space && event.to !== null && event.cause === 'captured',
  )
  const worth = tableOf(state).spaces.get(space)?.ipc ?? 0
  const weight = 40 + Math.min(40, cost.ours) + (taken ? 20 + 2 * worth + (CAPITALS.has(space) ? CAPITAL : 0) : 0)
  return { by: attacker, news: { kind: 'battle', report, ours, taken }, spaces: [space], weight, cost }
}

/** Hits by mines of the player's ports. */
function minesNews(field: MineField, powers: readonly PowerId[], state: GameState): Omit<Dispatch, 'id'> | null {
  if (!powers.includes(field.by) || field.sunk + field.damaged === 0) return null
  const theirs = field.rolls.reduce((sum, { result, ship }) => sum + (result === 'sunk' ? costOf(state, ship.type) : 0), 0)
  const spaces = [field.zone]
  return { by: field.owner, news: { kind: 'mines', field }, spaces, weight: 28 + theirs / 2, cost: { ours: 0, theirs } }
}

const sumOf = (a: Counts, b: Counts): Counts => {
  const sum: Record<string, number> = { ...a }
  for (const [type, count] of Object.entries(b)) sum[type] = (sum[type] ?? 0) + (count ?? 0)
  return sum
}

/** Minimum size of an army at the border. */
const MASSED = 4

/** Landings, marches and new units of others near the player: one dispatch per place and turn. */
function arrivals(witnessed: readonly SeenEvent[], powers: readonly PowerId[], fought: ReadonlySet<string>): Dispatch[] {
  const found = new Map<string, Dispatch>()
  const theirs = (state: GameState, space: SpaceId) => {
    const holder = controllerOf(state, space)
    if (holder !== null && holder !== 'contested') return powers.includes(holder)
    return unitsIn(state, space).some(({ power }) => powers.includes(power))
  }
  const foe = (power: PowerId) => powers.every((own) => sideOf(own) !== sideOf(power))
  const add = (id: string, key: string, units: Counts, make: (units: Counts) => Omit<Dispatch, 'id'>) => {
    const known = found.get(key)
    const before = known && 'units' in known.news ? known.news.units : {}
    found.set(key, { id: known?.id ?? id, ...make(sumOf(before, units)) })
  }
  for (const { id, event, by, before } of witnessed) {
    if (event.type === 'units-landed') {
      const { to, power, units } = event
      if (fought.has(`${by} ${to}`) || !theirs(before, to)) continue
      const weight = foe(power) ? 36 : 14
      add(id, `landed ${by} ${to}`, units, (all) => ({
        by,
        news: { kind: 'landed', power, units: all, to },
        spaces: [to],
        weight: weight + Math.min(8, totalOf(all)),
        cost: null,
      }))
    } else if (event.type === 'units-moved' && event.by === 'land' && foe(event.power)) {
      const { to, power, units } = event
      const { spaces } = tableOf(before)
      const near = (spaces.get(to)?.adjacent ?? []).some((space) => spaces.get(space)?.kind === 'land' && theirs(before, space))
      if (fought.has(`${by} ${to}`) || !near) continue
      add(id, `massed ${by} ${to}`, units, (all) => ({
        by,
        news: { kind: 'massed', power, units: all, to },
        spaces: [to],
        weight: 10 + Math.min(10, totalOf(all) / 2),
        cost: null,
      }))
    } else if (event.type === 'units-mobilized' && foe(event.power) && isAtWar(before, event.power)) {
      const { power, to, units } = event
      const known = found.get(`placed ${by}`)
      add(id, `placed ${by}`, units, (all) => ({
        by,
        news: { kind: 'placed', power, units: all },
        spaces: [...new Set([...(known?.spaces ?? []), to])],
        weight: 6,
        cost: null,
      }))
    }
  }
  return [...found.values()].filter(({ news }) => news.kind !== 'massed' || totalOf(news.units) >= MASSED)
}

const TAKEN = 55
const takenNews = (back: TakenBack, at: number): Dispatch => ({
  id: `taken.${at}`,
  by: back.from.power,
  news: { kind: 'taken', back },
  spaces: [],
  weight: TAKEN,
  cost: null,
})

/** All land that a power cedes when it leaves the war makes one dispatch. */
const CEDED = 70
const cededKey = (event: GameEvent): string | null =>
  event.type === 'control-changed' && event.cause === 'revolution' && event.by !== undefined ? `${event.by} ${event.to}` : null
const spaceOf = (event: GameEvent): SpaceId[] => ('space' in event && event.space !== undefined ? [event.space] : [])

/**
 * Everything since the last turn of one of these powers, most important first, then earliest. `opened`: index of the current
 * turn's first entry.
 */
export function dispatchesSince(
  log: readonly DatedEvents[],
  powers: readonly PowerId[],
  opened: number,
  taken: readonly TakenBack[] = [],
): Dispatch[] {
  const witnessed = eventsSince(log, powers, opened)
  const since = lastOwnTurnEnd(log, powers, opened)
  const back = taken.flatMap((each, at) => (each.at >= since && each.at <= opened ? [takenNews(each, at)] : []))
  if (witnessed.length === 0) return back
  const told = witnessed.map(({ event }) => ({ events: [event] }))
  const named = (id: string) => witnessed[Number(id.split('.')[0])]!
  const reports = battleReports(told)
  const fought = new Set(reports.map((report) => `${named(report.id).by} ${report.space}`))
  const dispatches: Dispatch[] = []
  const add = (id: string, dispatch: Omit<Dispatch, 'id'> | null) => {
    if (dispatch) dispatches.push({ id, ...dispatch })
  }
  for (const report of reports) {
    const { id, before } = named(report.id)
    add(id, battleNews(report, powers, before))
  }
  for (const field of mineReports(told)) add(named(field.id).id, minesNews(field, powers, named(field.id).before))
  const capital = (space: SpaceId) => (CAPITALS.has(space) ? CAPITAL : 0)
  const concerned = new Set(dispatches.flatMap(({ by, spaces }) => spaces.map((space) => `${by} ${space}`)))
  let ceded: { key: string; at: number } | null = null
  for (const { id, event, by, before } of witnessed) {
    // The battle's dispatch already says who holds the land.
    if (event.type === 'control-changed' && concerned.has(`${by} ${event.space}`)) continue
    const key = cededKey(event)
    const known = key !== null && ceded?.key === key ? dispatches[ceded.at] : undefined
    if (known && known.news.kind === 'events') {
      const spaces = [...known.spaces, ...spaceOf(event)]
      dispatches[ceded!.at] = { ...known, news: { kind: 'events', events: [...known.news.events, event] }, spaces }
      continue
    }
    const concern = key === null ? concernOf(event, powers, before, capital) : { weight: CEDED, spaces: spaceOf(event) }
    if (!concern) continue
    add(id, { by, news: { kind: 'events', events: [event] }, cost: null, ...concern })
    ceded = key === null ? null : { key, at: dispatches.length - 1 }
  }
  dispatches.push(...back, ...arrivals(witnessed, powers, fought))
  const place = new Map(witnessed.map(({ id }, at) => [id, at]))
  return dispatches.sort((a, b) => b.weight - a.weight || (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

export type DatedEvents = EventEntry & { readonly before: GameState }

/** `by`: whose turn it was. `before`: the state before its action. */
type SeenEvent = { readonly id: string; readonly event: GameEvent; readonly by: PowerId; readonly before: GameState }

/** Number of actions at the end of the last turn of one of these powers; 0 if there was none. */
function lastOwnTurnEnd(log: readonly DatedEvents[], powers: readonly PowerId[], opened: number): number {
  let from = opened
  while (from > 0 && !powers.includes(log[from - 1]!.before.flow.power)) from--
  return from
}

/**
 * The events from the end of their last turn to the turn that began at `opened`. The player has seen the end of the own turn,
 * but not what the next turn opened with.
 */
function eventsSince(log: readonly DatedEvents[], powers: readonly PowerId[], opened: number): SeenEvent[] {
  const from = lastOwnTurnEnd(log, powers, opened)
  const witnessed: SeenEvent[] = []
  for (let at = Math.max(0, from - 1); at < opened; at++) {
    const { before, events } = log[at]!
    let by = before.flow.power
    const own = at === from - 1
    let passed = false
    events.forEach((event, index) => {
      if (event.type === 'turn-opened') {
        by = event.power
        passed = true
      }
      if (!own || passed) witnessed.push({ id: `${at}.${index}`, event, by, before })
    })
  }
  return witnessed
}
