/** The words of two moments held against each other. */
import words from '../../../data/text/en/compare.json'
import { addWords } from '../text.ts'

addWords('compare', words)
