// The words that the table does not say, listed with what it says instead and why in data/text/en/glossary.md.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allMessages, FOLDER, read } from '../support/messages.ts'

/** Each row of the table: what is said, what is not. */
const rows = readFileSync(`${FOLDER}/glossary.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, say = '', not = '']) => ({ say, not: not.split(', ') }))
  .filter(({ say }) => say !== 'say')

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
    const messages = allMessages()
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
