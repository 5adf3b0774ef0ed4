/** Where on the screen things are written: the room of names and chips, and the boxes that arrows leave and reach. In pixels. */
import type { SpaceId } from '../../engine/types/ids.ts'
import { clickPointOf } from '../geography/geometry.ts'
import { isLandSpace } from '../geography/table.ts'
import type { Arrow, Camera } from '../types.ts'
import { FAR_SCALE } from './forms.ts'
import { cornerOf, type Layout, type PlacedBlock } from './layout.ts'
import { type Rect, rectAt } from './rects.ts'

/** Room taken by the disc at the left of a lit target's name. */
const DISC_ROOM = 26

/** The room that a name and its armies take on the screen. */
export function blockRect(space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.bySpace.get(space)
  if (block) {
    const [x, y] = cornerOf(block, camera)
    return { x0: x - 3, y0: y - 2, x1: x + block.w + 5, y1: y + block.h + 4 }
  }
  const [x, y] = clickPointOf(space)
  return rectAt(x * camera.k + camera.x, y * camera.k + camera.y, 0, 0, 8)
}

/** The parts of a block that must stay readable: its name, with room for a disc beside it, and each of its chips. */
function blockObstacles(block: PlacedBlock, camera: Camera, disc: number): Rect[] {
  const [x, y] = cornerOf(block, camera)
  const parts = block.armies.map((army) => rectAt(x + army.x, y + army.y, army.w + 3, army.h + 3, 2))
  const { label } = block
  if (label) parts.push({ ...rectAt(x + label.x, y + label.y, label.w, label.h, 1), x0: x + label.x - disc })
  return parts
}

const rectCache = new WeakMap<Layout, Map<string, readonly Rect[]>>()

/** All of them, in pixels at a scale, as if the board's corner were the screen's; `disc`: room at the left of a name. */
export function obstacleRects(layout: Layout, k: number, disc = DISC_ROOM): readonly Rect[] {
  const known = rectCache.get(layout) ?? new Map<string, readonly Rect[]>()
  rectCache.set(layout, known)
  const key = `${k} ${disc}`
  const parts = known.get(key) ?? layout.placed.flatMap((block) => blockObstacles(block, { x: 0, y: 0, k }, disc))
  known.set(key, parts)
  return parts
}

/** Where the units that go stand: their power's own chip, else whatever stands there. */
export function armyRect(arrow: Arrow, space: SpaceId, layout: Layout, camera: Camera): Rect {
  const block = layout.bySpace.get(space)
  const army =
    block?.armies.find(({ strips }) => strips.some(({ power }) => power === arrow.power)) ?? block?.armies[0] ?? block?.label
  if (!block || !army) return blockRect(space, layout, camera)
  const [x, y] = cornerOf(block, camera)
  return rectAt(x + army.x, y + army.y, army.w + 2, army.h + 2)
}

/** Loads lead to the transports themselves, all else to whatever stands at the goal; from afar names lie apart from armies. */
export function goalRect(arrow: Arrow, layout: Layout, camera: Camera): Rect {
  const loads = arrow.kind === 'move' && isLandSpace(arrow.from) && !isLandSpace(arrow.to)
  return loads || camera.k < FAR_SCALE ? armyRect(arrow, arrow.to, layout, camera) : blockRect(arrow.to, layout, camera)
}
