/** The words of battles. */
import words from '../../../data/text/en/battle.json'
import { addWords } from '../text.ts'

addWords('battle', words)
