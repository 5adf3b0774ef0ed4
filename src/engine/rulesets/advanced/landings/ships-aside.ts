import { emit } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { hasTag, ownIn, placeOf } from '../../../state/selectors.ts'
import { addCounts, entries } from '../../../state/stacks.ts'
import type { ActionOf, Aside } from '../../../types/action.ts'
import type { Counts, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'

type Attack = ActionOf<'attack'>

const shipsHere = (ctx: Ctx, zone: SpaceId): Stack[] =>
  ownIn(ctx.state, zone, ctx.state.flow.power).filter((s) => s.group === undefined && !s.strategic)

const countOf = (ships: readonly Stack[], type: UnitType, damaged?: boolean): number =>
  ships.reduce((n, s) => n + (s.type === type && (damaged === undefined || (s.damaged ?? false) === damaged) ? s.count : 0), 0)

const sumOf = (groups: readonly Aside[], field: 'units' | 'damaged'): Counts =>
  groups.reduce<Counts>((sum, group) => addCounts(sum, group[field] ?? {}), {})

/** Checks the ships that skip the battle, one group a landing target (ADV-11-04). */
export function checkAside(ctx: Ctx, { space, aside }: Attack): Refusal | null {
  if (aside === undefined) return null
  if (placeOf(ctx, space).kind !== 'sea') return refuse(ctx, 'ADV-11-04', 'groups-at-sea', { space }, space)
  const { power } = ctx.state.flow,
    { landings } = ctx.state.turn
  const ships = shipsHere(ctx, space)
  const all = addCounts(sumOf(aside, 'units'), sumOf(aside, 'damaged'))
  for (const [type, count] of entries(all)) {
    if (hasTag(ctx, type, 'carries')) return refuse(ctx, 'CONTRACT', 'transports-by-id', {}, space)
    const short = countOf(ships, type) < count || countOf(ships, type, true) < (sumOf(aside, 'damaged')[type] ?? 0)
    if (short && countOf(ownIn(ctx.state, space, power), type) >= count)
      return refuse(ctx, 'ADV-07-02', 'strategic-no-combat', { space }, space)
    if (short) return refuse(ctx, 'CONTRACT', 'not-there', { units: { [type]: count }, space, power }, space)
  }
  const ids = aside.flatMap((group) => group.transports ?? [])
  const stranger = ids.find((id, i) => ids.indexOf(id) < i || !ships.some((s) => s.id === id))
  if (stranger !== undefined) return refuse(ctx, 'CONTRACT', 'no-such-transport', {}, space)
  return gather([
    ...aside.flatMap(({ to, transports = [] }) => [
      landings.some((l) => l.zone === space && l.to === to)
        ? null
        : refuse(ctx, 'ADV-11-04', 'group-without-landing', { space: to }, to),
      ...transports.map((id) => checkLoaded(ctx, ships, id, to)),
    ]),
    hasFightingWarship(ctx, ships, all) ? null : refuse(ctx, 'ADV-11-05', 'fleet-needs-warship', { space }, space),
  ])
}

/** Only loaded transports with a landing there (ADV-12-05). */
function checkLoaded(ctx: Ctx, ships: readonly Stack[], id: number, to: SpaceId): Refusal | null {
  const empty = (ships.find((s) => s.id === id)?.cargo ?? []).length === 0
  if (empty) return refuse(ctx, 'ADV-12-05', 'group-empty-transport', {}, to)
  const lands = ctx.state.turn.landings.some((l) => l.transport === id && l.to === to)
  return lands ? null : refuse(ctx, 'ADV-11-04', 'group-other-landing', { space: to }, to)
}

/** The fighting fleet needs a warship (ADV-11-05). */
const hasFightingWarship = (ctx: Ctx, ships: readonly Stack[], aside: Counts): boolean =>
  ships.some((s) => hasTag(ctx, s.type, 'warship') && countOf(ships, s.type) > (aside[s.type] ?? 0))

/** Removes the groups from the battle, undamaged ships first. */
export function removeGroups(ctx: Ctx, { space, aside = [] }: Attack): void {
  for (const { to, units = {}, damaged = {}, transports = [] } of aside) {
    const ships = shipsHere(ctx, space)
    const hurt: Counts = { ...damaged }
    for (const [type, count] of entries(units)) {
      const more = count - countOf(ships, type, false)
      if (more > 0) hurt[type] = (hurt[type] ?? 0) + more
    }
    const all = addCounts(units, damaged)
    const { power } = ctx.state.flow
    emit(ctx, { type: 'ships-set-aside', space, power, to, units: all, damaged: hurt, transports, rule: 'ADV-11-04' })
  }
}

/** A legal default: all landing transports set aside. */
export function transportsAside(ctx: Ctx, space: SpaceId): Aside[] {
  const landings = ctx.state.turn.landings.filter((l) => l.zone === space)
  const own = shipsHere(ctx, space).flatMap((s) => (s.id === undefined ? [] : [s.id]))
  return [...new Set(landings.map((l) => l.to))].sort().flatMap((to) => {
    const transports = landings.filter((l) => l.to === to && own.includes(l.transport)).map((l) => l.transport)
    return transports.length > 0 ? [{ to, transports }] : []
  })
}
