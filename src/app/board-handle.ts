/** The map that is on the screen, for what is asked of it from outside the picture: shortcuts, links, tests. */
import type { BoardHandle } from '../store/board-view.ts'

let handle: BoardHandle | null = null

export function setBoardHandle(next: BoardHandle | null): void {
  handle = next
}

export const boardHandle = (): BoardHandle | null => handle
