/** The board is handed a view and reports presses; both are worded where the view is made. It knows no rules. */
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
} from '../store/board-view.ts'

export type SpacePress = {
  readonly shift: boolean
  readonly alt: boolean
  readonly double: boolean
  /** By a finger. */
  readonly touch?: boolean
  /** On the page. */
  readonly at: { readonly x: number; readonly y: number }
}

/** Board pixels times k, plus x and y, are pixels of the stage. */
export type Camera = { readonly x: number; readonly y: number; readonly k: number }

/** Of a picture or of the stage, in pixels of the screen. */
export type Size = { readonly width: number; readonly height: number }

/** What everything is drawn with. */
export type Canvas2D = CanvasRenderingContext2D
