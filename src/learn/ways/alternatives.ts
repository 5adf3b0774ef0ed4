/** Alternatives to a refused move. */
import { LANGUAGE } from '../../content/language.ts'
import {
  type Counts,
  type GameState,
  minorForecast,
  type PowerId,
  type RuleError,
  reach,
  type SpaceId,
  statusOf,
  turn,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { coastsOf, isNeutral, isSea, spaceIn, unitOf } from '../../planning/board.ts'
import { countStacks, isEmpty, minus, plus, typesIn } from '../../planning/counts.ts'
import { dutiesOf } from '../../planning/duties.ts'
import { canPick, type Picks, picksOf } from '../../planning/picks.ts'
import { pickAll, pickedCounts, type Selection } from '../../planning/selection.ts'
import type { Target } from '../../planning/target.ts'
import { targetsOf } from '../../planning/targets.ts'

/**
 * Sends units to `space`, or from another space (`from`), where the player chooses how many. `target` is null if they cannot all
 * go.
 */
export type Alternative = {
  id: string
  how: 'send' | 'from'
  /** The space to highlight. */
  space: SpaceId
  to: SpaceId
  selection: Selection
  units: Counts
  target: Target | null
}

/** The refused move, as far as known. */
export type WantedMove = { from?: SpaceId; to?: SpaceId; units?: Counts; transports?: readonly number[] }

const MAX_ALTERNATIVES = 3

/** Alternatives to a refused move; none in other phases. */
export function alternativesTo(game: GameState, error: RuleError, context: WantedMove | null): Alternative[] {
  if (turn(game).phase !== 'move') return []
  const { from, to } = context ?? {}
  const found: Alternative[] = []
  const add = (more: Alternative[]) => {
    for (const each of more) if (found.length < MAX_ALTERNATIVES && !found.some((old) => old.id === each.id)) found.push(each)
  }
  if (from !== undefined && to !== undefined) {
    const asked = wantedSelection(game, from, context)
    if (asked) add(otherUnits(game, asked, to))
    if (asked) add(otherTargets(game, asked, to).slice(0, 2))
    add(otherStarts(game, from, to))
  } else if (error.space !== undefined) {
    add(infantryFor(game, error.space).slice(0, 2))
    add(otherStarts(game, null, error.space))
    add(withdrawals(game, error.space))
  }
  return found
}

/** The refused selection, as far as it can be picked up. */
function wantedSelection(game: GameState, from: SpaceId, context: WantedMove | null): Selection | null {
  const picks = picksOf(game, from)
  if (!canPick(picks)) return null
  const all = pickAll(from, picks)
  const wanted = context?.units
  if (!wanted) return all
  const { transport: _, ...units } = wanted
  const damaged = minus(units, all.units)
  const fresh = minus(units, damaged)
  return { space: from, units: fresh, ...(isEmpty(damaged) ? {} : { damaged }), transports: [...(context?.transports ?? [])] }
}

/** The same units to other targets: open duties first, then nearest to the wanted target. */
function otherTargets(game: GameState, selection: Selection, to: SpaceId): Alternative[] {
  const far = distancesTo(game, to)
  const distance = (target: Target) => far.get(target.space) ?? Number.POSITIVE_INFINITY
  const owed = new Set(dutiesOf(game).map((duty) => duty.space))
  const first = (target: Target) => (owed.has(target.space) ? 0 : 1)
  return Object.values(targetsOf(game, selection))
    .filter((target) => target.space !== to && target.kind !== 'part' && !leavesBorderOpen(game, selection, target))
    .sort((a, b) => first(a) - first(b) || distance(a) - distance(b) || byName(game, a.space, b.space))
    .map((target) => sendAlternative(selection, target))
}

/** Would the move leave border land empty to reinforce the rear? */
function leavesBorderOpen(game: GameState, { space, units, damaged }: Selection, target: Target): boolean {
  const { power } = turn(game)
  // From contested land it is a withdrawal.
  if (target.class !== 'reinforce' || isSea(space) || statusOf(game, space, power) !== 'friendly') return false
  if (!isEmpty(minus(minus(ownUnits(game, space), units), damaged ?? {}))) return false
  return coastsOf(game, space).some((near) => isFront(game, near, power))
}

/** Enemy land, or a country aligned to the enemy. */
function isFront(game: GameState, space: SpaceId, power: PowerId): boolean {
  const status = statusOf(game, space, power)
  if (status === 'hostile' || status === 'contested') return true
  return !isNeutral(game, space) && minorForecast(game, space, power)?.hostile === true
}

/** Are there guns without infantry? */
export function gunsAlone(game: GameState, space: SpaceId): boolean {
  const own = ownUnits(game, space)
  return !isEmpty(own) && !hasInfantry(own) && !isSea(space)
}

const ownUnits = (game: GameState, space: SpaceId): Counts =>
  countStacks(unitsIn(game, space).filter(({ power }) => power === turn(game).power))

/** Infantry for guns without infantry, from the largest army, but not the last one beside other guns. */
function infantryFor(game: GameState, space: SpaceId): Alternative[] {
  if (!gunsAlone(game, space)) return []
  return startsAround(game, space)
    .flatMap((from) =>
      picksOf(game, from).rows.flatMap(({ type, can, damaged }) => (isInfantryType(type) && !damaged ? { from, type, can } : [])),
    )
    .filter(({ from, type }) => {
      const left = minus(ownUnits(game, from), { [type]: 1 })
      return isEmpty(left) || hasInfantry(left)
    })
    .sort((a, b) => b.can - a.can)
    .flatMap(({ from, type }) => {
      const selection: Selection = { space: from, units: { [type]: 1 }, transports: [] }
      const target = targetsOf(game, selection)[space]
      return target ? [{ ...sendAlternative(selection, target), id: `join-${from}` }] : []
    })
}
export const isInfantryType = (type: UnitType): boolean => unitOf(type)?.tags.includes('army-core') ?? false

/** Distances to a space over land or sea. */
function distancesTo(game: GameState, to: SpaceId): Map<SpaceId, number> {
  const far = new Map<SpaceId, number>([[to, 0]])
  for (const [space, steps] of far) {
    for (const next of spaceIn(game, space)?.adjacent ?? []) {
      if (!far.has(next) && isSea(next) === isSea(to)) far.set(next, steps + 1)
    }
  }
  return far
}

/** Other units to the same target. Only the first, as each check is expensive. */
function otherUnits(game: GameState, selection: Selection, to: SpaceId): Alternative[] {
  for (const units of variants(selection.units, picksOf(game, selection.space))) {
    const variant = { ...selection, units }
    const target = targetsOf(game, variant)[to]
    if (target && target.kind !== 'part') return [sendAlternative(variant, target)]
  }
  return []
}

/** Without each type, one more of each, one less of each, each alone. */
export function variants(units: Counts, picks: Picks): Counts[] {
  const here: Counts = {}
  for (const row of picks.rows) if (!row.damaged && row.can > 0) here[row.type] = row.can
  const more = typesIn(here).flatMap((type) => ((here[type] ?? 0) > (units[type] ?? 0) ? [plus(units, { [type]: 1 })] : []))
  const without = typesIn(units).map((type) => minus(units, { [type]: units[type] ?? 0 }))
  const alone = typesIn(here).map((type): Counts => ({ [type]: units[type] || here[type] }))
  const fewer = typesIn(units).map((type) => minus(units, { [type]: 1 }))
  return [...without, ...more, ...fewer, ...alone].filter((counts) => !isEmpty(counts))
}

/** Units of other spaces that can go there, those with infantry first. */
function otherStarts(game: GameState, not: SpaceId | null, to: SpaceId): Alternative[] {
  return startsAround(game, to)
    .filter((space) => space !== not)
    .flatMap((space) => {
      const picks = picksOf(game, space)
      const rows = picks.rows.filter((row) => row.can > 0)
      const able = rows.filter(({ type, damaged }) =>
        reach(game, { from: space, ...(damaged ? { damaged: { [type]: 1 } } : { units: { [type]: 1 } }) }).some(
          (each) => each.space === to,
        ),
      )
      if (able.length === 0) return []
      const units: Counts = {}
      for (const row of able) if (!row.damaged) units[row.type] = row.can
      const selection: Selection = { space, units, transports: [] }
      const target = targetsOf(game, selection)[to] ?? null
      return [
        {
          id: `from-${space}`,
          how: 'from',
          space,
          to,
          selection,
          units,
          target: target && { ...target, space: to },
        } satisfies Alternative,
      ]
    })
    .sort((a, b) => Number(hasInfantry(b.units)) - Number(hasInfantry(a.units)))
}
const hasInfantry = (units: Counts): boolean => typesIn(units).some(isInfantryType)

const startsAround = (game: GameState, to: SpaceId): SpaceId[] =>
  [...(spaceIn(game, to)?.adjacent ?? [])].filter((space) => isSea(space) === isSea(to)).sort((a, b) => byName(game, a, b))

/** Withdraws units that cannot stay alone. */
function withdrawals(game: GameState, space: SpaceId): Alternative[] {
  const picks = picksOf(game, space)
  if (!canPick(picks)) return []
  const selection = pickAll(space, picks)
  return Object.values(targetsOf(game, selection))
    .filter((target) => target.class === 'reinforce')
    .slice(0, 1)
    .map((target) => sendAlternative(selection, target))
}

function sendAlternative(selection: Selection, target: Target): Alternative {
  // Transports stay where they are when they unload.
  const landed = target.kind === 'offload' ? target.landings.reduce<Counts>((sum, each) => plus(sum, each.units), {}) : null
  const units = landed ?? pickedCounts(selection)
  const id = `${typesIn(units).map((type) => `${units[type]}-${type}`)}-${target.space}`
  return { id, how: 'send', space: target.space, to: target.space, selection, units, target }
}

const names = new Intl.Collator(LANGUAGE, { numeric: true })

function byName(game: GameState, a: SpaceId, b: SpaceId): number {
  const name = (id: SpaceId) => spaceIn(game, id)?.name ?? id
  return names.compare(name(a), name(b))
}
