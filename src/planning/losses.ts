/** Draft of casualties: rows with counts, and the answer they form. All rules come from the engine. */
import { content } from '../content/index.ts'
import {
  type ActionOf,
  type ByPower,
  type Counts,
  costOf,
  type Decision,
  type GameState,
  type Owner,
  type PowerId,
  type RuleError,
  type StackView,
  UNIT_TYPES,
  type UnitType,
  unitsIn,
} from '../engine/index.ts'
import { type RefusedAction, refusalIn } from './refusals.ts'

export type LossRow = {
  key: string
  power: Owner
  type: UnitType
  /** lose: removed. hit: an undamaged two-hit ship is damaged. */
  spend: 'lose' | 'hit'
  max: number
  dived?: true
  /** Guns with a gas marker, which is lost with them. */
  gas?: true
  /** Damaged ships among them; they sink at the next hit. */
  damaged?: number
  /** Transports with the same cargo. */
  transports?: readonly number[]
  cargo?: Counts
}

export type LossDraft = Readonly<Record<string, number>>
type Losses = ActionOf<'casualties'>

export const TWO_HIT_TYPES: ReadonlySet<string> = new Set(
  content.units.filter((unit) => unit.tags.includes('two-hits')).map((unit) => unit.id),
)
const TRANSPORT_TYPES = new Set<string>(content.units.filter((unit) => unit.tags.includes('carries')).map((unit) => unit.id))
/** Markers are counted in addition to their guns. */
const MARKER = content.units.find((unit) => unit.kind === 'marker')?.id
const SUBMERGIBLE_TYPES = new Set<string>(content.units.filter((unit) => unit.tags.includes('submerges')).map((unit) => unit.id))

/** Stacks that may be hit: in the contested zone, or off the landing shore. */
function stacksConcerned(game: GameState, { space, topic }: Decision): StackView[] {
  if (!space) return []
  if (topic !== 'coastal-losses') return unitsIn(game, space)
  const landings = game.turn.landings.filter((landing) => landing.to === space)
  const bound = new Set(landings.map((landing) => landing.transport))
  return [...new Set(landings.map((landing) => landing.zone))]
    .flatMap((zone) => unitsIn(game, zone))
    .filter((stack) => stack.id !== undefined && bound.has(stack.id))
}

function transportRows(game: GameState, decision: Decision, power: Owner, type: UnitType): LossRow[] {
  const rows = new Map<string, LossRow & { transports: number[] }>()
  for (const stack of stacksConcerned(game, decision)) {
    if (stack.power !== power || stack.type !== type || stack.id === undefined) continue
    const cargo: Counts = {}
    for (const unit of stack.cargo ?? []) cargo[unit.type] = (cargo[unit.type] ?? 0) + 1
    const key = `${power} ${type} ${UNIT_TYPES.map((each) => cargo[each] ?? 0).join('.')}`
    const existing = rows.get(key)
    if (existing) {
      existing.max++
      existing.transports.push(stack.id)
    } else rows.set(key, { key, power, type, spend: 'lose', max: 1, transports: [stack.id], cargo })
  }
  return [...rows.values()]
}

function rowsOfType(game: GameState, decision: Decision, power: Owner, type: UnitType, count: number): LossRow[] {
  const base = { power, type }
  // Fighters that retreat are hit and not lost.
  if (decision.topic === 'air-damage') return [{ ...base, key: `${power} ${type} hit`, spend: 'hit', max: count }]
  if (TRANSPORT_TYPES.has(type)) return transportRows(game, decision, power, type)
  if (TWO_HIT_TYPES.has(type)) {
    const damaged = decision.damaged?.[power as PowerId]?.[type] ?? 0
    const fresh = count - damaged
    const hit: LossRow[] = fresh > 0 ? [{ ...base, key: `${power} ${type} hit`, spend: 'hit', max: fresh }] : []
    return [...hit, { ...base, key: `${power} ${type}`, spend: 'lose', max: count, damaged }]
  }
  const under = SUBMERGIBLE_TYPES.has(type) ? (decision.submerged?.[power as PowerId] ?? 0) : 0
  const rows: LossRow[] = []
  if (count > under) rows.push({ ...base, key: `${power} ${type}`, spend: 'lose', max: count - under })
  if (under > 0) rows.push({ ...base, key: `${power} ${type} dived`, spend: 'lose', max: under, dived: true })
  return rows
}

/** Everything that the hits may be spent on, owner by owner. */
export function lossRowsOf(game: GameState, decision: Decision): LossRow[] {
  return (Object.entries(decision.pool ?? {}) as [Owner, Counts][]).flatMap(([power, counts]) => {
    const marked = MARKER ? (counts[MARKER] ?? 0) : 0
    return UNIT_TYPES.flatMap((type): LossRow[] => {
      const count = counts[type] ?? 0
      if (count === 0 || type === MARKER) return []
      if (type !== 'artillery' || marked === 0) return rowsOfType(game, decision, power, type, count)
      const plain = count > marked ? rowsOfType(game, decision, power, type, count - marked) : []
      return [...plain, { key: `${power} ${type} gas`, power, type, spend: 'lose', max: marked, gas: true }]
    })
  })
}

export const spentIn = (draft: LossDraft): number => Object.values(draft).reduce((sum, count) => sum + count, 0)

const addUnits = (into: Partial<Record<Owner, Counts>>, power: Owner, type: UnitType, count: number) => {
  into[power] = { ...into[power], [type]: (into[power]?.[type] ?? 0) + count }
}

/** The answer for a draft. */
export function lossesFromDraft(rows: readonly LossRow[], draft: LossDraft): Losses {
  const lose: Partial<Record<Owner, Counts>> = {}
  const hit: Partial<Record<Owner, Counts>> = {}
  const submerged: Partial<Record<Owner, number>> = {}
  const transports: number[] = []
  for (const row of rows) {
    const count = draft[row.key] ?? 0
    if (count === 0) continue
    addUnits(row.spend === 'hit' ? hit : lose, row.power, row.type, count)
    if (row.dived) submerged[row.power] = count
    if (row.gas && MARKER) addUnits(lose, row.power, MARKER, count)
    if (row.transports) transports.push(...row.transports.slice(0, count))
  }
  const answer: Losses = { type: 'casualties', lose: lose as ByPower<Counts> }
  if (Object.keys(hit).length > 0) answer.hit = hit as ByPower<Counts>
  if (Object.keys(submerged).length > 0) answer.submerged = submerged as ByPower<number>
  if (transports.length > 0) answer.transports = transports
  return answer
}

/** The draft for an answer. */
export function lossDraftOf(rows: readonly LossRow[], answer: Losses): LossDraft {
  const draft: Record<string, number> = {}
  const named = new Set(answer.transports ?? [])
  for (const row of rows) {
    const counts = (row.spend === 'hit' ? answer.hit : answer.lose)?.[row.power as PowerId]
    const all = counts?.[row.type] ?? 0
    const under = answer.submerged?.[row.power as PowerId] ?? 0
    const ships = row.transports?.filter((id) => named.has(id)).length ?? 0
    const marked = MARKER ? (counts?.[MARKER] ?? 0) : 0
    const guns = row.type === 'artillery' ? (row.gas ? marked : all - marked) : all
    const count = row.transports ? ships : row.dived ? under : SUBMERGIBLE_TYPES.has(row.type) ? all - under : guns
    if (count > 0) draft[row.key] = Math.min(row.max, count)
  }
  return draft
}

const adjustRow = (draft: LossDraft, row: LossRow, by: number): LossDraft => ({ ...draft, [row.key]: (draft[row.key] ?? 0) + by })

/** Fills the draft up to the hits owed from these rows, in order. */
function fillDraft(rows: readonly LossRow[], draft: LossDraft, owed: number): LossDraft {
  let full = draft
  for (const row of rows) {
    const room = Math.min(owed - spentIn(full), row.max - (full[row.key] ?? 0))
    if (room > 0) full = adjustRow(full, row, room)
  }
  return full
}

export type LossIncrement = { draft: LossDraft; locked: null } | { draft: null; locked: RuleError | null }

/**
 * Adds one to a row; if all hits are spent, takes one from another row. `locked`: the engine's refusal, or null if the
 * row is at its maximum.
 */
export function incrementLoss(
  game: GameState,
  rows: readonly LossRow[],
  draft: LossDraft,
  row: LossRow,
  owed: number,
): LossIncrement {
  if ((draft[row.key] ?? 0) >= row.max) return { draft: null, locked: null }
  const next = adjustRow(draft, row, 1)
  const others = rows.filter((other) => other.key !== row.key)
  const isOver = spentIn(next) > owed
  const dearest = [...others].sort(
    (a, b) => (draft[b.key] ?? 0) - (draft[a.key] ?? 0) || costOf(game, a.type) - costOf(game, b.type),
  )
  const tries = isOver
    ? dearest.filter((other) => (draft[other.key] ?? 0) > 0).map((other) => adjustRow(next, other, -1))
    : [fillDraft(others, next, owed), fillDraft([...others].reverse(), next, owed), fillDraft([row, ...others], next, owed)]
  let refused: RefusedAction | null = null
  for (const attempt of tries) {
    const error = refusalIn(game, lossesFromDraft(rows, attempt))
    if (!error) return { draft: isOver ? attempt : next, locked: null }
    refused = error
  }
  return { draft: null, locked: refused }
}
