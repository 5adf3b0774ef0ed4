/** The contents of each space as the map draws them. Unchanged spaces keep their object, so that the map redraws only changes. */
import type { Space } from '../../content/index.ts'
import {
  alignmentOf,
  controllerOf,
  type GameState,
  type Owner,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
  situation,
  turn,
  unitsIn,
} from '../../engine/index.ts'
import type { PeaceMark, SpaceView } from './board-view.ts'
import { type Built, boardIn, peaceIn } from './features.ts'

function holdersOf(stacks: { power: Owner }[]): PowerId[] {
  const there = new Set(stacks.map((stack) => stack.power))
  return POWERS.filter((power) => there.has(power))
}

/** Reuses a view while the contents of the space are the same objects. */
type Kept = {
  units: unknown
  control: unknown
  flag: PowerId | 'neutral' | undefined
  acting: PowerId | null
  built: string
  peace: PeaceMark | undefined
  view: SpaceView
}
/** Spaces are cached by object, because each board has its own. */
const kept = new WeakMap<Space, Kept>()

/** Views of the last states, reused when one of them is shown again. */
const lately = new Map<GameState, { readonly built: string; readonly views: Record<SpaceId, SpaceView> }>()
const SHOWN = 8

export function spaceViews(state: GameState, built: Built): Record<SpaceId, SpaceView> {
  const said = JSON.stringify(built)
  const known = lately.get(state)
  lately.delete(state)
  const now = known?.built === said ? known : { built: said, views: viewsOf(state, built) }
  lately.set(state, now)
  for (const [oldest] of lately) {
    if (lately.size <= SHOWN) break
    lately.delete(oldest)
  }
  return now.views
}

const alike = (a: SpaceView, b: SpaceView): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The side of a minor power: its patron, or its printed power while no single power is the patron. */
function flagOf(state: GameState, { id, alignedTo }: Space): PowerId | 'neutral' {
  const { side, patron } = alignmentOf(state, id)
  return patron ?? (alignedTo && side === sideOf(alignedTo) ? alignedTo : 'neutral')
}

function viewsOf(state: GameState, built: Built): Record<SpaceId, SpaceView> {
  const { spaces } = boardIn(state)
  const mobilized = new Set(situation(state).mobilized)
  const peaces = peaceIn(state)
  const { power, phase } = turn(state)
  const views: Record<SpaceId, SpaceView> = {}
  for (const space of spaces) {
    if (space.kind === 'impassable') continue
    const units = state.war.units[space.id]
    const control = state.war.control[space.id] ?? null
    const flag = space.minor && !mobilized.has(space.id) ? flagOf(state, space) : undefined
    // In Movement a stack also shows the moves left to the power to move.
    const acting = phase === 'move' && (units ?? []).some((stack) => stack.power === power) ? power : null
    const fresh = built[space.id]
    const peace = peaces[space.id]
    const builtKey = fresh ? JSON.stringify(fresh) : ''
    const old = kept.get(space)
    const same =
      old &&
      old.units === units &&
      old.control === control &&
      old.flag === flag &&
      old.acting === acting &&
      old.built === builtKey &&
      old.peace === peace
    if (same) {
      views[space.id] = old.view
      continue
    }
    const stacks = unitsIn(state, space.id)
    const controller = space.kind === 'sea' ? null : controllerOf(state, space.id)
    const view: SpaceView = {
      controller,
      holders: holdersOf(stacks),
      stacks,
      ipc: space.ipc ?? 0,
      ...(flag ? { flag } : {}),
      ...(space.original ? { original: space.original } : {}),
      ...(space.colonyOf && controller === null ? { colonyOf: space.colonyOf } : {}),
      ...(peace ? { peace } : {}),
      ...(fresh ? { built: fresh } : {}),
    }
    // A new turn creates equal stacks as new objects.
    const shown = old && alike(old.view, view) ? old.view : view
    kept.set(space, { units, control, flag, acting, built: builtKey, peace, view: shown })
    views[space.id] = shown
  }
  return views
}
