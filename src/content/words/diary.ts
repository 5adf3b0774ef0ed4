/** The words of the war diary. */
import words from '../../../data/text/en/diary.json'
import { addWords } from '../text.ts'

addWords('diary', words)
