// What is said is what the ICU message format says: every message of the catalogue, said with its values in all their kinds.
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { messageLookup } from '../../src/content/message.ts'
import type { MessageParts } from '../../src/content/message-parts.ts'
import { readMessage } from '../../src/content/read-message.ts'
import { readAll } from '../../tools/site/catalogue.ts'
import { allMessages } from '../support/messages.ts'

type Values = Record<string, unknown>

const said = (source: MessageParts, values: Values = {}) => messageLookup(() => source)('any')!(values)
const byIcu = (source: string, values: Values = {}) => {
  const plain = source.replace(/\b[a-z]+(?:-[a-z]+)+(?=\s*\{)/g, (id) => id.replaceAll('-', '_'))
  return String(new IntlMessageFormat(plain, 'en', undefined, { ignoreTag: true }).format(values as Record<string, string>))
}

/** The places of a message, with everything that can be put in to see all of its choices. */
function places(parts: MessageParts, found = new Map<string, Set<string | number>>()): Map<string, Set<string | number>> {
  if (typeof parts === 'string') return found
  for (const part of parts) {
    if (typeof part === 'string' || part === 0) continue
    const [name, kind, how] = part
    const values = found.get(name) ?? new Set()
    found.set(name, values)
    if (kind === undefined) values.add('Paris')
    if (kind === 'number') for (const number of [1234.5, -2]) values.add(number)
    if (kind === 'plural') for (const number of [0, 1, 2, 6, 1234]) values.add(number)
    if (kind === 'select' || kind === 'plural') {
      for (const [choice, words] of Object.entries(how)) {
        if (kind === 'select') values.add(choice)
        places(words, found)
      }
    }
  }
  return found
}

/** Each choice of each place once, with the first of the others; enough to have said every word. */
function takes(source: string): Values[] {
  const found = [...places(readMessage(source))].map(([name, values]) => [name, [...values]] as const)
  // A name that is counted and printed is a number in both.
  const kinds = found.map(([name, values]) => {
    const numbers = values.filter((value) => typeof value === 'number')
    return [name, numbers.length > 0 ? numbers : values] as const
  })
  const most = Math.max(1, ...kinds.map(([, values]) => values.length))
  const pairs = kinds.flatMap(([one, values]) =>
    values.map((value): Values => ({ ...Object.fromEntries(kinds.map(([name, [first]]) => [name, first])), [one]: value })),
  )
  const slanted = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(kinds.map(([name, values]) => [name, values[at % values.length]])),
  )
  return [...pairs, ...slanted]
}

describe('the words of the page', () => {
  const all = allMessages()

  it('are said as the message format would say them', () => {
    const other = all.flatMap(([id, source]) =>
      takes(source).flatMap((values) => {
        const [own, icu] = [said(source, values), byIcu(source, values)]
        return own === icu ? [] : [{ id, values, own, icu }]
      }),
    )
    expect(other).toEqual([])
    expect(all.length).toBeGreaterThan(1000)
    expect(all.filter(([, source]) => takes(source).length > 3).length).toBeGreaterThan(100)
  })

  it('are the same where they were read when the page was built', () => {
    const built = JSON.parse(JSON.stringify(readAll(Object.fromEntries(all)))) as Record<string, MessageParts>
    const other = all.flatMap(([id, source]) =>
      takes(source).flatMap((values) => (said(built[id]!, values) === said(source, values) ? [] : [id])),
    )
    expect(other).toEqual([])
    expect(Object.values(built).filter((parts) => typeof parts !== 'string').length).toBeGreaterThan(300)
  })
})

it('words that stand for themselves are said as the message format would say them', () => {
  for (const source of ['it’s', "it's", "it''s", "one ' alone", '# and <b>', '']) expect(said(source)).toBe(byIcu(source))
})

it('ids with hyphens are chosen by, and printed as they are', () => {
  const source = '{unit, select, poison-gas {gas: {unit}} other {none}}'
  expect(said(source, { unit: 'poison-gas' })).toBe('gas: poison-gas')
  expect(said(source, { unit: 'tank' })).toBe('none')
})

it('a place without its value is refused, and so is a choice without its words', () => {
  expect(() => said('{n} of {m}', { n: 1 })).toThrow('asks for m')
  expect(() => said('{n, plural, one {one} other {#}}')).toThrow('asks for n')
  expect(said('{n, plural, offset:0 one {one} other {#}}', { n: 1000 })).toBe('1,000')
})

it('what the page knows no way to say is refused when it is read', () => {
  for (const source of [
    '{at, date, long}',
    '{at, time, short}',
    '{n, number, percent}',
    '{n, plural, offset:1 one {a} other {b}}',
  ])
    expect(() => readMessage(source)).toThrow('know no such place')
})
