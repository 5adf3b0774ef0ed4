// The codes of impossible starts and their sentences in the catalogue: every code that the engine gives has one, with all its
// words, and none lies idle. Read off the syntax tree of the calls `impossible(field, code, words)` and `issue(code, words)`.
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import words from '../../data/text/en/engine.json'
import { filesIn } from '../support/files.ts'
import { placeholders } from '../support/placeholders.ts'

type Node = { type: string } & Record<string, unknown>
type Given = { at: string; code: string; words: string[] }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The texts an expression can be: a literal, or either branch of a choice. */
function texts(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal' && typeof value.value === 'string') return [value.value]
  return value.type === 'ConditionalExpression' ? [...texts(value.consequent), ...texts(value.alternate)] : []
}

const keys = (value: unknown): string[] =>
  isNode(value) && value.type === 'ObjectExpression'
    ? (value.properties as Node[]).map(({ key }) => String((key as Node).name ?? (key as Node).value))
    : []

/** Where the code stands among what each of the two is given. */
const CODE_AT: Readonly<Record<string, number>> = { impossible: 1, issue: 0 }

function codesIn({ name, text }: { name: string; text: string }): Given[] {
  const found: Given[] = []
  const visit = (node: Node): void => {
    const at = node.type === 'CallExpression' ? CODE_AT[String((node.callee as Node).name)] : undefined
    const given = (node.arguments ?? []) as Node[]
    if (at !== undefined) for (const code of texts(given[at])) found.push({ at: name, code, words: keys(given[at + 1]) })
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(name, text).program as unknown as Node)
  return found
}

const sentences = Object.entries(words as Readonly<Record<string, string>>).flatMap(([id, text]) =>
  id.startsWith('start.') ? [[id.slice('start.'.length), text] as const] : [],
)
const given = filesIn('src/engine', (name) => name.endsWith('.ts')).flatMap(codesIn)

describe('sentences of impossible starts', () => {
  test('every code that the engine gives has one, and none lies idle', () => {
    expect(given.length).toBeGreaterThan(50)
    expect([...new Set(given.map(({ code }) => code))].sort()).toEqual(sentences.map(([code]) => code).sort())
  })

  test('each gets all its words', () => {
    const wanted = new Map(sentences.map(([code, text]) => [code, placeholders(text)]))
    const lacking = given.flatMap(({ at, code, words: has }) =>
      (wanted.get(code) ?? [])
        .filter((word) => word !== 'field' && !has.includes(word))
        .map((word) => `${at} "${code}" is not given {${word}}`),
    )
    expect(lacking).toEqual([])
  })

  test('a code in either branch of a choice is found, and the words beside it', () => {
    const text = `impossible(field, at ? 'one' : 'other', { space, n: 1 })\nissue('third')\nrefuse(ctx, 'fourth')`
    expect(codesIn({ name: 'a.ts', text })).toEqual([
      { at: 'a.ts', code: 'one', words: ['space', 'n'] },
      { at: 'a.ts', code: 'other', words: ['space', 'n'] },
      { at: 'a.ts', code: 'third', words: [] },
    ])
  })
})
