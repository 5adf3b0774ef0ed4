// Chooses for every rule the position that shows it best from what the tests of the rules play: npm run build:examples
//   writes data/lessons/examples.json; --keep <folder> leaves what was noted there, --from <folder> takes what was left
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { candidates, chosenOf, type Line } from './examples/choose.ts'

const FILE = 'data/lessons/examples.json'
const { values } = parseArgs({ options: { keep: { type: 'string' }, from: { type: 'string' } } })

/** Runs the tests of the rules, which write into the folder. */
function played(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', '--reporter', 'dot', 'tests/rules'],
    {
      stdio: 'inherit',
      env: { ...process.env, EXAMPLES_IN: folder },
    },
  )
  if (status !== 0) throw new Error('The tests of the rules do not hold: there is nothing to take examples from.')
}

const folder = values.from ?? values.keep ?? mkdtempSync(path.join(os.tmpdir(), 'examples-'))
if (!values.from) played(folder)

const lines = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line): Line => ({ ...JSON.parse(line), file })),
  )
if (!values.from && !values.keep) rmSync(folder, { recursive: true })

const examples = chosenOf(candidates(lines))
const text = `{\n${Object.entries(examples)
  .map(([rule, example]) => `  ${JSON.stringify(rule)}: ${JSON.stringify(example)}`)
  .join(',\n')}\n}\n`
writeFileSync(FILE, text)
const named = Object.values(examples).filter(({ names }) => names).length
console.log(
  `${Object.keys(examples).length} rules, ${named} of which are named there; ${(gzipSync(text).length / 1000).toFixed(1)} kB packed`,
)
