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

const GROUPS = path.resolve('tools/mutants/groups.ts')
const folder = 'tests/mutants'
mkdirSync(folder, { recursive: true })
writeFileSync(
  `${folder}/all.ts`,
  ['../../tools/mutants/made.ts', ...files.map((name) => `../../${name}`)].map((name) => `import '${name}'\n`).join(''),
)
const bundle = await rolldown({
  input: `${folder}/all.ts`,
  platform: 'node',
  external: (id) => id !== 'vitest' && !id.startsWith('.') && !path.isAbsolute(id),
  plugins: [
    {
      name: 'groups',
      resolveId: (id, importer) => (id !== 'vitest' ? null : importer === GROUPS ? { id, external: true } : GROUPS),
    },
  ],
  logLevel: 'warn',
})
await bundle.write({ file: `${folder}/bundle.mjs`, format: 'esm', codeSplitting: false })
await bundle.close()
// What a test compares with lies beside it.
cpSync('tests/rulesets/effective', `${folder}/effective`, { recursive: true })
writeFileSync(
  `${folder}/all.test.mjs`,
  `import { test } from 'vitest'
try {
  await import('./bundle.mjs')
} catch (error) {
  test('can be read', () => {
    throw error
  })
}
`,
)
console.log(`${files.length} files of tests in one`)
