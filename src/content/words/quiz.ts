/** The words of the quiz. */
import words from '../../../data/text/en/quiz.json'
import { addWords } from '../text.ts'

addWords('quiz', words)
