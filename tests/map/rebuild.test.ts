import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeMap } from '../../tools/map/pipeline'

const made = makeMap()

test.each(Object.keys(made.files))('%s is what the sources make, to the byte', (file) => {
  // Not toBe on the texts: a difference of two texts of 270 KB would take minutes to print.
  expect(readFileSync(file, 'utf8') === made.files[file], `${file} is out of date: npm run build:map`).toBe(true)
})

test('faces without a seed are the few that are known', () => {
  // Enclaves and spits that fall to their only neighbour, the lagoon of Stettin, and the Arctic behind Siberia's frontier.
  expect(made.notes.map((note) => note.split(' ').at(-1)).sort()).toEqual(
    ['berlin', 'galicia', 'morocco', 'sahara', 'serbia', 'siberia', 'siberia', 'siberia'].sort(),
  )
})
