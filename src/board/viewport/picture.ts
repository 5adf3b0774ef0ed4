/** What the pointer and the keyboard ask of the picture on the stage, and tell it. */
import type { SpaceId } from '../../engine/types/ids.ts'
import type { Layout } from '../placement/layout.ts'
import type { Rect } from '../placement/rects.ts'
import type { BoardView, Camera, OrderHandle, Size } from '../types.ts'

export type PictureState = {
  readonly view: BoardView
  readonly camera: Camera
  readonly size: Size
  /** Names wait for their fonts; without them nothing is laid out. */
  readonly fontsReady: boolean
  /** The space under the mouse. */
  readonly hover: SpaceId | null
  layout(): Layout
  /** The space that a point of the stage means to a mouse. */
  spaceAt(x: number, y: number): SpaceId | null
  /** The order whose arrow or pill lies there. */
  orderAt(x: number, y: number, finger?: boolean): OrderHandle | null
  /** Where the odds of battles stand. */
  chipRects(): readonly Rect[]
  setHover(space: SpaceId | null): void
}
