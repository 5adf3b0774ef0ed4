/** The words of the rule browser. */
import words from '../../../data/text/en/rulebook.json'
import { addWords } from '../text.ts'

addWords('rulebook', words)
