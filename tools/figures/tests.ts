// What the titles of tests promise and their bodies do.
import { type File, isNode, lineOf, type Node, nameOf, text, tree, walk } from './source.ts'

/** One case: where it stands, its title, and its function. */
export type Case = { at: string; title: string; body: Node }

const TEST = /^(?:test|it)$/
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/** The name a call begins with: `test` of `test.each(…)(…)`. */
function calls(node: Node): string | undefined {
  let callee: unknown = node.callee
  while (isNode(callee)) {
    if (callee.type === 'Identifier') return String(callee.name)
    callee = callee.type === 'CallExpression' ? callee.callee : callee.object
  }
  return undefined
}

/** Every case of a file, tables of cases once. */
export function casesOf(file: File): Case[] {
  const found: Case[] = []
  walk(tree(file), (node) => {
    if (node.type !== 'CallExpression' || !TEST.test(calls(node) ?? '')) return
    const [title, ...rest] = node.arguments as Node[]
    const body = rest.find((argument) => FUNCTION.test(argument.type))
    if (body && title) {
      const said = text(title) ?? file.text.slice(title.start + 1, title.end - 1)
      found.push({ at: `${file.name}:${lineOf(file.text, node.start)}`, title: said, body })
    }
  })
  return found
}

/** The functions that a file declares anywhere, by name. */
function functionsOf(file: File): Map<string, Node> {
  const found = new Map<string, Node>()
  walk(tree(file), (node) => {
    if (node.type === 'FunctionDeclaration' && nameOf(node.id)) found.set(nameOf(node.id)!, node)
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || !nameOf(node.id)) return
    if (FUNCTION.test(node.init.type)) found.set(nameOf(node.id)!, node.init)
  })
  return found
}

/** What says that something was refused: the helper's own words, and the outcomes, errors and sentences they stand on. */
const REFUSES = new Set(['refuse', 'refusedPosition', 'toThrow', 'toThrowError', 'checkAction', 'rejects'])
const spellsRefusal = (node: Node): boolean => {
  if (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    const name = nameOf(node.type === 'CallExpression' ? node.callee : node.property)
    if (name !== undefined && REFUSES.has(name)) return true
  }
  // expect(outcome.ok).toBe(false), expect(reduce(…)).toMatchObject({ ok: false })
  if (node.type === 'Property' && nameOf(node.key) === 'ok') return (node.value as Node).value === false
  if (node.type !== 'CallExpression' || nameOf((node.callee as Node).property) !== 'toBe') return false
  const [wanted] = node.arguments as Node[]
  const [asked] = (((node.callee as Node).object as Node | undefined)?.arguments as (Node | undefined)[]) ?? []
  return wanted?.value === false && asked?.type === 'MemberExpression' && nameOf(asked.property) === 'ok'
}

/** Whether a body refuses something, itself or by the functions of its file or of the helpers that it calls. */
function refuses(body: Node, functions: ReadonlyMap<string, Node>, seen = new Set<string>()): boolean {
  let found = false
  walk(body, (node) => {
    if (found) return false
    if (spellsRefusal(node)) found = true
    const name = node.type === 'Identifier' ? String(node.name) : undefined
    const called = name === undefined || seen.has(name) ? undefined : functions.get(name)
    if (called && called !== body) found ||= refuses(called, functions, seen.add(name!))
    return !found
  })
  return found
}

/** The cases called "refused: …" and, of them, those in which nothing is refused. `helpers` are files whose functions the cases use. */
export function refusedCases(files: readonly File[], helpers: readonly File[] = []): { all: Case[]; empty: Case[] } {
  const shared = helpers.flatMap((file) => [...functionsOf(file)])
  const all: Case[] = []
  const empty: Case[] = []
  for (const file of files) {
    const cases = casesOf(file).filter(({ title }) => title.startsWith('refused:'))
    const functions = cases.length > 0 ? new Map([...shared, ...functionsOf(file)]) : new Map<string, Node>()
    all.push(...cases)
    empty.push(...cases.filter(({ body }) => !refuses(body, functions)))
  }
  return { all, empty }
}

/** What a game says of what has happened: a condition that reads it makes a test follow the game instead of saying it. */
const HAPPENED = new Set(['decision', 'winner', 'turn', 'pending', 'legal', 'battles', 'phase', 'error'])
const ACTS = new Set(['do', 'refuse', 'choose', 'answer', 'attack', 'move', 'endPhase', 'until', 'expect'])

const mentions = (node: unknown, names: ReadonlySet<string>, called = false): boolean => {
  let found = false
  if (isNode(node))
    walk(node, (inner) => {
      const name = called
        ? inner.type === 'CallExpression'
          ? (nameOf(inner.callee) ?? nameOf((inner.callee as Node).property))
          : undefined
        : inner.type === 'MemberExpression'
          ? nameOf(inner.property)
          : undefined
      found ||= name !== undefined && names.has(name)
      return !found
    })
  return found
}

/** Where a test acts or expects according to what happened: `file:line` of each such condition. */
export const branches = (files: readonly File[]): string[] =>
  files.flatMap((file) => {
    const found: string[] = []
    walk(tree(file), (node) => {
      const parts =
        node.type === 'IfStatement' || node.type === 'ConditionalExpression'
          ? [node.consequent, node.alternate]
          : node.type === 'WhileStatement'
            ? [node.body]
            : node.type === 'LogicalExpression'
              ? [node.right]
              : []
      if (parts.length === 0 || !mentions(node.type === 'LogicalExpression' ? node.left : node.test, HAPPENED)) return
      if (parts.some((part) => mentions(part, ACTS, true))) found.push(`${file.name}:${lineOf(file.text, node.start)}`)
    })
    return found
  })
