/** Sentences for invalid saves and for losses on opening. */
import type { Departure, SaveProblem } from '../../save/read.ts'
import { t } from '../text.ts'

export function saveSentence(problem: SaveProblem): string {
  return t(`app.problem.${problem.code}`, { ...problem })
}

export function departureSentence(departure: Departure): string {
  return t(`app.departed.${departure.code}`, { ...departure })
}
