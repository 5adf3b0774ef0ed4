import { stepOf } from '../phases/combat/step.ts'
import { rulesOf } from '../rulesets/index.ts'
import type { GameState } from '../types/state.ts'
import type { LandTrack, SeaTrack, Track } from '../types/step.ts'

/** What the steps of a battle of this kind are called, each name once, in the order in which this game takes them. */
export function tracksOf(state: GameState, kind: 'land'): LandTrack[]
export function tracksOf(state: GameState, kind: 'sea'): SeaTrack[]
export function tracksOf(state: GameState, kind: 'land' | 'sea'): Track[] {
  const { steps } = rulesOf(state)
  return [...new Set<Track>(steps[kind].map(({ track }) => track))]
}

/** What the step is called at which the battle stands that is under way; null where none is. */
export function trackNow(state: GameState): Track | null {
  const task = state.flow.agenda.at(-1)
  if (task?.task !== 'land-battle' && task?.task !== 'sea-battle') return null
  return stepOf({ rules: rulesOf(state) }, task)?.track ?? null
}
