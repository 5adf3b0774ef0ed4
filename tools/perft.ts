// Counts the legal actions of ten positions of each ruleset to depth 2: npm run perft. Prints the table that tests/engine/perft.json
// keeps; --write keeps it anew, after each count that changed has been read and is right.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { RULESET_IDS } from '../src/engine/index.ts'
import { perft, SCENES, stateOf } from './perft/positions.ts'

const table = Object.fromEntries(
  Object.entries(SCENES).map(([name, scene]) => [
    name,
    Object.fromEntries(RULESET_IDS.map((ruleset) => [ruleset, perft(stateOf(ruleset, scene))])),
  ]),
)
console.log(''.padEnd(30) + RULESET_IDS.map((id) => id.padStart(16)).join(''))
for (const [name, counts] of Object.entries(table))
  console.log(name.padEnd(30) + RULESET_IDS.map((id) => (counts[id] ?? []).join(' / ').padStart(16)).join(''))
if (process.argv.includes('--write')) {
  const rows = Object.entries(table).map(([name, counts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(counts)}`)
  writeFileSync('tests/engine/perft.json', `{\n${rows.join(',\n')}\n}\n`)
}
