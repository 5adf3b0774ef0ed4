// A case of a rule says by its first word what it does, and one called "refused:" sees something refused.
import { describe, expect, test } from 'vitest'
import { type File, sources } from '../../tools/figures/source.ts'
import { casesOf, refusedCases } from '../../tools/figures/tests.ts'
import { KINDS } from '../support/rule-coverage.ts'

const rules = sources('tests/rules')
const helpers = sources('tests/support')

/** Cases whose title begins with none of the words, or says nothing after it. */
const unnamed = (files: readonly File[]): string[] =>
  files.flatMap(casesOf).flatMap(({ at, title }) => {
    const [, kind = ''] = /^(\w+): \S/.exec(title) ?? []
    return (KINDS as readonly string[]).includes(kind) ? [] : [`${at} ${title}`]
  })

const quiet = (files: readonly File[]): string[] => refusedCases(files, helpers).empty.map(({ at, title }) => `${at} ${title}`)

describe('the cases of the rules', () => {
  test('begin with the word for what they do', () => {
    expect(unnamed(rules)).toEqual([])
  })

  test('called "refused:" see something refused', () => {
    expect(quiet(rules)).toEqual([])
  })
})

describe('this check', () => {
  const planted = (text: string): File[] => [{ name: 'tests/rules/X.test.ts', text }]

  test('finds a case without its word, with another one, or with nothing after it', () => {
    const text = [
      `test('allowed: this', () => {})`,
      `test('boundary: that', () => {})`,
      `test('two are not enough', () => {})`,
      `test.each([1])('edge: %s', () => {})`,
      `test('not:', () => {})`,
    ].join('\n')
    expect(unnamed(planted(text)).map((place) => place.split(' ')[0])).toEqual(
      ['2', '3', '5'].map((line) => `tests/rules/X.test.ts:${line}`),
    )
  })

  test('finds a case called "refused:" in which all is accepted', () => {
    const text = `test('refused: one', () => { at().do(a) })\ntest('refused: two', () => { at().refuse(a, 'STD-MOV-06') })`
    expect(quiet(planted(text))).toEqual(['tests/rules/X.test.ts:1 refused: one'])
  })
})
