/** The words of short wars for two. */
import words from '../../../data/text/en/wars.json'
import { addWords } from '../text.ts'

addWords('wars', words)
