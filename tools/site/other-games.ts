/**
 * The built page begins with the rules of the first ruleset, and opens no saves; what games of other rulesets, kept games and
 * files need comes by a script of its own (`tools/site/second.ts`). Until then what they give stands empty where it is imported,
 * and that script fills it; whoever asks one before is told that it has not come. Everywhere else nothing is replaced.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { RULESET_IDS } from '../../src/engine/types/ids.ts'

/** `file` gives one thing, called `name`; `to`: the only ones that are handed what is empty, else whoever asks for it. */
type Late = { file: string; name: string; empty: (name: string) => string; to?: string }

/** Rules are read off an object, which is there from the beginning and comes to hold something. */
const emptyObject = (name: string) => `
export const ${name} = { get parent() { throw new Error('${name} has not come yet.') } }
export const fill = (definition) => Object.defineProperties(${name}, Object.getOwnPropertyDescriptors(definition))`

const emptyFunction = (name: string) => `
const late = { ${name}() { throw new Error('${name} has not come yet.') } }
export const ${name} = (...given) => late.${name}(...given)
export const fill = (${name}) => Object.assign(late, { ${name} })`

const RULESETS = 'src/engine/rulesets'
export const LATE: readonly Late[] = [
  ...RULESET_IDS.slice(1).map((name) => ({
    file: `${RULESETS}/${name}.ts`,
    name,
    empty: emptyObject,
    to: `${RULESETS}/index.ts`,
  })),
  { file: 'src/save/open.ts', name: 'openSave', empty: emptyFunction },
  { file: 'src/save/decode.ts', name: 'decode', empty: emptyFunction },
  { file: 'src/store/bring-past.ts', name: 'bringPast', empty: emptyFunction },
  { file: 'src/save/position.ts', name: 'positionOf', empty: emptyFunction },
  { file: 'src/save/as-file.ts', name: 'asFile', empty: emptyFunction },
]
/** What brings them. */
const OTHERS = 'src/store/other-games.ts'
const EMPTY = '\0empty/'

const filling = (from: string, name: string) => `
import { ${name} } from '${from}'
import { fill as ${name}Comes } from '${EMPTY}${name}'
${name}Comes(${name})`

export function otherGames(): Plugin {
  let root = ''
  const is = (file: string, id: string) => path.relative(root, id) === path.normalize(file)
  return {
    name: 'other-games',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    configResolved(config) {
      root = config.root
    },
    resolveId(source, importer) {
      if (source.startsWith(EMPTY)) return source
      if (!importer || !source.startsWith('.')) return null
      const asked = path.join(path.dirname(importer), source)
      const late = LATE.find(({ file, to }) => is(file, asked) && (!to || is(to, importer)))
      return late ? EMPTY + late.name : null
    },
    load(id) {
      const late = id.startsWith(EMPTY) ? LATE.find(({ name }) => name === id.slice(EMPTY.length)) : undefined
      if (late) return late.empty(late.name)
      return is(OTHERS, id) ? LATE.map(({ file, name }) => filling(path.join(root, file), name)).join('') : null
    },
  }
}
