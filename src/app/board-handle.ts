/** The map that is on the screen, for what is asked of it from outside the picture: shortcuts, links, tests. */
import { createRef } from 'react'
import type { BoardHandle } from '../store/view/board-view.ts'

export const boardHandle = createRef<BoardHandle>()
