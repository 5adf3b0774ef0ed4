/** The words of taking back by agreement. */
import words from '../../../data/text/en/agreement.json'
import { addWords } from '../text.ts'

addWords('agreement', words)
