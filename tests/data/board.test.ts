import * as v from 'valibot'
import { expect, test } from 'vitest'
import boardData from '../../data/board.json'
import { content } from '../../src/content'
import { board } from './schemas'

const spaces = content.spaces
const byId = new Map(spaces.map((space) => [space.id, space]))
const land = spaces.filter((space) => space.kind === 'land')

test('the board file has the shape the program expects', () => {
  expect(v.safeParse(board, boardData).issues).toBeUndefined()
})

test('there are 126 spaces: 94 lands, 30 sea zones and 2 impassable areas', () => {
  expect(byId.size).toBe(126)
  const kinds = ['land', 'sea', 'impassable'].map((kind) => spaces.filter((space) => space.kind === kind).length)
  expect(kinds).toEqual([94, 30, 2])
})

test('adjacency is symmetric, without repeats, in 325 pairs', () => {
  let halves = 0
  for (const space of spaces) {
    expect(new Set(space.adjacent).size, space.id).toBe(space.adjacent.length)
    expect(space.adjacent, space.id).not.toContain(space.id)
    for (const id of space.adjacent) {
      expect(byId.get(id)?.adjacent, `${id} beside ${space.id}`).toContain(space.id)
      halves += 1
    }
  }
  expect(halves).toBe(650)
})

test('a border that is a mere point is none: London and sea zone 8', () => {
  expect(byId.get('london')?.adjacent).not.toContain('sz8')
})

test('every space can be reached from every other', () => {
  const reached = new Set(['moscow'])
  for (const id of reached) for (const next of byId.get(id)!.adjacent) reached.add(next)
  expect(reached.size).toBe(126)
})

test.each([
  ['austria-hungary', 26],
  ['russia', 25],
  ['germany', 35],
  ['france', 24],
  ['britain', 30],
  ['ottoman', 16],
  ['italy', 14],
  ['usa', 20],
])('original territories of %s pay %i IPCs', (power, income) => {
  const owned = land.filter((space) => space.original === power)
  expect(owned.reduce((sum, space) => sum + space.ipc!, 0)).toBe(income)
})

test('every land is a power’s, a minor power, or a minor power’s colony, and only one of these', () => {
  for (const space of land) {
    const claims = [space.original, space.minor, space.colonyOf].filter((claim) => claim !== undefined)
    expect(claims, space.id).toHaveLength(1)
    if (space.alignedTo) expect(space.minor, space.id).toBe(true)
    if (space.colonyOf) expect(byId.get(space.colonyOf)?.minor, space.id).toBe(true)
  }
})

test('17 minor powers, 7 of them aligned, and 5 colonies', () => {
  const minors = land.filter((space) => space.minor)
  expect(minors).toHaveLength(17)
  expect(Object.fromEntries(minors.filter((space) => space.alignedTo).map((space) => [space.id, space.alignedTo]))).toEqual({
    albania: 'italy',
    arabia: 'britain',
    belgium: 'france',
    bulgaria: 'ottoman',
    portugal: 'france',
    romania: 'russia',
    serbia: 'russia',
  })
  expect(Object.fromEntries(land.filter((space) => space.colonyOf).map((space) => [space.id, space.colonyOf]))).toEqual({
    angola: 'portugal',
    'balearic-islands': 'spain',
    'belgian-congo': 'belgium',
    'portuguese-east-africa': 'portugal',
    'spanish-morocco': 'spain',
  })
})

test('13 naval-base zones on 12 territories, each on its own coast', () => {
  const bases = land.filter((space) => space.navalBases)
  expect(bases).toHaveLength(12)
  const zones = bases.flatMap((space) => space.navalBases!)
  expect(zones).toHaveLength(13)
  expect(new Set(zones).size).toBe(13)
  expect(byId.get('karelia')?.navalBases).toEqual(['sz6', 'sz12'])
  for (const space of bases) {
    expect(space.original, space.id).toBeDefined()
    for (const zone of space.navalBases!) {
      expect(byId.get(zone)?.kind, zone).toBe('sea')
      expect(space.adjacent, space.id).toContain(zone)
    }
  }
})

test('content is frozen all the way down', () => {
  expect(Object.isFrozen(content.spaces[0]?.adjacent)).toBe(true)
  expect(Object.isFrozen(content.rulesets.standard?.victory.allies)).toBe(true)
  expect(Object.isFrozen(content.setups.standard?.germany)).toBe(true)
})
