/** Describes a moment of a game as the shortest position a lesson can start from. */
import type { LessonPosition } from '../../content/lessons.ts'
import {
  ContractError,
  type GameState,
  type Owner,
  type PositionSpec,
  type PowerId,
  positionFrom,
  type SpaceId,
  type Stack,
} from '../../engine/index.ts'

type Units = NonNullable<PositionSpec['units']>
type UnitSpec = Units[SpaceId][PowerId]

/** Internal counters; they may differ. */
const IGNORED_COUNTERS: ReadonlySet<string> = new Set(['id', 'nextTransport', 'asked'])
/** Earlier purchases are placed later. They only matter in the mobilisation phase. */
const IGNORED_PURCHASE_FIELDS: ReadonlySet<string> = new Set([
  'purchase',
  'refunded',
  'owed',
  'returned',
  'paid',
  'opened',
  'lostBases',
])

/** JSON with sorted keys. */
const canonicalJson = (value: unknown, left: ReadonlySet<string> = IGNORED_COUNTERS): string =>
  JSON.stringify(value, (name, part: unknown) => {
    if (left.has(name)) return undefined
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  }) ?? ''
const isEqual = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** Do both states continue in the same way? */
function isSameMoment(one: GameState, other: GameState): boolean {
  const left = one.flow.phase === 'mobilize' ? IGNORED_COUNTERS : new Set([...IGNORED_COUNTERS, ...IGNORED_PURCHASE_FIELDS])
  return (
    isEqual(one.war, other.war) &&
    isEqual(one.flow, other.flow) &&
    canonicalJson(one.turn, left) === canonicalJson(other.turn, left)
  )
}

function specOf(stacks: readonly Stack[]): UnitSpec {
  const counts: Record<string, number> = {}
  const damaged: Record<string, number> = {}
  const add = (to: Record<string, number>, type: string, count: number): void => {
    to[type] = (to[type] ?? 0) + count
  }
  for (const { type, count, damaged: hit, gas, id } of stacks) {
    if (id !== undefined) continue
    add(hit ? damaged : counts, type, count)
    if (gas) add(counts, 'poison-gas', count)
  }
  const transports = stacks
    .filter(({ id }) => id !== undefined)
    .sort((a, b) => (a.id ?? 0) - (b.id ?? 0))
    .map(({ cargo = [] }) => ({ cargo: cargo.map(({ power, type, gas }) => ({ power, type, ...(gas ? { gas } : {}) })) }))
  const empty = transports.every(({ cargo }) => cargo.length === 0)
  return {
    ...counts,
    ...(Object.keys(damaged).length > 0 ? { damaged } : {}),
    ...(transports.length === 0 ? {} : empty ? { transport: transports.length } : { transports }),
  }
}

/** Ships are numbered in the order they are named. */
const firstShip = (stacks: readonly Stack[] = []): number => Math.min(...stacks.map(({ id }) => id ?? Number.POSITIVE_INFINITY))

/** The units that differ between two states. */
function changedUnits(now: GameState['war']['units'], before: GameState['war']['units']): Units {
  const spaces = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const differ = spaces.filter((space) => !isEqual(now[space] ?? [], before[space] ?? []))
  const byShip = (a: SpaceId, b: SpaceId): number => {
    const [one, other] = [firstShip(now[a]), firstShip(now[b])]
    return one === other ? 0 : one - other
  }
  return Object.fromEntries(
    differ.sort(byShip).map((space) => {
      const stacks = now[space] ?? []
      const owners = [...new Set<Owner>(stacks.map(({ power }) => power))]
      return [space, Object.fromEntries(owners.map((owner) => [owner, specOf(stacks.filter(({ power }) => power === owner))]))]
    }),
  )
}

/** Facts that a position names like the state. */
const FACTS = [
  'submarineWarfare',
  'revolution',
  'convoyWar',
  'convoyWarSince',
  'armistice',
  'influenced',
  'revolted',
  'shippingLost',
  'surrendered',
  'mobilized',
] as const

/** What the position must set beyond units. */
function remainingFacts({ war }: GameState, { war: made }: GameState): Partial<LessonPosition> {
  const facts = FACTS.filter((name) => war[name] !== undefined && !isEqual(war[name], made[name]))
  const lands = new Set([...Object.keys(war.control), ...Object.keys(made.control)])
  const control = [...lands].filter((space) => war.control[space] !== made.control[space])
  const treasury = (Object.keys(war.treasury) as PowerId[]).filter((power) => war.treasury[power] !== made.treasury[power])
  const late = (power: PowerId): boolean => war.neutrals.includes(power) !== made.neutrals.includes(power)
  return {
    ...Object.fromEntries(facts.map((name) => [name, war[name]])),
    ...(late('usa') ? { usaAtWar: !war.neutrals.includes('usa') } : {}),
    ...(late('italy') ? { italyAtWar: !war.neutrals.includes('italy') } : {}),
    ...(control.length > 0
      ? { control: Object.fromEntries(control.map((space) => [space, war.control[space] ?? ('none' as const)])) }
      : {}),
    ...(treasury.length > 0 ? { treasury: Object.fromEntries(treasury.map((power) => [power, war.treasury[power]])) } : {}),
  }
}

/** The position on this base, or null if it does not lead to the same state. */
function positionOnBase(base: PositionSpec['base'], state: GameState): LessonPosition | null {
  const { ruleset, options, handicap } = state.table
  const income = handicap?.income ? { handicap: { income: handicap.income } } : {}
  const { round, power, phase } = state.flow
  const rules = { ruleset, ...(Object.keys(options).length > 0 ? { options } : {}), ...income, base }
  try {
    const units = changedUnits(state.war.units, positionFrom(rules).war.units)
    const bare: LessonPosition = { ...rules, round, power, phase, units }
    const nearer = { ...bare, ...remainingFacts(state, positionFrom(bare)) }
    // Control and treasury depend on the facts just set.
    const { control, treasury, ...facts } = remainingFacts(state, positionFrom(nearer))
    const whole = {
      ...nearer,
      ...facts,
      ...(control ? { control: { ...nearer.control, ...control } } : {}),
      ...(treasury ? { treasury: { ...nearer.treasury, ...treasury } } : {}),
    }
    return isSameMoment(state, positionFrom(whole)) ? whole : null
  } catch (error) {
    // A moment within a procedure is not a position.
    if (error instanceof ContractError) return null
    throw error
  }
}

/** The moment as a position on the shorter base. Null if that is impossible. */
export function toLessonPosition(state: GameState): LessonPosition | null {
  if (state.flow.pending || state.flow.winner) return null
  const ways = (['opening', 'empty'] as const).map((base) => positionOnBase(base, state)).filter((spec) => spec !== null)
  return ways.sort((a, b) => canonicalJson(a).length - canonicalJson(b).length)[0] ?? null
}
