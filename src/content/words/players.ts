/** The words of the computer players. */
import words from '../../../data/text/en/players.json'
import { addWords } from '../text.ts'

addWords('players', words)
