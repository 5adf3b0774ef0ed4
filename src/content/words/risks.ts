/** The words of what may be given away. */
import words from '../../../data/text/en/risks.json'
import { addWords } from '../text.ts'

addWords('risks', words)
