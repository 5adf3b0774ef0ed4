/** The words of the table, beyond those with which the page starts. */
import board from '../../data/text/en/board.json'
import panels from '../../data/text/en/panels.json'
import spaces from '../../data/text/en/spaces.json'
import { addWords } from './text.ts'

for (const [area, words] of Object.entries({ board, panels, spaces })) addWords(area, words)
