// The catalogue of refusals and the engine's code know the same sentences: every one that is used exists and gets all its
// words, and none lies idle. Read off the syntax tree of the calls `refuse(context, rule, sentence, words, space)`.
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import sentences from '../../data/text/en/refusals.json'
import { rules } from '../../src/content/rules.ts'
import { filesIn } from '../support/files.ts'
import { placeholders } from '../support/placeholders.ts'

type Catalogue = Readonly<Record<string, string>>
type File = { name: string; text: string }
type Node = { type: string; start: number } & Record<string, unknown>
/** A call: the rules and sentences it can name (none: they come from elsewhere), and the words it gives (null: from elsewhere). */
type Call = { at: string; rules: string[]; sentences: string[]; words: string[] | null }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit)
}

/** The texts an expression can be: a literal, or either branch of a choice. */
function texts(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal' && typeof value.value === 'string') return [value.value]
  return value.type === 'ConditionalExpression' ? [...texts(value.consequent), ...texts(value.alternate)] : []
}

/** The names that an object surely has. */
function keys(value: unknown): string[] | null {
  if (value === undefined) return []
  if (!isNode(value)) return null
  if (value.type === 'ConditionalExpression') {
    const [yes, no] = [keys(value.consequent), keys(value.alternate)]
    return yes && no && [...yes, ...no]
  }
  if (value.type !== 'ObjectExpression') return null
  return (value.properties as Node[]).flatMap((p) => (isNode(p.key) ? [String(p.key.name ?? p.key.value)] : []))
}

/** Every refusal of a file, and every text in it that stands alone, as a sentence's name may. */
function read({ name, text }: File): { calls: Call[]; literals: string[] } {
  const calls: Call[] = []
  const literals: string[] = []
  walk(parseSync(name, text).program as unknown as Node, (node) => {
    if (node.type === 'Literal') literals.push(...texts(node))
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'refuse') return
    const [, rule, sentence, words] = node.arguments as Node[]
    const at = `${name}:${text.slice(0, node.start).split('\n').length}`
    calls.push({ at, rules: texts(rule), sentences: texts(sentence), words: keys(words) })
  })
  return { calls, literals }
}

function problems(files: readonly File[], catalogue: Catalogue, ids: ReadonlySet<string>): string[] {
  const found = files.map(read)
  const calls = found.flatMap((f) => f.calls)
  const literals = new Set(found.flatMap((f) => f.literals))
  // A sentence that no call names itself is handed on, as the code of a fault, to one of those that say no name.
  const named = new Set(calls.flatMap((c) => c.sentences))
  const handed = calls.filter((c) => c.sentences.length === 0)
  const lacks = (key: string, words: readonly string[] | null): string[] =>
    words === null ? [] : placeholders(catalogue[key] ?? '').filter((word) => !words.includes(word))
  // What a sentence does not say would make two of it, for whoever looks for the same one twice.
  const idle = ({ sentences: names, words }: Call): string[] =>
    names.length === 0
      ? []
      : (words ?? []).filter((word) => !names.some((key) => placeholders(catalogue[key] ?? '').includes(word)))
  return [
    ...calls.flatMap((call) => idle(call).map((word) => `${call.at} "${call.sentences.join('", "')}" does not say {${word}}`)),
    ...calls.flatMap(({ at, sentences }) => sentences.filter((s) => !(s in catalogue)).map((s) => `${at} no sentence "${s}"`)),
    ...calls.flatMap(({ at, sentences, words }) =>
      sentences.flatMap((s) => lacks(s, words).map((word) => `${at} "${s}" is not given {${word}}`)),
    ),
    ...calls.flatMap(({ at, rules }) => rules.filter((r) => r !== 'CONTRACT' && !ids.has(r)).map((r) => `${at} no rule ${r}`)),
    ...Object.keys(catalogue)
      .filter((key) => !named.has(key) && literals.has(key) && handed.every((c) => lacks(key, c.words).length > 0))
      .map((key) => `"${key}" is given all its words by nobody`),
    ...Object.keys(catalogue)
      .filter((key) => !literals.has(key))
      .map((key) => `"${key}" is used nowhere`),
  ]
}

const code = filesIn('src/engine', (name) => name.endsWith('.ts'))
const catalogue: Catalogue = sentences
const ids = new Set(rules.map((r) => r.id))

describe('sentences of refusals', () => {
  test('those the engine uses are there with all their words, under rules that exist, and none lies idle', () => {
    expect(problems(code, catalogue, ids)).toEqual([])
    expect(code.flatMap((file) => read(file).calls).length).toBeGreaterThan(80)
  })

  test('each is one plain sentence', () => {
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.length, key).toBeGreaterThanOrEqual(15)
      expect(text, key).toMatch(/[.!]$/)
      expect(text, key).toMatch(/^(?:[A-Z]|\{)/)
      expect(text.match(/[.!?](?=\s+[A-Z])/g) ?? [], key).toEqual([])
    }
  })
})

describe('this check', () => {
  const sample: Catalogue = {
    far: 'Too far to {space}.',
    near: '{power} is too near.',
    late: 'Too late for {n}.',
    idle: 'Never said.',
  }
  const faults = (text: string) => problems([{ name: 'a.ts', text }], sample, new Set(['STD-ONE-01']))

  test('finds what is missing, in either branch, over several lines', () => {
    const text = [
      `const code = 'late' + 'idle'`,
      `refuse(ctx, 'STD-ONE-01', 'farther', {})`,
      `refuse(ctx, 'STD-ONE-02', 'far', { space })`,
      `refuse(`,
      `  ctx,`,
      `  first ? 'CONTRACT' : 'STD-TWO-01',`,
      `  first ? 'far' : 'near',`,
      `  { space: to },`,
      `)`,
      `refuse(ctx, rule, code, { m: 1 }, to)`,
    ].join('\n')
    expect(faults(text)).toEqual([
      'a.ts:2 no sentence "farther"',
      'a.ts:4 "near" is not given {power}',
      'a.ts:3 no rule STD-ONE-02',
      'a.ts:4 no rule STD-TWO-01',
      '"late" is given all its words by nobody',
    ])
  })

  test('finds what is given and not said, in no branch', () => {
    const text = `refuse(c, 'CONTRACT', w ? 'far' : 'near', { space, power, n })\nrefuse(c, 'CONTRACT', 'late', { n })\nconst x = 'idle'`
    expect(faults(text)).toContain('a.ts:1 "far", "near" does not say {n}')
    expect(faults(text).filter((fault) => fault.includes('does not say'))).toHaveLength(1)
  })

  test('reads the words inside a choice', () => {
    expect(placeholders('{n, plural, one {One for {power}} other {# of {space}}} in {how, select, a {{way}} other {}}.')).toEqual(
      ['n', 'power', 'space', 'how', 'way'],
    )
  })

  test('finds what lies idle, comments apart', () => {
    const text = `// 'idle'\nrefuse(c, 'CONTRACT', 'far', { space })\nrefuse(c, 'CONTRACT', 'near', w ? { power } : {})\nrefuse(c, r, 'late', { n })`
    expect(faults(text)).toEqual(['"idle" is used nowhere'])
  })
})
