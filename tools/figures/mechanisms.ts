// How many mechanisms the project has for one job: writers of the game store, subscriptions, caches, lazy loading, build plugins.
import path from 'node:path/posix'
import { declarations } from './code.ts'
import type { File } from './source.ts'

/** Lines of these files that match, as `file:line text`. */
const linesWith = (files: readonly File[], pattern: RegExp): string[] =>
  files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${name}:${i + 1} ${line.trim().slice(0, 100)}`] : [])),
  )

/** Files of at most 15 lines that are neither an entry point nor a file of types. */
export const smallFiles = (files: readonly File[]): string[] =>
  files
    .filter(({ text }) => text.trimEnd().split('\n').length <= 15)
    .filter(({ name, text }) => !isEntry(name) && !isTypeFile(text))
    .map(({ name }) => name)

const isEntry = (name: string): boolean => /\/(?:index|main|worker|thread)\.tsx?$/.test(name)
const isTypeFile = (text: string): boolean =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split(/^(?=\S)/m)
    .every((statement) => /^(?:export\s+)?(?:type|interface|import type|declare)\b|^[)}\]|&]|^\s*$/.test(statement))

/** Writes to the game store, outside the file that declares it. */
export const gameWriters = (files: readonly File[]): string[] => {
  const stores = files.filter(({ text }) => /\buseGame = create\b/.test(text)).map(({ name }) => name)
  return linesWith(
    files.filter(({ name }) => !stores.includes(name)),
    /\buseGame\.setState\(/,
  )
}

/** Subscriptions to a store, outside the file that lists the effects. */
export const subscriptions = (files: readonly File[]): string[] =>
  linesWith(
    files.filter(({ name }) => path.basename(name) !== 'effects.ts'),
    /\buse[A-Z]\w*\.subscribe\(/,
  )

/** Files that export a cache helper, or keep a WeakMap of their own at the top level. */
export const cacheHelpers = (files: readonly File[]): string[] =>
  files
    .filter((file) =>
      declarations(file).some(({ exported, isFunction, name }) => exported && isFunction && /^memoize/.test(name)),
    )
    .map(({ name }) => name)

/** Files that declare how code is loaded lazily. */
export const lazyHelpers = (files: readonly File[]): string[] =>
  files.filter(({ text }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text)).map(({ name }) => name)

/** The build plugins of the project itself, as vite.config.ts lists them. */
export const buildPlugins = (config: string): string[] => {
  const [, list = ''] = /\n {2}plugins: \[([\s\S]*?)\]/.exec(config) ?? []
  const own = new Set([...config.matchAll(/import \{ (\w+) \} from '\.\/tools\/site\//g)].map(([, name]) => name))
  return [...list.matchAll(/(\w+)\(/g)].flatMap(([, name]) => (own.has(name) ? [name!] : []))
}

/** Stubs that the content security policy needs, see vite.config.ts. */
const NEEDED_STUBS: ReadonlySet<string> = new Set(['react-style-singleton'])

/** Packages that the build replaces or rewrites: aliases of vite.config.ts, and plugins that look for the files of a package. */
export function patchedPackages(config: string, plugins: readonly File[], packages: readonly string[]): string[] {
  const [, stubs = ''] = /\balias: \{([^}]*)\}/.exec(config) ?? []
  const aliases = [...stubs.matchAll(/'([^']+)':|([\w$]+):/g)]
    .map(([, quoted, plain]) => quoted ?? plain!)
    .filter((name) => !NEEDED_STUBS.has(name))
    .map((name) => `vite.config.ts ${name}`)
  const rewritten = packages.flatMap((name) =>
    plugins
      .map((file) => ({ ...file, text: file.text.replace(/^import .*$/gm, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))
      .filter(({ text }) => /\btransform\b|\bload\b/.test(text) && new RegExp(`[\\]\\\\/'"\`]${name}[\\[\\\\/'"\`]`).test(text))
      .map((file) => `${file.name} ${name}`),
  )
  return [...aliases, ...rewritten]
}
