/** The words of the ways out of a refusal. */
import words from '../../../data/text/en/why.json'
import { addWords } from '../text.ts'

addWords('why', words)
