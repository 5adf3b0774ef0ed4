/** The words of the lessons. */
import words from '../../../data/text/en/lessons.json'
import { addWords } from '../text.ts'

addWords('lessons', words)
