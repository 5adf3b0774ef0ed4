/** Ships that will stay with a landing during the sea battle. UI state until the attack is made. */
import { useMemo } from 'react'
import { create } from 'zustand'
import {
  type Aside,
  type Counts,
  checkAction,
  type GameState,
  type SpaceId,
  type UnitType,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'

/** For one landing: warships by `type` or `damaged type`, and whether its transports fight. */
type Group = { ships: Readonly<Record<string, number>>; fighting: boolean }
type Groups = Readonly<Record<SpaceId, Group>>
type Store = {
  zone: SpaceId | null
  groups: Groups
  keep: (zone: SpaceId, to: SpaceId, ship: string, count: number) => void
  expose: (zone: SpaceId, to: SpaceId, fighting: boolean) => void
  clear: () => void
}

const NONE: Groups = {}
const ALONE: Group = { ships: {}, fighting: false }

export const useAside = create<Store>()((set) => {
  const change = (zone: SpaceId, to: SpaceId, by: (group: Group) => Group) =>
    set((now) => {
      const groups = now.zone === zone ? now.groups : NONE
      return { zone, groups: { ...groups, [to]: by(groups[to] ?? ALONE) } }
    })
  return {
    zone: null,
    groups: NONE,
    keep: (zone, to, ship, count) => change(zone, to, (group) => ({ ...group, ships: { ...group.ships, [ship]: count } })),
    expose: (zone, to, fighting) => change(zone, to, (group) => ({ ...group, fighting })),
    clear: () => set({ zone: null, groups: NONE }),
  }
})

export type Landfall = { to: SpaceId; transports: number[]; fighting: boolean; ships: Readonly<Record<string, number>> }
export type WarshipRow = { key: string; type: UnitType; damaged: boolean; count: number }

/** True if the rules let ships stay out of this battle. */
export const knowsGroups = (game: GameState, zone: SpaceId): boolean =>
  game.turn.landings.some((landing) => landing.zone === zone) &&
  checkAction(game, { type: 'attack', space: zone, aside: [] })?.code !== 'all-ships-fight'

/** Declared landings from this zone, with the ships assigned to each. */
export function landfallsOf(game: GameState, zone: SpaceId, groups: Groups): Landfall[] {
  const own = new Set(
    unitsIn(game, zone).flatMap((stack) => (stack.power === game.flow.power && stack.id !== undefined ? [stack.id] : [])),
  )
  const landings = game.turn.landings.filter((landing) => landing.zone === zone)
  return [...new Set(landings.map((landing) => landing.to))].sort().map((to) => {
    const { ships, fighting } = groups[to] ?? ALONE
    const transports = landings.flatMap((landing) => (landing.to === to && own.has(landing.transport) ? [landing.transport] : []))
    return { to, transports: [...new Set(transports)], fighting, ships }
  })
}

/** Warships that could stay with a landing; damaged ones separately. */
export function warshipsIn(game: GameState, zone: SpaceId): WarshipRow[] {
  const stacks = unitsIn(game, zone).filter((stack) => stack.power === game.flow.power && stack.group === undefined)
  return unitTypesOf(game)
    .filter((unit) => unit.tags.has('surface-warship'))
    .flatMap(({ id: type }) =>
      [false, true].map((damaged): WarshipRow => {
        const alike = stacks.filter((stack) => stack.type === type && (stack.damaged ?? false) === damaged)
        const count = alike.reduce((sum, stack) => sum + stack.count, 0)
        return { key: damaged ? `damaged ${type}` : type, type, damaged, count }
      }),
    )
    .filter((row) => row.count > 0)
}

export function asideFrom(landfalls: readonly Landfall[], rows: readonly WarshipRow[]): Aside[] {
  return landfalls.flatMap(({ to, transports, fighting, ships }): Aside[] => {
    const units: Counts = {}
    const damaged: Counts = {}
    for (const row of rows) {
      const count = ships[row.key] ?? 0
      if (count > 0) (row.damaged ? damaged : units)[row.type] = count
    }
    const ids = fighting ? [] : transports
    if (Object.keys(units).length + Object.keys(damaged).length + ids.length === 0) return []
    return [
      {
        to,
        ...(Object.keys(units).length > 0 ? { units } : {}),
        ...(Object.keys(damaged).length > 0 ? { damaged } : {}),
        ...(ids.length > 0 ? { transports: ids } : {}),
      },
    ]
  })
}

/** The option of the attack action; null if ships cannot stay out. */
export function useAsideIn(game: GameState, zone: SpaceId): { landfalls: Landfall[]; rows: WarshipRow[]; aside: Aside[] } | null {
  const groups = useAside((store) => (store.zone === zone ? store.groups : NONE))
  return useMemo(() => {
    if (!knowsGroups(game, zone)) return null
    const landfalls = landfallsOf(game, zone, groups)
    const rows = warshipsIn(game, zone)
    return { landfalls, rows, aside: asideFrom(landfalls, rows) }
  }, [game, zone, groups])
}
