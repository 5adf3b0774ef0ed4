// Source files and their syntax trees, as all the figures read them. TypeScript 7 has no compiler interface in JavaScript:
// the parser is the one that Vite brings.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'
import { parseSync } from 'vite'

/** A file by its path from the project's folder, with its text. */
export type File = { name: string; text: string }
/** A node of a syntax tree (ESTree with TypeScript's own). */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The source files below a folder of the project, in alphabetical order. */
export const sources = (folder: string): File[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
    .sort()
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const kept = new WeakMap<File, Node>()
/** The syntax tree of a file; a file that does not parse is an error, never an empty tree. */
export function tree(file: File): Node {
  const known = kept.get(file)
  if (known) return known
  const { program, errors } = parseSync(file.name, file.text)
  if (errors[0]) throw new Error(`${file.name}: ${errors[0].message}`)
  const node = program as unknown as Node
  kept.set(file, node)
  return node
}

/** The nodes directly below a node. */
export const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Visits a node and all below it; where `visit` says false, nothing below that node. */
export function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return
  for (const child of below(node)) walk(child, visit)
}

/** The line of a place in a text, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** What a string literal, or a template without gaps, says. */
export function text(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined
  const quasis = value.type === 'TemplateLiteral' ? (value.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined
