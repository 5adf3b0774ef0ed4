/** The words of the log. */
import words from '../../../data/text/en/log.json'
import { addWords } from '../text.ts'

addWords('log', words)
