/** The words of games that leave another one. */
import words from '../../../data/text/en/branches.json'
import { addWords } from '../text.ts'

addWords('branches', words)
