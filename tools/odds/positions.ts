// Random battles of each kind, small enough that every position that can come of one is walked: the same for the same seed.
import {
  type Action,
  type Counts,
  type GameState,
  type PositionSpec,
  type PowerId,
  positionFrom,
  type RulesetId,
  type SpaceId,
  type UnitSpec,
  type UnitType,
  unitsIn,
} from '../../src/engine/index.ts'
import type { Policy } from '../../src/odds/index.ts'

export const KINDS = ['land', 'minor', 'assault', 'sea', 'dives', 'mines', 'landing', 'shore'] as const
export type Kind = (typeof KINDS)[number]

/** A battle to ask about. */
export type Battle = { state: GameState; space: SpaceId; orders: Action[]; policy: Policy; spec: PositionSpec }

/** Whole numbers below n, by the seed. */
type Below = (n: number) => number

function chance(seed: string): Below {
  let s = [...seed].reduce((n, c) => Math.imul(n ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261)
  return (n) => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 374761393) >>> 0
    s = (s ^ (s >>> 13)) >>> 0
    return Math.floor((s / 2 ** 32) * n)
  }
}

/** Maximum number of each unit. The first is always present, the others with probability one half. */
function some(below: Below, most: Partial<Record<UnitType, number>>): Counts {
  const counts: Counts = {}
  for (const [i, [type, n]] of (Object.entries(most) as [UnitType, number][]).entries()) {
    const count = i === 0 ? 1 + below(n) : below(2) * below(n + 1)
    if (count > 0) counts[type] = count
  }
  return counts
}

const base = (ruleset: RulesetId, more: Partial<PositionSpec>): PositionSpec => ({
  ruleset,
  seed: 'odds',
  base: 'empty',
  round: 6,
  phase: 'combat',
  power: 'germany',
  ...more,
})

const ORDERS = ['cheapest', 'keep-guns', 'keep-fighters'] as const
const lossesOf = (below: Below): Policy => ({ losses: ORDERS[below(3)] as (typeof ORDERS)[number] })

function land(below: Below, ruleset: RulesetId): Omit<Battle, 'state'> {
  const army = { infantry: 5, artillery: 2, tank: 2, fighter: 2 }
  const picardy: Partial<Record<PowerId, UnitSpec>> = { germany: some(below, army), france: some(below, army) }
  if (below(2) === 0) picardy.britain = some(below, { infantry: 2, artillery: 1, fighter: 1 })
  return { spec: base(ruleset, { units: { picardy } }), space: 'picardy', orders: [], policy: lossesOf(below) }
}

const hold = (below: Below): { cargo: { power: PowerId; type: UnitType }[] } => ({
  cargo: [
    { power: 'britain', type: 'infantry' },
    { power: 'britain', type: (['infantry', 'artillery', 'tank'] as const)[below(3)] as UnitType },
  ],
})

/** British units from sea zone 9 to German Belgium, some overland as well; `waits`: past enemy ships. */
function offBelgium(below: Below, ruleset: RulesetId, fleet: UnitSpec, enemy: UnitSpec | null): Omit<Battle, 'state'> {
  const transports = Array.from({ length: 1 + below(2) }, () => hold(below))
  const overland: Counts | null = below(3) === 0 ? some(below, { infantry: 2, artillery: 1, fighter: 1 }) : null
  const spec = base(ruleset, {
    phase: 'move',
    power: 'britain',
    units: {
      sz9: { britain: { ...fleet, transports }, ...(enemy ? { germany: enemy } : {}) },
      belgium: { germany: some(below, { infantry: 3, artillery: 2, fighter: 1 }) },
      ...(overland ? { picardy: { britain: overland } } : {}),
    },
  })
  const ids = unitsIn(positionFrom(spec), 'sz9').flatMap(({ id, power }) => (id === undefined || power !== 'britain' ? [] : [id]))
  const orders = ids.map((transport, i): Action => {
    const units: Counts = {}
    for (const { type } of transports[i]?.cargo ?? []) units[type] = (units[type] ?? 0) + 1
    return { type: 'offload', transport, to: 'belgium', units, ...(enemy ? { afterSeaCombat: true } : {}) }
  })
  if (overland) orders.push({ type: 'move', from: 'picardy', path: ['belgium'], units: overland })
  return { spec, space: 'belgium', orders, policy: lossesOf(below) }
}

function sea(below: Below, ruleset: RulesetId): Omit<Battle, 'state'> {
  const fleet = { cruiser: 2, battleship: 2, submarine: 2 }
  const sz10: Partial<Record<PowerId, UnitSpec>> = {
    germany: { ...some(below, fleet), transport: below(2) },
    britain: { ...some(below, fleet), transport: below(2) },
  }
  if (below(3) === 0) sz10.france = some(below, { cruiser: 1, submarine: 1 })
  const press = (['to-the-end', 'while-stronger', 'best', 1 + below(3)] as const)[below(4)] as NonNullable<Policy['press']>
  return { spec: base(ruleset, { units: { sz10 } }), space: 'sz10', orders: [], policy: { press } }
}

/** Boats on both sides, and every policy by which they may dive. */
function dives(below: Below, ruleset: RulesetId): Omit<Battle, 'state'> {
  const fleet = { submarine: 2, cruiser: 1, battleship: 1 }
  const sz10: Partial<Record<PowerId, UnitSpec>> = {
    germany: { ...some(below, fleet), transport: below(2) },
    britain: { ...some(below, fleet), transport: below(2) },
  }
  const allied = below(4) === 0
  if (allied) sz10.france = { submarine: 1 }
  const press = (['to-the-end', 'while-stronger', 'best', 1 + below(3)] as const)[below(4)] as NonNullable<Policy['press']>
  const dive = (['when-alone', 'best', below(3)] as const)[below(3)] as NonNullable<Policy['dive']>
  return { spec: base(ruleset, { units: { sz10 } }), space: 'sz10', orders: [], policy: { press, dive } }
}

/** A neutral that raises its army as it is entered. */
function minor(below: Below, ruleset: RulesetId): Omit<Battle, 'state'> {
  const units = some(below, { infantry: 6, artillery: 3, tank: 1 })
  const spec = base(ruleset, { phase: 'move', units: { kiel: { germany: units } } })
  return { spec, space: 'denmark', orders: [{ type: 'move', from: 'kiel', path: ['denmark'], units }], policy: lossesOf(below) }
}

/** A British fleet through the mines off Kiel: `lands` there, or only fights at sea. */
function offKiel(below: Below, ruleset: RulesetId, lands: boolean): Omit<Battle, 'state'> {
  const fleet = some(below, { cruiser: 2, battleship: 1, submarine: 1 })
  const enemy: UnitSpec | null = !lands || below(2) === 0 ? some(below, { cruiser: 1, submarine: 1 }) : null
  const spec = base(ruleset, {
    phase: 'move',
    power: 'britain',
    units: {
      sz9: { britain: { ...fleet, transports: [hold(below)] } },
      ...(enemy ? { sz10: { germany: enemy } } : {}),
      kiel: { germany: some(below, { infantry: 2, artillery: 2 }) },
    },
  })
  const [id] = unitsIn(positionFrom(spec), 'sz9').flatMap((stack) => stack.id ?? [])
  if (id === undefined) throw new Error('no transport')
  const cargo = spec.units?.sz9?.britain?.transports?.[0]?.cargo ?? []
  const units: Counts = {}
  for (const { type } of cargo) units[type] = (units[type] ?? 0) + 1
  const orders: Action[] = [{ type: 'move', from: 'sz9', path: ['sz10'], units: fleet, transports: [id] }]
  if (lands) orders.push({ type: 'offload', transport: id, to: 'kiel', units, ...(enemy ? { afterSeaCombat: true } : {}) })
  return { spec, space: lands ? 'kiel' : 'sz10', orders, policy: lossesOf(below) }
}

const MAKE: Readonly<Record<Kind, (below: Below, ruleset: RulesetId) => Omit<Battle, 'state'>>> = {
  land,
  minor,
  mines: (below, ruleset) => offKiel(below, ruleset, false),
  shore: (below, ruleset) => offKiel(below, ruleset, true),
  assault: (below, ruleset) => offBelgium(below, ruleset, some(below, { cruiser: 1, battleship: 2 }), null),
  sea,
  dives,
  landing: (below, ruleset) =>
    offBelgium(below, ruleset, some(below, { cruiser: 2, battleship: 1 }), some(below, { cruiser: 1, transport: 1 })),
}

/** Battle number n of a kind and ruleset. */
export function battleOf(kind: Kind, ruleset: RulesetId, n: number): Battle {
  const battle = MAKE[kind](chance(`${kind} ${ruleset} ${n}`), ruleset)
  return { ...battle, state: positionFrom(battle.spec) }
}
