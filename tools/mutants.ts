// How much the tests of the engine notice: npm run mutants -- [--sample 300] [--seed 1] [src/engine/phases/move …]
// Draws a sample of all the small changes that Stryker knows to make in the phases, the rulesets and what events do to the
// state, tries each against the tests that reach it, and prints the score and every change that nobody noticed, as they come.
// With --living and the output of an earlier run of the same sample, only those are tried again that nobody noticed then.
// Changes that make no difference anybody could see are named with their reasons in tools/mutants/equal.json; they are counted apart.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { sources } from './figures/source.ts'
import { bare, changeOf, namedEqual } from './mutants/equal.ts'
import { keyOf } from './mutants/sampled.mjs'
import { chance } from './soak/chance.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    living: { type: 'string' },
  },
})
const PLACES = ['src/engine/phases', 'src/engine/rulesets', 'src/engine/state/evolve']
const wanted = positionals.length > 0 ? positionals : PLACES
const files = sources('src/engine').filter(({ name }) => wanted.some((place) => name === place || name.startsWith(`${place}/`)))

const silent = new Proxy({}, { get: (_, name) => (String(name).startsWith('is') ? () => false : () => {}) })
const { mutants } = await new Instrumenter(silent as never).instrument(
  files.map(({ name, text }) => ({ name, content: text, mutate: true })),
  { ignorers: [], excludedMutations: [], plugins: null } as never,
)
const all = mutants.map((mutant) => ({ ...mutant, key: keyOf(mutant) }))
const sample = chance(`mutants ${values.seed}`).some(all, Number(values.sample))
/** As they were when they were changed: somebody may be at work on them. */
const texts = new Map(files.map(({ name, text }) => [name, text]))
const change = (mutant: (typeof sample)[number]) => changeOf(mutant, texts.get(mutant.fileName) ?? '')
const drawn = sample.filter((mutant) => !namedEqual(change(mutant)))
const equal = sample.length - drawn.length
const before = values.living === undefined ? null : readFileSync(values.living, 'utf8')
const tried = before === null ? drawn : drawn.filter((mutant) => before.includes(bare(change(mutant))))
console.log(`${sample.length} of ${all.length} mutants of ${files.length} files, seed ${values.seed}; ${equal} named as equal`)
if (values.list) {
  for (const mutant of tried) console.log(bare(change(mutant)))
  process.exit()
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.MUTANTS_SAMPLE = path.join(folder, 'sample.json')
writeFileSync(
  process.env.MUTANTS_SAMPLE,
  JSON.stringify(Object.fromEntries(tried.map((mutant) => [mutant.key, bare(change(mutant))]))),
)

const results = await new Stryker({
  mutate: [...new Set(tried.map(({ fileName }) => fileName))],
  buildCommand: 'node tools/mutants/bundle.mjs',
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutants/sampled.mjs'],
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  // See stop.setup.ts.
  disableBail: true,
  // Stryker would rewrite tsconfig.json with TypeScript's old API, which TypeScript 7 does not have. It is not needed.
  tsconfigFile: 'none.json',
  concurrency: Number(values.jobs),
  reporters: ['progress-append-only', 'living'],
  ignorePatterns: ['docs', 'public', 'dist', 'test-results', 'tests/e2e', 'tests/fixtures/games'],
  // Outside node_modules: modules there are loaded only once, including the hooks that record test coverage.
  tempDirName: 'test-results/stryker',
  allowConsoleColors: false,
  // A machine that has other things to do is slow, not endless.
  timeoutMS: 60_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 20,
  warnings: { slow: false },
} as never).runMutationTest()

const of = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status))
const noticed = of('Killed', 'Timeout').length + drawn.length - tried.length
const living = of('Survived', 'NoCoverage')
const untried = of('RuntimeError', 'Pending')
const total = noticed + living.length
console.log(
  `${noticed} of ${total} noticed, ${((100 * noticed) / total).toFixed(1)} % (${of('Timeout').length} by running on for ever); ${equal} more are named as equal`,
)
if (untried.length > 0) console.log(`${untried.length} could not be tried`)
