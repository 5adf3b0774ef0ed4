/** The words of the page of drills, and of what stands beside a drill at the table. */
import words from '../../../data/text/en/learn.json'
import { addWords } from '../text.ts'

addWords('learn', words)
