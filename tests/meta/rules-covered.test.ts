// Every rule has a file of its own under tests/rules with an allowed and a refused case, and is named at its code in the engine.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import rules from '../../data/rules.json'
import { filesIn, namesIn } from '../support/files.ts'

const ids = rules.map((r) => r.id).filter((id) => id !== 'CONTRACT')
const untestable: Record<string, string> = existsSync('tests/rules/untestable.json')
  ? JSON.parse(readFileSync('tests/rules/untestable.json', 'utf8'))
  : {}

/** The engine's own sources and the data it plays by. */
const sources = filesIn('src/engine', (name) => name.endsWith('.ts'))
const RULE = /\b(?:STD|WIK)-(?:[A-Z]{3}-)?\d\d\b/g

/** "STD-MOV-13, MOV-15" and "STD-PUR-01 to PUR-04" name every rule they speak of. */
function namedIn(text: string): Set<string> {
  const named = new Set<string>()
  const short = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  for (const match of short.matchAll(/\b(?:(STD)-)?([A-Z]{3})-(\d\d)(?:\s+to\s+(?:STD-)?\2-(\d\d))?/g)) {
    const [, , section, from, to] = match
    for (let n = Number(from); n <= Number(to ?? from); n++) {
      const id = section === 'WIK' ? `WIK-${two(n)}` : `STD-${section}-${two(n)}`
      named.add(id)
    }
  }
  return named
}
const two = (n: number): string => String(n).padStart(2, '0')

const testOf = (id: string): string => {
  const section = id.startsWith('WIK') ? 'WIK' : (id.split('-')[1] ?? '')
  return path.join('tests/rules', section, `${id}.test.ts`)
}

describe('every rule is tested', () => {
  test('with a file that has an allowed and a refused case under its own name', () => {
    const faults = ids
      .filter((id) => !(id in untestable))
      .flatMap((id) => {
        const file = testOf(id)
        if (!existsSync(file)) return [`${id}: no ${file}`]
        const text = readFileSync(file, 'utf8')
        const missing = [
          new RegExp(`describe\\(\\s*['"\`]${id} \\S`).test(text) ? '' : 'a describe with its id and title',
          /(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*['"`]allowed:/.test(text) ? '' : 'an allowed case',
          /(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*['"`]refused:/.test(text) ? '' : 'a refused case',
        ].filter((m) => m !== '')
        return missing.map((m) => `${file}: ${m} is missing`)
      })
    expect(faults).toEqual([])
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
    const strays = namesIn('tests/rules').filter(
      (file) => file !== 'tests/rules/untestable.json' && !ids.map(testOf).includes(file),
    )
    expect(strays).toEqual([])
  })
})

describe('every rule is named at its code', () => {
  const named = new Set(sources.flatMap(({ text }) => [...namedIn(text)]))

  test('in a comment or a string of the engine', () => {
    const silent = ids.filter((id) => !(id in untestable) && !named.has(id))
    expect(silent).toEqual([])
  })

  test('and nothing names a rule that does not exist', () => {
    const known = new Set(ids)
    const strays = filesIn('src', (name) => /\.tsx?$/.test(name)).flatMap(({ name, text }) =>
      [...text.matchAll(RULE)]
        .map(([id]) => id)
        .filter((id) => !known.has(id))
        .map((id) => `${name}: ${id}`),
    )
    expect(strays).toEqual([])
    const spokenOf = sources.flatMap(({ name, text }) =>
      [...namedIn(text)].filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
    )
    expect(spokenOf).toEqual([])
  })
})
