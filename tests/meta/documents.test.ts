// README, ARCHITECTURE and CONTRIBUTING name only files, commands, packages and identifiers that exist. They list every command and
// every package, and stay short.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namesIn } from '../support/files.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
const { scripts, ...packages } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const commands = Object.keys(scripts ?? {})

const files = ['src', 'data', 'tests', 'tools', 'docs', 'public'].flatMap(namesIn).concat(readdirSync('.'))
/** Made by the build, and never committed. */
const BUILT = 'dist/'
/** Every file, and every folder with its stroke. */
const there = [...new Set(files.flatMap((file) => [...file.matchAll(/\/|$/g)].map(({ index }) => file.slice(0, index + 1))))]
/** Where a path may begin that does not begin at the root: the chapters on the engine, the board and the odds leave their folders out. */
const BASES = ['', 'src/engine/', 'src/board/', 'src/odds/']

/** `<name>`, `*` and `…` stand for anything within a part of a path, `{a,b}` for each of them. */
function isThere(path: string): boolean {
  const source = path
    .replace(/[.+]/g, '\\$&')
    .replace(/<[\w-]+>|\*|…/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, each: string) => `(?:${each.replaceAll(',', '|')})`)
  const fits = new RegExp(`^(?:${BASES.join('|')})${source}${path.endsWith('/') ? '' : '/?'}$`)
  return there.some((name) => fits.test(name))
}

/** All that stands between backticks, blocks of code left out. */
const quoted = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)
/** What the lines of blocks begin with, up to where they say what it is. */
const listed = (text: string): string[] =>
  [...text.replace(/^```\w+\n[\s\S]*?^```/gm, '').matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => /^[\w./]+(?: {2}[\w./]+\/)*/.exec(line)?.[0].split(/ {2,}/) ?? []),
  )
/** Links and pictures within the project. */
const linked = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^https?:/.test(to))
/** Written as a path: a folder, a file with its ending, or what lies below one of the folders at the root. */
const isPath = (word: string): boolean =>
  /^[\w.<>*{},…/-]+$/.test(word) &&
  (/\.(?:tsx?|mjs|json|css|md|html|topo)$/.test(word) ||
    /^[\w<>*{},…/-]+\/$/.test(word) ||
    /^(?:src|data|tests|tools)\//.test(word))

const missingPaths = (text: string): string[] =>
  [...quoted(text).filter(isPath), ...listed(text), ...linked(text)].filter((path) => path !== BUILT && !isThere(path))

const missingCommands = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = '']) => (commands.includes(name) ? [] : [name]))

const code = files
  .filter(
    (name) =>
      /^(?:src|data\/rulesets|tools|tests\/meta)\/.*\.(?:tsx?|json)$/.test(name) && name !== 'tests/meta/documents.test.ts',
  )
  .map(read)
  .join('\n')
/** Names of things, as `lateEntries` or `reduce`, that the code does not know. */
const missingNames = (text: string): string[] =>
  quoted(text)
    .filter((word) => /^[A-Za-z]{4,}(?:\(\))?$/.test(word))
    .map((word) => word.replace('()', ''))
    .filter((word) => !new RegExp(`\\b${word}\\b`).test(code))

const readme = read('README.md')
const architecture = read('ARCHITECTURE.md')
const contributing = read('CONTRIBUTING.md')

const MOST_WORDS = { readme: 1500, architecture: 2500 }
/** The words of a text, without marks of tables and links. */
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0

it('README and ARCHITECTURE are short', () => {
  expect(wordsIn(readme)).toBeLessThanOrEqual(MOST_WORDS.readme)
  expect(wordsIn(architecture)).toBeLessThanOrEqual(MOST_WORDS.architecture)
})

describe.each([
  ['README.md', readme],
  ['ARCHITECTURE.md', architecture],
  ['CONTRIBUTING.md', contributing],
])('%s', (_, text) => {
  it('names no file or folder that does not exist', () => {
    expect([...quoted(text).filter(isPath), ...listed(text), ...linked(text)].length).toBeGreaterThan(3)
    expect(missingPaths(text)).toEqual([])
  })

  it('names no command that does not exist', () => {
    expect(missingCommands(text)).toEqual([])
  })

  it('names no identifier that the code does not have', () => {
    expect(missingNames(text)).toEqual([])
  })
})

describe('the documents list', () => {
  const chapter = (text: string, title: string): string =>
    /\n([\s\S]*?)(?=\n## |$)/.exec(text.split(`\n## ${title}`)[1] ?? '')?.[1] ?? ''

  it('every command, except the hooks that npm runs', () => {
    const said = chapter(contributing, 'Commands')
    const named = [...said.matchAll(/(?:^|`)(?:npm (?:run )?)?([\w:]+)/gm)].map(([, name = '']) => name)
    const own = commands.filter((name) => !/^(?:pre|post)/.test(name))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((name) => !named.includes(name))).toEqual([])
  })

  it('every package, and no others; types go with their package', () => {
    const rows = chapter(readme, 'What it is built with')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
      .flatMap((line) => (line.split('|')[1] ?? '').split(','))
      .map((name) => name.trim())
    const all = [packages.dependencies, packages.devDependencies].flatMap((of) => Object.keys(of ?? {}))
    const own = all.filter((name) => !name.startsWith('@types/'))
    expect(own.filter((name) => !rows.includes(name))).toEqual([])
    expect(rows.filter((name) => !own.includes(name))).toEqual([])
  })
})

describe('this check', () => {
  it.each([
    ['a file that is gone', '`src/engine/gone.ts`', ['src/engine/gone.ts']],
    ['one that its chapter names from its own folder', '`flow/gone.ts` and `flow/reduce.ts`', ['flow/gone.ts']],
    ['a folder', '`geography/`, `gone/`', ['gone/']],
    ['a pattern that nothing fits', '`data/rulesets/<name>.json`, `data/gone/<name>.json`', ['data/gone/<name>.json']],
    ['one of several endings', '`src/engine/{flow,gone}/reduce.ts`, `src/engine/gone/{a,b}.ts`', ['src/engine/gone/{a,b}.ts']],
    ['a line of a block', '```\nsrc/gone/   words\nsrc/memoize.ts words\ntests/  gone/   words\n```', ['src/gone/', 'gone/']],
    ['a picture', '![The board](docs/gone.png) and [npm](https://www.npmjs.com/gone)', ['docs/gone.png']],
  ])('finds %s', (_, text, gone) => {
    expect(missingPaths(text)).toEqual(gone)
  })

  it('finds commands and names that are not there, and reads no path where there is none', () => {
    expect(missingCommands('`npm run gone` and `npm run dev`')).toEqual(['gone'])
    expect(missingNames('`goneForGood`, `reduce`, `checkAction()`, `0`, `Alt+1`')).toEqual(['goneForGood'])
    expect(missingPaths('`/`, `STD-MOV-06`, `-- undo`, `npm run build:map`, `?`')).toEqual([])
  })
})
