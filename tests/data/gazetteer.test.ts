import { expect, test } from 'vitest'
import { content } from '../../src/content'
import { otherNames, powerNames, theatres } from '../../src/content/gazetteer'

const ids = content.spaces.map((space) => space.id)

test('every space stands in one theatre', () => {
  expect(Object.values(theatres).flat().sort()).toEqual([...ids].sort())
})

test('other names mean spaces and powers of this board, each once, and none is the name of a space', () => {
  for (const [name, spaces] of Object.entries(otherNames)) {
    expect(spaces.length, name).toBeGreaterThan(0)
    expect(new Set(spaces).size, name).toBe(spaces.length)
    expect(ids, name).toEqual(expect.arrayContaining([...spaces]))
  }
  const names = new Set(content.spaces.map((space) => space.name))
  expect(Object.keys(otherNames).filter((name) => names.has(name))).toEqual([])
  expect(content.powers.map((power) => power.id)).toEqual(expect.arrayContaining(Object.keys(powerNames)))
})
