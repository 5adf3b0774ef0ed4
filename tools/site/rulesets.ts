/**
 * The built page begins with the rules of the first ruleset alone; those of the other rulesets come by a script of their own
 * (`tools/site/second.ts`). Until then the table of rulesets (`src/engine/rulesets/index.ts`) holds empty definitions, which that
 * script fills; whoever asks one for its rules before is told that they have not come. Everywhere else nothing is replaced.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { RULESET_IDS } from '../../src/engine/types/ids.ts'

const ROOM = 'src/engine/rulesets'
const TABLE = `${ROOM}/index.ts`
const LATE: readonly string[] = RULESET_IDS.slice(1)
/** What brings them. */
const OTHERS = 'src/store/other-rulesets.ts'
const EMPTY = '\0empty-ruleset/'

const empty = (name: string) => `
export const ${name} = { get parent() { throw new Error('The rules of ${name} have not come yet.') } }
export const fill = (definition) => Object.defineProperties(${name}, Object.getOwnPropertyDescriptors(definition))`

const filling = (name: string, room: string) => `
import { ${name} } from '${room}/${name}.ts'
import { fill as ${name}Comes } from '${EMPTY}${name}'
${name}Comes(${name})`

export function rulesets(): Plugin {
  let root = ''
  const is = (file: string, id: string) => path.relative(root, id) === path.normalize(file)
  return {
    name: 'rulesets',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    configResolved(config) {
      root = config.root
    },
    resolveId(source, importer) {
      if (source.startsWith(EMPTY)) return source
      if (!importer || !is(TABLE, importer)) return null
      const name = LATE.find((each) => source === `./${each}.ts`)
      return name ? EMPTY + name : null
    },
    load(id) {
      if (id.startsWith(EMPTY)) return empty(id.slice(EMPTY.length))
      return is(OTHERS, id) ? LATE.map((name) => filling(name, path.join(root, ROOM))).join('') : null
    },
  }
}
