// Every rule has a file of its own under tests/rules with an allowed and a refused case, and is named at its code in the engine.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { rules } from '../../src/content/rules.ts'
import { filesIn, namesIn } from '../support/files.ts'

const ids = rules.map((r) => r.id).filter((id) => id !== 'CONTRACT')
const untestable: Record<string, string> = JSON.parse(readFileSync('tests/rules/untestable.json', 'utf8'))

type File = { name: string; text: string }
const two = (n: number): string => String(n).padStart(2, '0')

/** The rules a text speaks of, in full ("STD-MOV-06"), in rows ("STD-TRN-12, TRN-13") and in ranges ("STD-MIN-02 to MIN-04"), over ends of lines too. */
function rulesIn(text: string): Set<string> {
  const named = new Set<string>()
  const flowing = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  for (const [, section = '', from, to] of flowing.matchAll(/\b(?:STD-)?([A-Z]{3})-(\d\d)(?:\s+to\s+(?:STD-)?\1-(\d\d))?\b/g))
    for (let n = Number(from); n <= Number(to ?? from); n++)
      named.add(section === 'WIK' ? `WIK-${two(n)}` : `STD-${section}-${two(n)}`)
  return named
}

const testOf = (id: string): string => {
  const section = id.startsWith('WIK') ? 'WIK' : (id.split('-')[1] ?? '')
  return path.join('tests/rules', section, `${id}.test.ts`)
}

const TITLE = /\b(?:test|it)(?:\.each\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])(\w+):/g

/** What a rule's file lacks: a describe with its id and a title, an allowed case, a refused case. */
function lacks(id: string, text: string | undefined): string[] {
  const file = testOf(id)
  if (text === undefined) return [`${id}: no ${file}`]
  const kinds = new Set([...text.matchAll(TITLE)].map((m) => m[2]))
  return [
    ...(new RegExp(`\\bdescribe\\(\\s*['"\`]${id} \\S`).test(text)
      ? []
      : [`${file}: a describe with its id and title is missing`]),
    ...['allowed', 'refused'].filter((kind) => !kinds.has(kind)).map((kind) => `${file}: no title begins with "${kind}:"`),
  ]
}

/** Names of rules that there are not. */
const strangers = (files: readonly File[], known: ReadonlySet<string>): string[] =>
  files.flatMap(({ name, text }) => [...rulesIn(text)].filter((id) => !known.has(id)).map((id) => `${name}: ${id}`))

const engine = filesIn('src/engine', (name) => name.endsWith('.ts'))
const known = new Set(ids)

describe('every rule is tested', () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

  test('with a file that has an allowed and a refused case under its own name', () => {
    expect(ids.filter((id) => !(id in untestable)).flatMap((id) => lacks(id, read(testOf(id))))).toEqual([])
  })

  test('but for very few that cannot be, each with its reason', () => {
    const left = Object.entries(untestable)
    expect(left.length).toBeLessThanOrEqual(4)
    for (const [id, reason] of left) {
      expect(ids).toContain(id)
      expect(reason.length).toBeGreaterThan(20)
      expect(existsSync(testOf(id)), `${id} is said to be untestable and has a test`).toBe(false)
    }
  })

  test('and no test is of a rule that does not exist', () => {
    const expected = new Set(['tests/rules/untestable.json', ...ids.map(testOf)])
    expect(namesIn('tests/rules').filter((file) => !expected.has(file))).toEqual([])
  })
})

describe('every rule is named at its code', () => {
  test('in a comment or a string of the engine', () => {
    const named = new Set(engine.flatMap(({ text }) => [...rulesIn(text)]))
    expect(ids.filter((id) => !(id in untestable) && !named.has(id))).toEqual([])
  })

  test('and nothing names a rule that does not exist', () => {
    const all = ['src', 'tests'].flatMap((folder) => filesIn(folder, (name) => /\.(tsx?|json)$/.test(name)))
    expect(
      strangers(
        all.filter(({ name }) => !name.startsWith('tests/meta/')),
        known,
      ),
    ).toEqual([])
  })
})

describe('this check', () => {
  test('reads rows and ranges of rules, over ends of lines', () => {
    const text = `/** One (STD-MIN-02 to MIN-04), two (STD-TRN-12, TRN-13,\n * and WIK-03), 'STD-MOV-06'; STD-MIN-08 to\n // STD-MIN-09 */`
    expect([...rulesIn(text)]).toEqual([
      ...['STD-MIN-02', 'STD-MIN-03', 'STD-MIN-04', 'STD-TRN-12', 'STD-TRN-13'],
      ...['WIK-03', 'STD-MOV-06', 'STD-MIN-08', 'STD-MIN-09'],
    ])
    expect([...rulesIn('STD-MOV-1, MOV-123, XSTD-MOVE-06, 2014-06')]).toEqual([])
  })

  test('finds a file that is missing, and what is missing in one', () => {
    const title = `describe('STD-MOV-06 Out of contested land', () => {`
    expect(lacks('STD-MOV-06', undefined)).toEqual(['STD-MOV-06: no tests/rules/MOV/STD-MOV-06.test.ts'])
    expect(lacks('WIK-06', undefined)).toEqual(['WIK-06: no tests/rules/WIK/WIK-06.test.ts'])
    expect(
      lacks('STD-MOV-06', `${title}\n  test('allowed: back', () => {})\n  test.each([f(g(1))])('refused: on', () => {})`),
    ).toEqual([])
    expect(lacks('STD-MOV-06', `${title}\n  test('allowed back', () => {})\n  // test 'refused: on'`)).toEqual([
      'tests/rules/MOV/STD-MOV-06.test.ts: no title begins with "allowed:"',
      'tests/rules/MOV/STD-MOV-06.test.ts: no title begins with "refused:"',
    ])
    expect(lacks('STD-MOV-07', `${title} test('allowed: a', f); test("refused: b", f)`)).toEqual([
      'tests/rules/MOV/STD-MOV-07.test.ts: a describe with its id and title is missing',
    ])
  })

  test('finds a rule that does not exist', () => {
    const text = '// STD-MOV-17 to MOV-19, WIK-17'
    expect(strangers([{ name: 'a.ts', text }], known)).toEqual(['a.ts: STD-MOV-19', 'a.ts: WIK-17'])
  })
})
