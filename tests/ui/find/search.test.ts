import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/index.ts'
import { positionFrom } from '../../../src/engine/index.ts'
import { findSpaces } from '../../../src/ui/find/search.ts'

const game = positionFrom({ ruleset: 'standard', base: 'opening', seed: 'find', power: 'germany', round: 2 })
const found = (query: string) => findSpaces(game, query).map((each) => each.space)

describe('a space is found', () => {
  it.each([
    ['galizia', 'galicia'],
    ['belguim', 'belgium'],
    ['konstantinopel', 'constantinople'],
    ['swizerland', 'switzerland'],
    ['sevastapol', 'sevastopol'],
    ['VIENNA', 'vienna'],
    ['königsberg', 'prussia'],
    ['konigsberg', 'prussia'],
    ['Istanbul', 'constantinople'],
    ['prague', 'bohemia'],
    ['usa', 'united-states-of-america'],
  ])('%s', (query, space) => {
    expect(found(query)[0]).toBe(space)
  })

  it.each(['9', 'sz 9', 'SZ9', 'sea zone 9', 'zone 9'])('zone 9 by “%s”, and no other', (query) => {
    expect(found(query)).toEqual(['sz9'])
  })

  it('by its whole name before those it begins', () => {
    expect(found('rom')).toEqual(['romania', 'rome'])
    expect(found('rome')[0]).toBe('rome')
    expect(found('sea zone 1')[0]).toBe('sz1')
  })

  it('by every name that is given to each space', () => {
    for (const { id, name, kind } of content.spaces) if (kind !== 'impassable') expect(found(name)[0], name).toBe(id)
  })
})

it('a name of several spaces lists them all, and says by which name', () => {
  expect(findSpaces(game, 'north sea')).toEqual(['sz9', 'sz10', 'sz5'].map((space) => ({ space, by: 'North Sea' })))
  expect(found('turkey')).toEqual(['constantinople', 'ankara', 'smyrna'])
})

it('a power lists what it holds, a unit where it stands', () => {
  expect(found('austrian')).toEqual(['bohemia', 'budapest', 'galicia', 'sz18', 'trieste', 'tyrolia', 'vienna'])
  expect(found('german submarines')).toEqual(['sz5', 'sz7'])
  expect(found('tanks')).toEqual([])
})

it('nothing is found by nothing, or by what is like no name', () => {
  expect(found('  ')).toEqual([])
  expect(found('xyzzy')).toEqual([])
  expect(found('sz 99')).toEqual([])
})
