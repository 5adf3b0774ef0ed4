/** The words of an action that is shown step by step. */
import words from '../../../data/text/en/steps.json'
import { addWords } from '../text.ts'

addWords('steps', words)
