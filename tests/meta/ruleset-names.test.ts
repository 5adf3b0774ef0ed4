// The core never asks which ruleset it plays: no file but a ruleset's own, the data's and the start page's names one.
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { content } from '../../src/content/index.ts'
import { RULESET_IDS } from '../../src/engine/index.ts'
import { filesIn } from '../support/files.ts'

type Node = { type: string; start: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Names of rulesets and of the boards they are played on. */
const NAMES: ReadonlySet<string> = new Set([...RULESET_IDS, ...Object.keys(content.boards)])
/** Where they may stand: the list of ids, the rulesets' own files, what reads their data, and the page that offers them. */
const OWN = [/^src\/engine\/types\/ids\.ts$/, /^src\/engine\/rulesets\//, /^src\/content\//, /^src\/ui\/start\//]

/** Literals and property names that are a ruleset's; the action `influence` has the same name as its ruleset. */
function namesOf(name: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: Node, above: Node | null): void => {
    const literal = node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
    const property = node.type === 'MemberExpression' && node.computed === false ? (node.property as Node).name : null
    const word = literal ?? (typeof property === 'string' && property !== 'influence' ? property : null)
    if (word !== null && NAMES.has(word) && !(literal === 'influence' && isAction(above))) found.push(`${name}: ${word}`)
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node)
  }
  visit(parseSync(name, text).program as unknown as Node, null)
  return found
}

/** `type: 'influence'`, `action.type === 'influence'`, `case 'influence':`, a key of a record of actions, a type of literals. */
function isAction(above: Node | null): boolean {
  if (above?.type === 'Property')
    return ['type', 'kind', 'influence'].includes(String(((above.key as Node).name ?? (above.key as Node).value) as string))
  if (above?.type === 'BinaryExpression') return ((above.left as Node).property as Node | undefined)?.name === 'type'
  return above?.type === 'SwitchCase' || above?.type === 'TSLiteralType'
}

describe('the names of rulesets', () => {
  const files = filesIn('src', (name) => /\.tsx?$/.test(name)).filter(({ name }) => !OWN.some((own) => own.test(name)))

  test('stand nowhere but in their own files', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap(({ name, text }) => namesOf(name, text))).toEqual([])
  })

  test('are found where they stand', () => {
    expect(namesOf('a.ts', `if (state.ruleset === 'advanced') go(content.rulesets.standard)`)).toEqual([
      'a.ts: advanced',
      'a.ts: standard',
    ])
    expect(
      namesOf('b.ts', `const x = rulesOf('influence'); act({ type: 'influence', country }); a.type === 'influence'`),
    ).toEqual(['b.ts: influence'])
  })
})
