// Writes tests/rules/pending.json anew: the rules of the further rulesets that still lack their test or their name in the engine.
//   node tools/pending.mjs
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { load, root } from './load.mjs'

process.chdir(root)
const { PENDING, furtherIds, stillPending } = await load('tests/support/rule-coverage.ts')
const ids = stillPending()
writeFileSync(PENDING, `${JSON.stringify(ids, null, 1)}\n`)
console.log(`${ids.length} of ${furtherIds.length} rules are pending.`)
