/** The words of the table, beyond those with which the page starts; of two areas those that are said at the table alone. */
import app from '../../data/text/en/app.table.json'
import board from '../../data/text/en/board.json'
import panels from '../../data/text/en/panels.json'
import rulesets from '../../data/text/en/rulesets.table.json'
import spaces from '../../data/text/en/spaces.json'
import { addWords } from './text.ts'

for (const [area, words] of Object.entries({ app, board, panels, rulesets, spaces })) addWords(area, words)
