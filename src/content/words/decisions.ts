/** The words of questions and their answers. */
import words from '../../../data/text/en/decisions.json'
import { addWords } from '../text.ts'

addWords('decisions', words)
