// Bundles a TypeScript file with the bundler that Vite brings, and imports it: for tools that use src/.
//   import { load } from './load.mjs'; const engine = await load('src/engine/index.ts')
//   node tools/load.mjs tools/some-tool.ts its arguments
// The bundle lies in node_modules/.cache, so import.meta.url is not the source's: reach files from the working folder.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const require = createRequire(import.meta.url)
const { rolldown } = await import(pathToFileURL(createRequire(require.resolve('vite')).resolve('rolldown')).href)

/** Imports a TypeScript (or TSX) entry, given relative to the project's folder; packages stay imports. */
export async function load(entry) {
  const bundle = await rolldown({
    input: path.resolve(root, entry),
    cwd: root,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    logLevel: 'warn',
  })
  const cache = path.join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'load-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, `${path.parse(entry).name}.mjs`)
  await bundle.write({ file, format: 'esm', codeSplitting: false, sourcemap: true })
  await bundle.close()
  return import(pathToFileURL(file).href)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [entry] = process.argv.splice(2, 1)
  if (!entry) {
    console.error('usage: node tools/load.mjs <file.ts> [arguments]')
    process.exit(2)
  }
  process.setSourceMapsEnabled(true)
  await load(entry)
}
