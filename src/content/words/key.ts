/** The words of the key to the map. */
import words from '../../../data/text/en/key.json'
import { addWords } from '../text.ts'

addWords('key', words)
