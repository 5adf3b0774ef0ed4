import { describe, expect, it } from 'vitest'
import type { SavedGame } from '../../../src/store/persistence/saved-games.ts'
import { nameInTree, treeBeside, treeOf } from '../../../src/ui/start/tree.ts'

const kept = (id: string, trunk?: string, title = id): SavedGame => ({
  id,
  title,
  savedAt: '2026-11-21T10:00:00.000Z',
  round: 1,
  power: 'germany',
  phase: 'move',
  ruleset: 'standard',
  people: ['Anna'],
  actions: 3,
  over: false,
  ...(trunk ? { origin: { game: trunk, at: 2 } } : {}),
})
const drawn = (games: SavedGame[]) => treeOf(games).map(({ game, depth }) => `${'-'.repeat(depth)}${game.id}`)

describe('the tree of kept games', () => {
  it('is the list where none left another', () => {
    expect(drawn([kept('c'), kept('a'), kept('b')])).toEqual(['c', 'a', 'b'])
    expect(drawn([])).toEqual([])
  })

  it('puts those that left a game under it, and their own under them, the latest first', () => {
    const games = [kept('leaf', 'twig'), kept('other'), kept('bough', 'trunk'), kept('trunk'), kept('twig', 'trunk')]
    expect(drawn(games)).toEqual(['trunk', '-bough', '-twig', '--leaf', 'other'])
  })

  it('lets a game stand by itself whose trunk was deleted', () => {
    expect(drawn([kept('a'), kept('orphan', 'gone')])).toEqual(['a', 'orphan'])
  })

  it('lists each game once, whatever is said of it', () => {
    expect(drawn([kept('self', 'self')])).toEqual(['self'])
    expect(drawn([kept('egg', 'hen'), kept('hen', 'egg'), kept('chick', 'hen')])).toEqual(['egg', '-hen', '--chick'])
    const led = [kept('chick', 'hen'), kept('egg', 'hen'), kept('hen', 'egg')]
    expect(drawn(led)).toEqual(['chick', 'egg', '-hen'])
  })
})

describe('the tree beside the game that is continued', () => {
  const beside = (apart: SavedGame | undefined, others: SavedGame[]) =>
    treeBeside(apart, others).map(({ game, depth }) => `${'-'.repeat(depth)}${game.id}`)

  it('has that game in it where it left one of the others, or one of them left it', () => {
    expect(beside(kept('branch', 'trunk'), [kept('other'), kept('trunk')])).toEqual(['trunk', '-branch', 'other'])
    expect(beside(kept('trunk'), [kept('other'), kept('branch', 'trunk')])).toEqual(['trunk', '-branch', 'other'])
  })

  it('has not where none of them did: the game it left was deleted, or all are of other families', () => {
    expect(beside(kept('branch', 'gone'), [kept('other'), kept('trunk')])).toEqual(['other', 'trunk'])
    expect(beside(kept('alone'), [kept('branch', 'trunk'), kept('trunk')])).toEqual(['trunk', '-branch'])
    expect(beside(undefined, [kept('branch', 'trunk'), kept('trunk')])).toEqual(['trunk', '-branch'])
  })
})

describe('the name in the tree', () => {
  it('is what a branch is called beyond its family’s name', () => {
    const games = [
      kept('a', undefined, 'Anna'),
      kept('b', 'a', 'Anna, from round 2'),
      kept('c', 'b', 'Anna, from round 1'),
      kept('d', 'a', 'Duel'),
    ]
    expect(treeOf(games).map(nameInTree)).toEqual(['Anna', '… from round 2', '… from round 1', 'Duel'])
  })
})
