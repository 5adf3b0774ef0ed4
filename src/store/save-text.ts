/** What is wrong with a save, in a sentence. */
import type { SaveProblem } from '../save/decode.ts'
import { t } from './text.ts'

export function saveSentence(problem: SaveProblem): string {
  return t(`app.problem.${problem.code}`, { ...problem })
}
