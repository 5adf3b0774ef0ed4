/** The words of making a lesson, and those by which its link is refused. */
import words from '../../../data/text/en/making.json'
import { addWords } from '../text.ts'
import './lessons.ts'

addWords('making', words)
