/** What to look at in the examples of rules that the engine does not name by itself. */
import words from '../../../data/text/en/examples.json'
import { addWords } from '../text.ts'

addWords('examples', words)
