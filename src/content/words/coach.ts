/** The words of the coach, and of what the help adds for whoever learns. */
import words from '../../../data/text/en/coach.json'
import { addWords } from '../text.ts'

addWords('coach', words)
