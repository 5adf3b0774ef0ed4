// What the code itself shows: names, comments, state, and the rules it speaks of.
import { readFileSync } from 'node:fs'
import { below, type File, isNode, lineOf, type Node, nameOf, tree, walk } from './source.ts'

const FUNCTIONS = /^(?:FunctionDeclaration|TSDeclareFunction|FunctionExpression|ArrowFunctionExpression)$/
/** Ids of rules in full; `FOREIGN`: of the further rulesets. */
const FOREIGN = /\b(?:TOU|INF|ADV)-[A-Z\d]+-\d\d\b/g

type Declared = { name: string; node: Node; isFunction: boolean; exported: boolean; kind: string; start: number }

/** What stands at the top of a file, declared there (not handed on from elsewhere). */
export function declarations(file: File): Declared[] {
  return below(tree(file)).flatMap((statement) => {
    const exported = /^Export(?:Named|Default)Declaration$/.test(statement.type)
    const node = exported ? statement.declaration : statement
    if (!isNode(node)) return []
    const parts = node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : [node]
    return parts.flatMap((part) => {
      const name = nameOf(part.id)
      const isFunction = FUNCTIONS.test(isNode(part.init) ? part.init.type : part.type)
      const kind = node.type === 'VariableDeclaration' ? String(node.kind) : node.type
      return name === undefined ? [] : [{ name, node: part, isFunction, exported, kind, start: statement.start }]
    })
  })
}

const place = (file: File, start: number, name: string): string => `${file.name}:${lineOf(file.text, start)} ${name}`

/** Variables of modules that can be written to: memory outside the state and the stores. */
export const moduleLets = (files: readonly File[]): string[] =>
  files.flatMap((file) =>
    declarations(file)
      .filter(({ kind }) => kind === 'let' || kind === 'var')
      .map(({ name, start }) => place(file, start, name)),
  )

/** What the engine offers is called there as within, for whole states instead of its own views: one thing, not two. */
const DOOR = /^src\/engine\/(?:index\.ts$|messages\/)/
const things = (names: readonly string[]): number =>
  new Set(names.some((name) => DOOR.test(name)) ? names.map((name) => name.replace(/^src\/engine\/.*/, 'src/engine')) : names)
    .size

/** Exported names that are declared in more than one file. */
export function repeatedNames(files: readonly File[]): string[] {
  const where = new Map<string, Set<string>>()
  for (const file of files)
    for (const { name, exported } of declarations(file))
      if (exported) where.set(name, (where.get(name) ?? new Set()).add(file.name))
  return [...where]
    .filter(([, names]) => things([...names]) > 1)
    .map(([name, names]) => `${name}: ${[...names].join(' ')}`)
    .sort()
}

/** Exported functions, and those of them that no docstring introduces; of overloads the first, which is what is read. */
export function docstrings(files: readonly File[]): { all: number; without: string[] } {
  const found = files.flatMap((file) =>
    declarations(file)
      .filter(({ exported, isFunction }) => exported && isFunction)
      .filter(({ name }, i, all) => all.findIndex((each) => each.name === name) === i)
      .map(({ name, start }) => ({ at: place(file, start, name), before: file.text.slice(0, start).trimEnd() })),
  )
  const without = found.filter(({ before }) => !/\/\*\*(?:(?!\*\/)[\s\S])*\*\/$/.test(before)).map(({ at }) => at)
  return { all: found.length, without }
}

/** The fields that stand directly in the type `GameState`. */
export function stateFields(file: File): string[] {
  for (const { name, node } of declarations(file)) {
    const type = node.typeAnnotation
    if (name === 'GameState' && isNode(type)) return (type.members as Node[]).map(({ key }) => nameOf(key) ?? '?')
  }
  throw new Error(`${file.name} declares no type GameState`)
}

/** Files that cite no rule of the standard game. */
export const citesNoStandardRule = (files: readonly File[]): string[] =>
  files.filter(({ text }) => !/\bSTD-[A-Z]{3}-\d\d\b/.test(text)).map(({ name }) => name)

/** Where strings (not comments) name rules of the further rulesets. */
export const foreignIds = (files: readonly File[]): string[] =>
  files.flatMap((file) => {
    const found: string[] = []
    walk(tree(file), (node) => {
      const said =
        node.type === 'Literal' && typeof node.value === 'string'
          ? node.value
          : node.type === 'TemplateElement'
            ? (node.value as { cooked: string }).cooked
            : ''
      for (const [id] of said.matchAll(FOREIGN)) found.push(place(file, node.start, id))
    })
    return found
  })

/** The rules that these texts do not name in full, so that a plain search does not find them. */
export const notFound = (ids: readonly string[], texts: readonly string[]): string[] => {
  const all = texts.join('\n')
  return ids.filter((id) => !all.includes(id))
}

/** Reads a file of the project that is data, not code. */
export const textOf = (name: string): string => readFileSync(name, 'utf8')
