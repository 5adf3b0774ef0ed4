import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import '../support/words.ts'
import { describe, expect, it } from 'vitest'
import { messages } from '../../src/content/catalogue.ts'
import { countsText, powerInText, spaceName, t, unitName } from '../../src/store/text.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join('src', file))

/** Ids that the sources write out whole; those they put together are not seen here. */
const written = files.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?<!id: |useKeys\()['"]((?:app|battle|board|decisions|log|panels|widgets)\.[a-zA-Z0-9.-]+)['"]/g,
    ),
  ].map((match) => `${match[1]} (${file})`),
)

describe('the words of the table', () => {
  it('has every word that is asked for', () => {
    expect(written.length).toBeGreaterThan(100)
    expect(written.filter((each) => !messages.has(each.split(' ')[0]!))).toEqual([])
  })

  it.each([...messages.keys()])('%s is a sound message', (id) => {
    const values = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? 1 : undefined), has: () => true })
    expect(() => t(id, values)).not.toThrow()
  })

  it('chooses by ids with hyphens', () => {
    expect(t('log.battle-ended', { space: 'Lorraine', outcome: 'broken-off', kind: 'sea' })).toBe('Lorraine, broken off')
    expect(t('board.card.holder', { status: 'held', power: 'Italy', printed: 'Austro-Hungarian' })).toBe(
      'Held by Italy, printed as Austro-Hungarian',
    )
  })

  it('names things as a player would', () => {
    expect(countsText({ artillery: 1, infantry: 3, tank: 2 })).toBe('3 infantry, 1 artillery, 2 tanks')
    expect(countsText({})).toBe('nothing')
    expect(unitName('submarine')).toBe('submarine')
    expect(powerInText('ottoman')).toBe('the Ottoman Empire')
    expect(spaceName('sz9')).not.toBe('sz9')
  })
})

it.each([
  [{ infantry: 1, artillery: 3, 'poison-gas': 1 }, '1 infantry, 3 artillery (1 with gas)'],
  [{ artillery: 2, 'poison-gas': 2 }, '2 artillery (all with gas)'],
  [{ artillery: 1, 'poison-gas': 1 }, '1 artillery (with gas)'],
  [{ 'poison-gas': 1 }, '1 poison gas'],
])('counts %o as “%s”', (counts, words) => expect(countsText(counts)).toBe(words))
