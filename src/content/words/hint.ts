/** The words beside a control that cannot be used. */
import words from '../../../data/text/en/hint.json'
import { addWords } from '../text.ts'

addWords('hint', words)
