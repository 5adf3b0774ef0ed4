import board from '../../data/board.json'

export type BoardSpace = { id: string; kind: 'land' | 'sea' | 'impassable'; ipc?: number; original?: string; adjacent: string[] }

/** The printed board, off-limits areas apart. */
export const spaces = (board.spaces as BoardSpace[]).filter((s) => s.kind !== 'impassable')
