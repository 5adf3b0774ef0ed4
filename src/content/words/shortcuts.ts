/** The words of the table of keys. */
import words from '../../../data/text/en/shortcuts.json'
import { addWords } from '../text.ts'

addWords('shortcuts', words)
