/** The steps of a landing, in the order in which they are resolved. */
import {
  battleDice,
  type Counts,
  type DiceLine,
  dataOf,
  type GameState,
  minorForecast,
  type Owner,
  type RuleId,
  reduce,
  type SpaceId,
  sideOf,
  tableOf,
  turn,
  type UnitType,
  unitsIn,
} from '../engine/index.ts'
import { simulateLanding, unitsBySide } from './forecast.ts'
import { actionsFor, withTiming } from './orders.ts'
import type { Selection } from './selection.ts'
import type { Target } from './target.ts'

/** `lines` or `theirs`: units that fire or defend; `skipped`: the rule that omits this step. */
export type ChainStep = {
  id: 'mines' | 'sea' | 'coastal' | 'strike' | 'bombardment' | 'assault'
  zone?: SpaceId
  zones?: readonly SpaceId[]
  lines?: readonly DiceLine[]
  theirs?: Counts
  skipped?: RuleId
}
type Line = { power: Owner; type: UnitType; count: number }

/** The steps of a landing; empty if nothing opposes it. */
export function landingChain(state: GameState, selection: Selection, target: Target): ChainStep[] {
  if (target.kind !== 'offload' && target.kind !== 'bridge') return []
  const { assault, mines } = simulateLanding(state, selection, target)
  const { zone, space } = target
  const foes = foesAt(state, space)
  const fields = zonesMinedOnWay(target)
  const swept: ChainStep[] = mines || fields.length > 0 ? [{ id: 'mines', zones: fields.length > 0 ? fields : [zone] }] : []
  if (!assault || foes.length === 0) return swept
  const later = target.kind === 'offload' && target.landings.every((landing) => !landing.now)
  const sea: ChainStep = later
    ? { id: 'sea', zone, theirs: unitsBySide(state, zone, turn(state).power).theirs }
    : { id: 'sea', skipped: 'STD-AMP-05' }
  const guns = strikeGunsAmong(state, foes)
  const fleet: ChainStep[] = dataOf(state).coastalFire && guns.length > 0 ? [{ id: 'coastal', lines: guns }] : []
  const ships = later ? [] : bombardingShips(state, selection, target)
  return [
    ...swept,
    sea,
    ...fleet,
    guns.length > 0 ? { id: 'strike', lines: guns } : { id: 'strike', skipped: 'STD-ASL-02' },
    ships.length > 0 ? { id: 'bombardment', lines: ships } : { id: 'bombardment', skipped: 'STD-ASL-08' },
    { id: 'assault', theirs: totalCounts(foes) },
  ]
}

const zonesMinedOnWay = (target: Target): readonly SpaceId[] => (target.kind === 'offload' ? (target.sail?.mined ?? []) : [])

function totalCounts(lines: readonly Line[]): Counts {
  const counts: Counts = {}
  for (const { type, count } of lines) counts[type] = (counts[type] ?? 0) + count
  return counts
}

/** Defenders there, or the minor army that mobilises on entry. */
function foesAt(state: GameState, space: SpaceId): Line[] {
  const { power } = turn(state)
  const minor = minorForecast(state, space, power)
  const [owner = 'neutral'] = minor?.owners.length === 1 ? minor.owners : []
  if (minor)
    return minor.hostile
      ? (Object.entries(minor.force) as [UnitType, number][]).map(([type, count]) => ({ power: owner, type, count }))
      : []
  const stacks: readonly Line[] = unitsIn(state, space)
  return stacks.filter((stack) => stack.power === 'neutral' || sideOf(stack.power) !== sideOf(power))
}

/** Guns there that fire at landing units (STD-ASL-02). */
export const strikeGunsAt = (state: GameState, space: SpaceId): DiceLine[] => strikeGunsAmong(state, foesAt(state, space))

/** Guns that fire at landing units (STD-ASL-02). */
function strikeGunsAmong(state: GameState, foes: readonly Line[]): DiceLine[] {
  const { units } = tableOf(state)
  const lines = new Map<string, DiceLine>()
  for (const { power, type, count } of foes) {
    const needs = units[type].tags.has('strikes-landing') ? units[type].strike : undefined
    if (needs === undefined) continue
    const key = `${power} ${type}`
    lines.set(key, { power, type, count: (lines.get(key)?.count ?? 0) + count, needs })
  }
  return [...lines.values()]
}

/** Ships that would bombard, as mustered by the engine after the landing. */
function bombardingShips(state: GameState, selection: Selection, target: Target): DiceLine[] {
  let next = state
  for (const action of actionsFor(selection, target, withTiming(target, {}))) {
    const outcome = reduce(next, action)
    if (!outcome.ok) return []
    next = outcome.state
  }
  const { units } = tableOf(state)
  return battleDice(next, target.space)?.attackers.filter(({ type }) => units[type].kind === 'sea') ?? []
}
