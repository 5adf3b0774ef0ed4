/** Types of the board. The view is defined by its maker. */
export type {
  Arrow,
  BlueMark,
  BoardHandle,
  BoardView,
  ChangedSpace,
  Chip,
  Marked,
  OrderHandle,
  PassageView,
  PeaceMark,
  SpaceView,
  Struck,
  TargetClass,
  TheatreId,
  TwinHandle,
  TwinProps,
} from '../store/view/board-view.ts'

export type SpacePress = {
  readonly shift: boolean
  readonly alt: boolean
  readonly double: boolean
  readonly touch?: boolean
  /** Page coordinates. */
  readonly at: { readonly x: number; readonly y: number }
}

/** Screen = board pixels * k + (x, y). */
export type Camera = { readonly x: number; readonly y: number; readonly k: number }

/** CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

export type Canvas2D = CanvasRenderingContext2D
