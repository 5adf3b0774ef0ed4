// Numbers, dates, lists and the order of names follow the language of the page, not that of the system it is opened on.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DATE_LOCALE, LANGUAGE } from '../../src/content/language.ts'
import { tenths } from '../../src/store/text.ts'
import { filesIn } from '../support/files.ts'

const sources = filesIn('src', (name) => /\.tsx?$/.test(name))

/** What is asked of the browser's languages without saying which; ids are sorted as they are spelt. */
function unsaid(text: string): string[] {
  const formats = [...text.matchAll(/new Intl\.\w+\(([^)]*)/g)].filter(([, args]) => !/^(LANGUAGE|DATE_LOCALE)\b/.test(args!))
  const dates = [...text.matchAll(/\.toLocale\w+\(([^)]*)/g)].filter(([, args]) => !/^(LANGUAGE|DATE_LOCALE)\b/.test(args!))
  const orders = [...text.matchAll(/[\w.()]+\.localeCompare\((.*)/g)].filter(
    ([whole, args]) => !args!.includes('LANGUAGE') && !/a\.space\.localeCompare\(b\.space\)/.test(whole),
  )
  return [...formats, ...dates, ...orders].map(([found]) => found)
}

describe('the language of the page', () => {
  it('is the one its words, numbers and dates are in', () => {
    expect(readFileSync('index.html', 'utf8')).toContain(`<html lang="${LANGUAGE}">`)
    expect(new Intl.Locale(DATE_LOCALE).language).toBe(LANGUAGE)
  })

  it('what leaves it to the system is found', () => {
    expect(unsaid('new Intl.NumberFormat().format(1)')).toHaveLength(1)
    expect(unsaid('date.toLocaleTimeString()')).toHaveLength(1)
    expect(unsaid('nameOf(a).localeCompare(nameOf(b))')).toHaveLength(1)
    expect(unsaid('new Intl.DateTimeFormat(DATE_LOCALE, {}); name(a).localeCompare(name(b), LANGUAGE)')).toEqual([])
  })

  it.each(sources.map(({ name, text }) => [name, text] as const))('%s leaves nothing to the system', (_, text) => {
    expect(unsaid(text)).toEqual([])
  })

  it('no part of the screen writes decimals by itself', () => {
    for (const { name, text } of sources) if (name.startsWith('src/ui/')) expect(text, name).not.toMatch(/\.toFixed\(/)
    expect(tenths(3.25)).toBe(
      new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(3.25),
    )
    expect(tenths(4)).toBe('4.0')
  })
})
