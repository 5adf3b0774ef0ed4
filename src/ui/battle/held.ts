/** Battles the player has put aside. UI state only: holding means not attacking. */
import { create } from 'zustand'
import type { SpaceId } from '../../engine/index.ts'

type Held = { spaces: ReadonlySet<SpaceId>; set: (space: SpaceId, held: boolean) => void; clear: () => void }
const NONE: ReadonlySet<SpaceId> = new Set()

export const useHeld = create<Held>()((set) => ({
  spaces: NONE,
  set: (space, held) =>
    set(({ spaces }) => {
      const next = new Set(spaces)
      if (held) next.add(space)
      else next.delete(space)
      return { spaces: next }
    }),
  clear: () => set({ spaces: NONE }),
}))
