import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addCatalogues, addTranslation, messages } from '../../src/content/catalogue.ts'
import { LANGUAGES } from '../../src/content/language.ts'
import { FOLDER } from '../support/messages.ts'

test('every language has a folder of texts, with files that English has too', () => {
  expect(readdirSync('data/text').sort()).toEqual(Object.keys(LANGUAGES).sort())
  const english = readdirSync(FOLDER)
  for (const language of Object.keys(LANGUAGES))
    expect(readdirSync(`data/text/${language}`).filter((file) => !english.includes(file))).toEqual([])
})

test('a translation replaces English texts, whichever is loaded first, and leaves the others', () => {
  addCatalogues({ '/data/text/en/sample.json': { a: 'one', b: { c: 'two' } } })
  addTranslation({ '/data/text/xx/sample.json': { a: 'un' }, '/data/text/xx/sample.table.json': { d: 'trois' } })
  addCatalogues({ '/data/text/en/sample.table.json': { d: 'three' } })
  expect(['a', 'b.c', 'd'].map((id) => messages.get(`sample.${id}`))).toEqual(['un', 'two', 'trois'])
})
