// Which file imports which, and the circles among them.
import path from 'node:path/posix'
import { type File, lineOf, type Node, nameOf, text, tree, walk } from './source.ts'

/** One import: of types only or of values too; `later`: fetched when it is asked for, as parts of the page are. */
export type Import = { from: string; to: string; typeOnly: boolean; later: boolean; line: number }
/** The files that each file imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** What this node imports, if it does: by name or address, in whatever way. */
export function importOf(node: Node): Pick<Import, 'to' | 'typeOnly' | 'later'> | undefined {
  const names = (node.specifiers ?? []) as Node[]
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const to = text(node.source)
      const kind = node.type === 'ImportDeclaration' ? 'importKind' : 'exportKind'
      const typeOnly = node[kind] === 'type' || (names.length > 0 && names.every((name) => name[kind] === 'type'))
      return to === undefined ? undefined : { to, typeOnly, later: false }
    }
    case 'ImportExpression':
    case 'TSImportType':
      return {
        to: text(node.source) ?? '(computed)',
        typeOnly: node.type === 'TSImportType',
        later: node.type === 'ImportExpression',
      }
    case 'NewExpression': {
      // new Worker(new URL('./x.ts', import.meta.url))
      const to = nameOf(node.callee) === 'URL' ? text((node.arguments as unknown[])[0]) : undefined
      return to?.startsWith('.') ? { to, typeOnly: false, later: true } : undefined
    }
    default:
      return undefined
  }
}

/** Every import between these files; what leads elsewhere (packages, data) is left out. */
export function importsOf(files: readonly File[]): Import[] {
  const known = new Set(files.map(({ name }) => name))
  const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
  return files.flatMap((file) => {
    const found: Import[] = []
    walk(tree(file), (node) => {
      const seen = importOf(node)
      if (!seen?.to.startsWith('.')) return
      const target = path.join(path.dirname(file.name), seen.to.replace(/\?.*$/, ''))
      const to = endings.map((ending) => target + ending).find((name) => known.has(name))
      if (to !== undefined) found.push({ ...seen, from: file.name, to, line: lineOf(file.text, node.start) })
    })
    return found
  })
}

/** The graph of these imports: all of them, or those of values only. */
export function graphOf(files: readonly File[], imports: readonly Import[], kinds: 'all' | 'values'): Graph {
  const graph = new Map<string, Set<string>>(files.map(({ name }) => [name, new Set()]))
  for (const { from, to, typeOnly } of imports) if (kinds === 'all' || !typeOnly) graph.get(from)?.add(to)
  return graph
}

/**
 * The circles: groups of files each of which reaches all others of its group, and files that import themselves. Largest first,
 * names in alphabetical order (Tarjan's strongly connected components).
 */
export function circles(graph: Graph): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const visit = (name: string): void => {
    index.set(name, index.size)
    low.set(name, index.get(name)!)
    stack.push(name)
    open.add(name)
    for (const to of graph.get(name) ?? []) {
      if (!index.has(to)) visit(to)
      if (open.has(to)) low.set(name, Math.min(low.get(name)!, low.get(to)!))
    }
    if (low.get(name) !== index.get(name)) return
    const group = stack.splice(stack.indexOf(name))
    for (const member of group) open.delete(member)
    if (group.length > 1 || graph.get(name)?.has(name)) found.push(group.sort())
  }
  for (const name of graph.keys()) if (!index.has(name)) visit(name)
  return found.sort((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1))
}
