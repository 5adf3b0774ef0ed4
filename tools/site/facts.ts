/**
 * The facts of the game and the words of its table are data. In the built page they are one file of JSON that the scripts import
 * as what it is (`import … with { type: 'json' }`): a browser has read it before the first line of them runs, faster than it
 * reads the same as script. Everywhere else each is the file that its `import` names.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { RULESET_IDS } from '../../src/engine/types/ids.ts'
import { readAll } from './catalogue.ts'

/** In `data`: what the scripts behind the start page bring (`tools/site/second.ts`). The start page itself waits for no further file. */
const FACTS = [
  'board',
  'board-variants',
  'units',
  ...['advanced', 'influence', 'standard'].map((name) => `setup/${name}`),
  ...RULESET_IDS.map((name) => `rulesets/${name}`),
]
/** This takes of the rulesets, for the start page, the few fields that it names. */
const FIELDS = 'src/content/choices.ts'
const WORDS = ['app.table', 'board', 'engine', 'panels', 'refusals', 'rulesets.table', 'spaces']
const ONE = '\0facts/'

/** All of it by the names of its files, words as the built page has them. */
export function allFacts(root: string): Readonly<Record<string, unknown>> {
  const read = (name: string) => JSON.parse(readFileSync(path.join(root, `data/${name}.json`), 'utf8'))
  const facts = FACTS.map((name) => [name, read(name)])
  const words = WORDS.map((area) => `text/en/${area}`).map((name) => [name, readAll(read(name))])
  return Object.fromEntries([...facts, ...words])
}

export function facts(): Plugin {
  let root = ''
  let folder = ''
  let all: Readonly<Record<string, unknown>> = {}
  let file = ''
  return {
    name: 'facts',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    configResolved(config) {
      root = config.root
      folder = config.build.assetsDir
    },
    buildStart() {
      all = allFacts(root)
      const source = JSON.stringify(all)
      file = `facts-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`
      // The scripts lie in the same folder.
      this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source })
    },
    resolveId(source, importer) {
      if (source === `./${file}`) return { id: source, external: true }
      if (!importer || importer === path.join(root, FIELDS) || !source.startsWith('.') || !source.endsWith('.json')) return null
      const name = path.relative(path.join(root, 'data'), path.resolve(path.dirname(importer), source)).replace(/\.json$/, '')
      return Object.hasOwn(all, name) ? ONE + name : null
    },
    load: (id) =>
      id.startsWith(ONE)
        ? `import all from './${file}' with { type: 'json' }; export default all[${JSON.stringify(id.slice(ONE.length))}]`
        : null,
    // The bundler forgets as what it is imported.
    renderChunk(code, { imports }) {
      if (!imports.some((each) => each.endsWith(file))) return null
      const said = code.replace(new RegExp(`(from "\\./${file}")(?! with)`), `$1 with { type: 'json' }`)
      return { code: said, map: null }
    },
  }
}
