/** The words of the war in figures. */
import words from '../../../data/text/en/charts.json'
import { addWords } from '../text.ts'

addWords('charts', words)
