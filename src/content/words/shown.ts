/** What is seen in the example of a rule. */
import words from '../../../data/text/en/shown.json'
import { addWords } from '../text.ts'

addWords('shown', words)
