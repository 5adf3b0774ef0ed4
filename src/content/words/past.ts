/** What is said while that comes which led to a kept game. */
import words from '../../../data/text/en/past.json'
import { addWords } from '../text.ts'

addWords('past', words)
