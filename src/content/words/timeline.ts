/** The words of the timeline and of moments that are looked at. */
import words from '../../../data/text/en/timeline.json'
import { addWords } from '../text.ts'

addWords('timeline', words)
