// Joins the tests that mutants are held against, with all they load, in one file: a worker that starts anew for every mutant reads
// that in a moment, where hundreds of files of tests and sources take it most of its time. Run in Stryker's sandbox, once
// the sources there hold the mutants.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const { rolldown } = await import(pathToFileURL(createRequire(require.resolve('vite')).resolve('rolldown')).href)

const FOLDERS = ['rules', 'contract', 'engine', 'rulesets'].map((name) => `tests/${name}`)
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
).filter((name) => name.endsWith('.test.ts'))

const folder = 'tests/mutants'
mkdirSync(folder, { recursive: true })
// What is made once for all tests is made as the file is loaded: a test that happened to be the first to make it would else be
// the only one that a change of it is tried against. Where a change makes it fail, it fails in the tests too.
writeFileSync(
  `${folder}/made.ts`,
  `import { homelandsOf } from '../../src/engine/phases/politics/homeland.ts'
import { victoryConditions } from '../../src/engine/phases/politics/victory-conditions.ts'
import { rulesFor } from '../../src/engine/rulesets/index.ts'
import { RULESET_IDS } from '../../src/engine/types/ids.ts'

for (const ruleset of RULESET_IDS)
  try {
    const rules = rulesFor({ ruleset, options: {} })
    homelandsOf(rules)
    victoryConditions(rules)
  } catch {}
`,
)
writeFileSync(
  `${folder}/all.ts`,
  ['./made.ts', ...files.map((name) => `../../${name}`)].map((name) => `import '${name}'\n`).join(''),
)
const bundle = await rolldown({
  input: `${folder}/all.ts`,
  platform: 'node',
  external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  logLevel: 'warn',
})
await bundle.write({ file: `${folder}/bundle.mjs`, format: 'esm', codeSplitting: false })
await bundle.close()
// What a test compares with lies beside it.
cpSync('tests/rulesets/effective', `${folder}/effective`, { recursive: true })
writeFileSync(`${folder}/all.test.mjs`, `import './bundle.mjs'\n`)
console.log(`${files.length} files of tests in one`)
