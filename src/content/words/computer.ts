/** The words of computer players at the table. */
import words from '../../../data/text/en/computer.json'
import { addWords } from '../text.ts'

addWords('computer', words)
