import { expect, it } from 'vitest'
import { LANGUAGE } from '../../src/content/language.ts'
import { formatNumber } from '../../src/content/message.ts'

it('holds: a number in a sentence is written as the language writes it, the small ones without asking', () => {
  const asked = new Intl.NumberFormat(LANGUAGE)
  for (const value of [...Array(1001).keys(), 1914, 12_500, -1, 0.5, 3.25, 1e9])
    expect(formatNumber(value)).toBe(asked.format(value))
})
