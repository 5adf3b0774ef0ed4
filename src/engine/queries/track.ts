import { currentStep } from '../phases/combat/battle-step.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { GameState } from '../types/state.ts'
import type { LandTrack, SeaTrack, Track } from '../types/step.ts'

/** Track labels of a battle of this kind, without repeats, in step order. */
export function tracksOf(state: GameState, kind: 'land'): LandTrack[]
export function tracksOf(state: GameState, kind: 'sea'): SeaTrack[]
export function tracksOf(state: GameState, kind: 'land' | 'sea'): Track[] {
  const { steps } = rulesOf(state)
  return [...new Set<Track>(steps[kind].map(({ track }) => track))]
}

/** Track label of the current battle step; null outside battles. */
export function currentTrack(state: GameState): Track | null {
  const task = state.flow.agenda.at(-1)
  if (task?.task !== 'land-battle' && task?.task !== 'sea-battle') return null
  return currentStep({ rules: rulesOf(state) }, task)?.track ?? null
}
