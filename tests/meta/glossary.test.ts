// The words that the table does not say, listed with what it says instead and why in data/text/en/glossary.md.
import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'

const FOLDER = 'data/text/en'

/** Each row of the table: what is said, what is not. */
const rows = readFileSync(`${FOLDER}/glossary.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, say = '', not = '']) => ({ say, not: not.split(', ') }))
  .filter(({ say }) => say !== 'say')

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }>; children?: Part[] }
const LITERAL = 0

/** All that is read of a message, without the names of what is put in and of what is chosen by. */
function read(message: string): string {
  // ICU allows no hyphen in what is chosen by.
  const plain = message.replace(/\b[a-z]+(?:-[a-z]+)+(?=\s*\{)/g, (id) => id.replaceAll('-', '_'))
  const texts = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => [
      ...(part.type === LITERAL ? [part.value ?? ''] : []),
      ...Object.values(part.options ?? {}).flatMap((option) => texts(option.value)),
    ])
  return texts(new IntlMessageFormat(plain, 'en', undefined, { ignoreTag: true }).getAst() as unknown as Part[]).join(' ¦ ')
}

type Words = { readonly [name: string]: string | Words }
const flat = (words: Words, prefix: string): [string, string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}.${name}`, value] as [string, string]] : flat(value, `${prefix}.${name}`),
  )

/** The messages in which a word occurs that is not said here. */
function refused(messages: readonly (readonly [string, string])[]): string[] {
  return messages.flatMap(([id, message]) => {
    const text = read(message)
    return rows.flatMap(({ say, not }) =>
      not.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(text)).map((word) => `${id}: not "${word}" but "${say}"`),
    )
  })
}

describe('the words of the table', () => {
  it('are those of the glossary, in every message', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
    const messages = files.flatMap((file) =>
      flat(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Words, file.replace('.json', '')),
    )
    expect(messages.length).toBeGreaterThan(1000)
    expect(refused(messages)).toEqual([])
  })
})

describe('this check', () => {
  it('has a list to go by', () => {
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.every(({ say, not }) => say !== '' && not.every((word) => word !== ''))).toBe(true)
  })

  it('finds a word in the branches of a message, but not in what is chosen by, nor within other words', () => {
    expect(
      refused([
        ['a', 'Throw {count, plural, one {# die} other {# dice}}'],
        ['b', '{wish, select, leave {Slip away} other {Stay}}'],
        ['c', '{what, select, farther {out} give-up {over} other {in}} by {throw}'],
        ['d', 'It is not overthrown.'],
      ]),
    ).toEqual(['a: not "throw" but "roll"', 'b: not "slip away" but "disengage"'])
  })
})
