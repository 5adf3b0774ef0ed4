/** Which layers depend on which parts of a view. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { LAYOUT_KEYS } from '../placement/layout-cache.ts'
import type { BoardView } from '../types.ts'

export const LAYERS = ['basemap', 'marks', 'tokens', 'effects'] as const
export type LayerName = (typeof LAYERS)[number]

const TOKEN_KEYS = [...LAYOUT_KEYS, 'targets', 'battles', 'acting', 'passages'] as const
const MARK_KEYS = ['selected', 'targets', 'movable', 'aim', 'blue', 'blueMarks', 'focus', 'changed', 'front'] as const
const EFFECT_KEYS = [...LAYOUT_KEYS, 'arrows', 'watched', 'chips', 'ring', 'blueMarks', 'changed'] as const

/** Layers above the land to redraw for another view. */
export function dirtyLayers(before: BoardView, view: BoardView): LayerName[] {
  const differs = (keys: readonly (keyof BoardView)[]) => keys.some((key) => before[key] !== view[key])
  const found: LayerName[] = []
  if (differs(MARK_KEYS)) found.push('marks')
  if (differs(TOKEN_KEYS) || (view.battles.length > 0 && differs(['selected']))) found.push('tokens')
  // Rings go round these marks.
  if (differs(EFFECT_KEYS) || (view.ring.length > 0 && differs(['targets', 'battles']))) found.push('effects')
  return found
}

/** Runs in every frame, so it builds no list of keys. */
const isEmpty = (record: object): boolean => {
  for (const _ in record) return false
  return true
}

/** `moving`: an animation is running. */
export function isLayerEmpty(name: LayerName, view: BoardView, hover: SpaceId | null, moving: boolean): boolean {
  const {
    selected,
    targets,
    movable = [],
    aim,
    blue,
    blueMarks = [],
    focus,
    arrows,
    chips = {},
    ring,
    changed = [],
    front,
  } = view
  if (name === 'marks')
    return (
      !(selected ?? aim ?? focus ?? hover ?? front) &&
      blue.length + blueMarks.length + movable.length === 0 &&
      !changed.some(({ held }) => held) &&
      isEmpty(targets)
    )
  return name === 'effects' && arrows.length + ring.length + blueMarks.length + changed.length === 0 && isEmpty(chips) && !moving
}
