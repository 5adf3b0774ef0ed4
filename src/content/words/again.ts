/** The words of a battle that is looked at again. */
import words from '../../../data/text/en/again.json'
import { addWords } from '../text.ts'

addWords('again', words)
