/** The words of a sketch on top of the game. */
import words from '../../../data/text/en/sketch.json'
import { addWords } from '../text.ts'

addWords('sketch', words)
