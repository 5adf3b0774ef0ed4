/**
 * The board's shapes are data, and 400 kB of them: in the built page they are one file of JSON that is fetched and parsed, which
 * a browser does faster than reading them as script. Everywhere else `import … from 'data/map/….json'` is what it says.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = /[\\/]data[\\/]map[\\/]([\w.]+)\.json$/
/** Whoever imports it waits for the shapes. */
export const ALL = '\0map-data'
const ONE = '\0map-data/'
const FILES = ['anchors', 'board.topo', 'groupings', 'ornament', 'sheet', 'waters']
/** What asks for that file, and what says where it lies. */
const WAITING = 'src/store/shapes.ts'
const ADDRESS = 'src/store/shapes-file.ts'

export function mapData(): Plugin {
  let root = ''
  return {
    name: 'map-data',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    configResolved(config) {
      root = config.root
    },
    resolveId(source, importer) {
      if (source === ALL || source.startsWith(ONE)) return source
      const name = importer && source.startsWith('.') ? FOLDER.exec(path.resolve(path.dirname(importer), source))?.[1] : undefined
      if (name === undefined) return null
      if (!FILES.includes(name)) throw new Error(`data/map/${name}.json has no place in tools/site/map-data.ts.`)
      return ONE + name
    },
    load(id) {
      if (id.startsWith(ONE)) return `import all from '${ALL}'; export default all[${JSON.stringify(id.slice(ONE.length))}]`
      if (id === ALL) return `import { shapes } from '/${WAITING}'; export default await shapes`
      if (path.relative(root, id) !== path.normalize(ADDRESS)) return null
      const all = Object.fromEntries(
        FILES.map((name) => [name, JSON.parse(readFileSync(path.join(root, `data/map/${name}.json`), 'utf8'))]),
      )
      const file = this.emitFile({ type: 'asset', name: 'map.json', source: JSON.stringify(all) })
      return `export const shapesFile = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
