/** Stands in for Konva's dragging: the hand drags the board itself, which is the camera's business, and nothing on it. */
export const DD = {
  isDragging: false,
  node: undefined,
  _dragElements: new Map<number, never>(),
  _listenToWindow() {},
}
