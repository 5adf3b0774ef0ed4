/** The table of all spaces, whether it lies over the map, and the spaces that were looked at one after another. */
import { create } from 'zustand'
import type { SpaceId } from '../engine/index.ts'

type Spaces = {
  open: boolean
  /** How often the keyboard was sent into the table; it goes there when this changes. */
  called: number
  /** Spaces that were looked at, the oldest first. */
  visited: readonly SpaceId[]
  /** Which of them is looked at now. */
  at: number
}

export const useSpaces = create<Spaces>()(() => ({ open: false, called: 0, visited: [], at: -1 }))

export const openSpaces = (): void => useSpaces.setState(({ called }) => ({ open: true, called: called + 1 }))
export const closeSpaces = (): void => useSpaces.setState({ open: false })
/** By key: opens the table, sends the keyboard back into it, or closes it where the keyboard is in it. */
export function callSpaces(): void {
  if (useSpaces.getState().open && document.activeElement?.closest('[role="grid"]')) closeSpaces()
  else openSpaces()
}

/** So many steps can be gone back. */
const MOST = 40

/** Notes that a space is looked at. Whoever went back and looks elsewhere goes on from there. */
export function visit(space: SpaceId): void {
  useSpaces.setState(({ visited, at }) => {
    if (visited[at] === space) return {}
    const next = [...visited.slice(0, at + 1), space].slice(-MOST)
    return { visited: next, at: next.length - 1 }
  })
}

/** The space one step back (-1) or forward (1); null at the end of the way. */
export function step(by: 1 | -1): SpaceId | null {
  const { visited, at } = useSpaces.getState()
  const space = visited[at + by] ?? null
  if (space !== null) useSpaces.setState({ at: at + by })
  return space
}
