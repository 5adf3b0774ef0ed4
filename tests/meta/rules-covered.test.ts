// Every rule has cases of its own under tests/rules, of what it grants and of where it ends, and is named at its code in the engine.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesIn, namesIn } from '../support/files.ts'
import {
  furtherIds,
  lacks,
  rulesIn,
  shortenedIn,
  standardIds,
  strangers,
  testOf,
  unnamed,
  untestable,
  untested,
} from '../support/rule-coverage.ts'

const ids = [...standardIds, ...furtherIds]
const known = new Set(ids)
const due = ids.filter((id) => !(id in untestable))

describe('every rule is tested', () => {
  test('with a case of what it grants and one of where it ends, under its own name', () => {
    expect(untested(due)).toEqual([])
  })

  test('but for very few that cannot be, each with its reason', () => {
    const left = Object.entries(untestable)
    const ofTheStandardGame = left.filter(([id]) => standardIds.includes(id)).length
    expect(ofTheStandardGame).toBeLessThanOrEqual(4)
    expect(left.length - ofTheStandardGame).toBeLessThanOrEqual(8)
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
    expect(unnamed(due)).toEqual([])
  })

  test('and nothing names a rule that does not exist', () => {
    const all = ['src', 'tests'].flatMap((folder) => filesIn(folder, (name) => /\.(tsx?|json)$/.test(name)))
    expect(
      strangers(
        all.filter(({ name }) => !name.startsWith('tests/meta/') && name !== 'tests/support/rule-coverage.ts'),
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

  test('reads ids of the further rulesets, which stand in full, and no section alone', () => {
    const text = `/** TOU-COL-03, INF-TURN-02 (ADV-05-03 to\n * ADV-05-05, 'ADV-PT2-11'), STD-MOV-13 as in TOU-COL-18 to TOU-COL-19 */`
    expect([...rulesIn(text)]).toEqual([
      ...['STD-MOV-13', 'TOU-COL-03', 'INF-TURN-02', 'ADV-05-03', 'ADV-05-04', 'ADV-05-05', 'ADV-PT2-11'],
      ...['TOU-COL-18', 'TOU-COL-19'],
    ])
    expect([...rulesIn("section: 'ADV-05', 'TOU-COL', 'ADV-PT2', XTOU-COL-03, ADV-nn-mm")]).toEqual([])
  })

  test('finds ids in short', () => {
    const texts = ['TOU-COL-03, COL-04', 'INF-RUS-03 to\n// RUS-05', 'ADV-05-03 and 05-04', 'ADV-PT1-01/02', 'TOU-COL-03..05']
    expect(texts.map((text) => shortenedIn(text).length)).toEqual([1, 1, 1, 1, 1])
    expect(shortenedIn('TOU-COL-03 to TOU-COL-05, ADV-05-03 and 12 ships, STD-MIN-02 to MIN-04')).toEqual([])
  })

  test('finds a file that is missing, and what is missing in one', () => {
    const title = `describe('STD-MOV-06 Out of contested land', () => {`
    expect(lacks('STD-MOV-06', undefined)).toEqual(['STD-MOV-06: no tests/rules/MOV/STD-MOV-06.test.ts'])
    expect(lacks('WIK-06', undefined)).toEqual(['WIK-06: no tests/rules/WIK/WIK-06.test.ts'])
    expect(lacks('TOU-COL-03', undefined)).toEqual(['TOU-COL-03: no tests/rules/TOU/COL/TOU-COL-03.test.ts'])
    expect(lacks('ADV-PT2-03', undefined)).toEqual(['ADV-PT2-03: no tests/rules/ADV/PT2/ADV-PT2-03.test.ts'])
    const rows = `describe.each([['INF-TBL-07 Greece', 3], ['INF-TBL-08 Persia', 2]])('%s', () => { test('allowed: a', f); test('edge: b', f) })`
    expect(lacks('INF-TBL-07', undefined)).toEqual(['INF-TBL-07: no tests/rules/INF/TBL/INF-TBL.test.ts'])
    expect(lacks('INF-TBL-08', rows)).toEqual([])
    expect(lacks('INF-TBL-09', rows)).toHaveLength(1)
    expect(lacks('ADV-05-03', `describe('ADV-05-03 One', f) test('allowed: a', f) test('refused: b', f)`)).toEqual([])
    expect(
      lacks('STD-MOV-06', `${title}\n  test('allowed: back', () => {})\n  test.each([f(g(1))])('refused: on', () => {})`),
    ).toEqual([])
    expect(lacks('STD-MOV-06', `${title}\n  test('holds: it', () => {})\n  test('edge: at 3', () => {})`)).toEqual([])
    expect(lacks('STD-MOV-06', `${title}\n  test('allowed back', () => {})\n  // test 'refused: on'`)).toEqual([
      'tests/rules/MOV/STD-MOV-06.test.ts: no title begins with "allowed:" or "holds:"',
      'tests/rules/MOV/STD-MOV-06.test.ts: no title begins with "refused:" or "not:" or "edge:"',
    ])
    expect(lacks('STD-MOV-07', `${title} test('allowed: a', f); test("refused: b", f)`)).toEqual([
      'tests/rules/MOV/STD-MOV-07.test.ts: a describe with its id and title is missing',
    ])
  })

  test('finds a rule that does not exist', () => {
    const text = '// STD-MOV-17 to MOV-19, WIK-17, TOU-COL-19 to TOU-COL-20, ADV-32-01, INF-RUSS-01, TOU-COL-3'
    expect(strangers([{ name: 'a.ts', text }], known)).toEqual([
      ...['STD-MOV-19', 'WIK-17', 'TOU-COL-20', 'ADV-32-01', 'INF-RUSS-01', 'TOU-COL-3'].map((id) => `a.ts: ${id}`),
    ])
  })
})
