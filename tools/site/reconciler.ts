/**
 * React's reconciler is told by its host what it need not be able to do: react-konva neither takes over a page that a server has
 * drawn nor keeps what it draws unchanged. It learns that when it runs; here it learns it when the page is built, so that what is
 * never called is left out: a tenth of it. What react-konva says of itself is read in its own file, and nothing is assumed.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const RECONCILER = /[\\/]react-reconciler[\\/]cjs[\\/]react-reconciler\.production\.js$/
const ABILITY = /\b(\w+) = \$\$\$config\.(supports\w+|isPrimaryRenderer)\b/g

/** What a host says of itself, `true` or `false`; what it does not mention it has not. */
export function abilitiesOf(host: string): (name: string) => string {
  const said = new Map([...host.matchAll(/^export const (\w+) = (true|false);$/gm)].map(([, name, value]) => [name, value!]))
  return (name) => {
    const known = said.get(name)
    if (known !== undefined) return known
    if (new RegExp(`\\b${name}\\b`).test(host)) throw new Error(`react-konva says of ${name} more than yes or no.`)
    return 'false'
  }
}

/** The reconciler with its host's word in the place of each question whether it can do something. */
export function settled(reconciler: string, host: string): string {
  const says = abilitiesOf(host)
  const names = [...reconciler.matchAll(ABILITY)].map(([, name, asked]) => {
    if (name !== asked) throw new Error(`The reconciler calls ${asked} ${name}.`)
    return asked!
  })
  if (names.length < 5) throw new Error('The reconciler no longer asks its host what it can do.')
  return names.reduce((code, name) => code.replace(new RegExp(`(?<![.\\w$])${name}\\b(?! = \\$)`, 'g'), says(name)), reconciler)
}

export function reconciler(): Plugin {
  const host = path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-konva/package.json')),
    'es/ReactKonvaHostConfig.js',
  )
  return {
    name: 'reconciler',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transform: (code, id) => (RECONCILER.test(id) ? { code: settled(code, readFileSync(host, 'utf8')), map: null } : null),
  }
}
