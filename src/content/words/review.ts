/** The words of looking back at a turn. */
import words from '../../../data/text/en/review.json'
import { addWords } from '../text.ts'

addWords('review', words)
