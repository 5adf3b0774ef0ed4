/** Allies who will join the attack. UI state until the attack is made. */
import { create } from 'zustand'
import type { PowerId, SpaceId } from '../../engine/index.ts'

type Joined = {
  space: SpaceId | null
  powers: readonly PowerId[]
  toggle: (space: SpaceId, power: PowerId) => void
  clear: () => void
}

const NOBODY: readonly PowerId[] = []

export const useJoined = create<Joined>()((set) => ({
  space: null,
  powers: NOBODY,
  toggle: (space, power) =>
    set((now) => {
      const powers = now.space === space ? now.powers : NOBODY
      return { space, powers: powers.includes(power) ? powers.filter((each) => each !== power) : [...powers, power] }
    }),
  clear: () => set({ space: null, powers: NOBODY }),
}))

export const useJoinedIn = (space: SpaceId): readonly PowerId[] =>
  useJoined((joined) => (joined.space === space ? joined.powers : NOBODY))
