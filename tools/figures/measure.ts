// The figures by which the layout of the code is judged. Each has a name, what it counts, and the places it counted.
import { readdirSync } from 'node:fs'
import path from 'node:path/posix'
import { citesNoStandardRule, docstrings, foreignIds, moduleLets, notFound, repeatedNames, stateFields, textOf } from './code.ts'
import { circles, graphOf, importsOf } from './imports.ts'
import { buildPlugins, cacheHelpers, gameWriters, lazyHelpers, patchedPackages, smallFiles, subscriptions } from './mechanisms.ts'
import { bareNames, commentsOf, countWords, oldTurns } from './plain.ts'
import { type File, sources } from './source.ts'
import { branches, refusedCases } from './tests.ts'

/** `value` of `of` (where a share is meant); `list` says where, a line each. */
export type Figure = { id: string; what: string; value: number; of?: number; list: string[] }

const figure = (id: string, what: string, list: string[], of?: number): Figure => ({
  id,
  what,
  value: list.length,
  ...(of === undefined ? {} : { of }),
  list,
})

const inFolder = (files: readonly File[], folder: string): File[] => files.filter(({ name }) => name.startsWith(`${folder}/`))

/** Ids of all rules, from the catalogue. */
const ruleIds = (): string[] =>
  readdirSync('data/rules').flatMap((name) =>
    JSON.parse(textOf(path.join('data/rules', name))).map(({ id }: { id: string }) => id),
  )

function ofImports(src: readonly File[]): Figure[] {
  const imports = importsOf(src)
  const now = imports.filter(({ later }) => !later)
  const found = (some: typeof imports, kinds: 'all' | 'values') => circles(graphOf(src, some, kinds))
  const said = (groups: string[][]) => groups.map((group) => `${group.length} files: ${group.join(' ')}`)
  const kernel = found(now, 'all').find((group) => group.every((name) => name.startsWith('src/engine/'))) ?? []
  return [
    figure('circles', 'circles of imports in src, types included', said(found(now, 'all'))),
    figure('circles-values', '  of them by values', said(found(now, 'values'))),
    figure('circles-later', '  with what is fetched later', said(found(imports, 'all'))),
    figure('kernel', "files in the engine's largest circle", kernel),
  ]
}

function ofBoard(src: readonly File[]): Figure[] {
  const board = inFolder(src, 'src/board')
  const flat = board.filter(({ name }) => path.dirname(name) === 'src/board')
  return [
    figure(
      'board-flat',
      'files of src/board that lie in no room',
      flat.map(({ name }) => name),
      board.length,
    ),
  ]
}

function ofRules(engine: readonly File[]): Figure[] {
  const phases = inFolder(engine, 'src/engine/phases')
  const elsewhere = engine.filter(({ name }) => !name.startsWith('src/engine/rulesets'))
  const ids = ruleIds()
  const data = readdirSync('data/rulesets').map((name) => textOf(path.join('data/rulesets', name)))
  const hidden = notFound(ids, [...engine.map(({ text }) => text), ...data])
  return [
    figure('phases-not-standard', 'files of phases/ that cite no standard rule', citesNoStandardRule(phases), phases.length),
    figure('foreign-ids', 'ids of other rulesets quoted outside rulesets/', foreignIds(elsewhere)),
    figure('ids-not-found', 'rule ids that a plain search of engine and rulesets does not find', hidden, ids.length),
  ]
}

function ofCode(src: readonly File[], engine: readonly File[]): Figure[] {
  const state = src.find(({ name }) => name === 'src/engine/types/state.ts')
  const { all, without } = docstrings(engine)
  return [
    figure('state-fields', 'flat fields of GameState', state ? stateFields(state) : []),
    figure('repeated-names', 'exported names that stand in more than one file', repeatedNames(src)),
    figure('module-lets', 'variables of modules (let)', moduleLets(src)),
    figure('docstrings', 'exported engine functions without a docstring', without, all),
  ]
}

function ofTests(tests: readonly File[]): Figure[] {
  const cases = tests.filter(({ name }) => /\.test\.tsx?$/.test(name))
  const helpers = inFolder(tests, 'tests/support')
  const { all, empty } = refusedCases(cases, helpers)
  const fixed = [...cases, ...helpers].filter(({ name }) => !name.startsWith('tests/property/'))
  return [
    figure(
      'refused',
      'tests called "refused:" that refuse nothing',
      empty.map(({ at, title }) => `${at} ${title}`),
      all.length,
    ),
    figure('branches', 'places where tests branch on what happened', branches(fixed)),
  ]
}

/** Comments and names. `value` of a share is a rounded ratio. */
function ofWords(src: readonly File[]): Figure[] {
  const comments = src.flatMap((file) => commentsOf(file).map((comment) => ({ ...comment, name: file.name })))
  const words = comments.reduce((sum, { text }) => sum + countWords(text), 0)
  const lines = src.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const old = comments.flatMap(({ name, line, text }) => oldTurns(text).map((turn) => `${name}:${line} ${turn}`))
  const texts = messageTexts()
  const textWords = texts.reduce((sum, [, text]) => sum + countWords(text), 0)
  const oldTexts = texts.flatMap(([id, text]) => oldTurns(text).map((turn) => `${id}: ${turn}`))
  const bare = bareNames(src)
  const rate = (id: string, what: string, value: number, list: string[] = []): Figure => ({ id, what, value, list })
  return [
    rate('comment-words', 'words of comment a line', Math.round((100 * words) / lines) / 100),
    rate('old-turns', 'old turns of phrase in 1,000 words of comment', Math.round((10_000 * old.length) / words) / 10, old),
    rate(
      'old-texts',
      'old turns of phrase in 1,000 words of text',
      Math.round((10_000 * oldTexts.length) / textWords) / 10,
      oldTexts,
    ),
    figure('bare-names', 'exported names and files that are a bare adverb or participle', bare.list, bare.all),
  ]
}

/** All messages of data/text/en by id. */
const messageTexts = (): [id: string, text: string][] => {
  const collect = (at: string, value: unknown): [string, string][] =>
    typeof value === 'string'
      ? [[at, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => collect(`${at}.${key}`, inner))
  return readdirSync('data/text/en')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => collect(name.replace(/\.json$/, ''), JSON.parse(textOf(path.join('data/text/en', name)))))
}

function ofMechanisms(src: readonly File[]): Figure[] {
  const packages = Object.keys(JSON.parse(textOf('package.json')).dependencies)
  return [
    figure('small-files', 'files of at most 15 lines, entry points and types left out', smallFiles(src), src.length),
    figure('plugins', 'build plugins of our own', buildPlugins(textOf('vite.config.ts'))),
    figure(
      'patched',
      'packages that the build replaces or rewrites',
      patchedPackages(textOf('vite.config.ts'), sources('tools/site'), packages),
    ),
    figure('cache-helpers', 'files that export a cache helper', cacheHelpers(src)),
    figure('lazy-helpers', 'files that use lazy of React', lazyHelpers(src)),
    figure('game-writers', 'writes to the game store from other files', gameWriters(src)),
    figure('subscriptions', 'subscriptions outside the list of effects', subscriptions(src)),
  ]
}

/** All figures of the project in the working folder, and how many files were read for them. */
export function measure(): { figures: Figure[]; files: { src: number; tests: number } } {
  const src = sources('src')
  const tests = sources('tests')
  const engine = inFolder(src, 'src/engine')
  return {
    figures: [
      ...ofWords(src),
      ...ofMechanisms(src),
      ...ofImports(src),
      ...ofBoard(src),
      ...ofRules(engine),
      ...ofCode(src, engine),
      ...ofTests(tests),
    ],
    files: { src: src.length, tests: tests.length },
  }
}
