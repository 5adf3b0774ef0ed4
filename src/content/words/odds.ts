/** The words of the odds. */
import words from '../../../data/text/en/odds.json'
import { addWords } from '../text.ts'

addWords('odds', words)
