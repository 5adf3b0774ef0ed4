import { describe, expect, it } from 'vitest'
import { relativesOf } from '../../src/store/game/related-games.ts'

const game = (id: string, left?: string) => ({ id, title: `Game ${id}`, ...(left ? { origin: { game: left, at: 1 } } : {}) })
const GAMES = [game('trunk'), game('bough', 'trunk'), game('twig', 'bough'), game('stranger'), game('orphan', 'gone')]
const ids = (id: string, left: string | null, games = GAMES) => relativesOf(games, id, left).map((each) => each.id)

describe('games that can be held against one', () => {
  it.each([
    ['trunk', null, ['bough', 'twig']],
    ['twig', 'bough', ['trunk', 'bough']],
    ['bough', 'trunk', ['trunk', 'twig']],
  ])('are those that left %s, and that it left', (id, left, found) => {
    expect(ids(id, left)).toEqual(found)
  })

  it('are none where nobody left it', () => {
    expect(ids('stranger', null)).toEqual([])
    expect(ids('orphan', 'gone')).toEqual([])
  })

  it('are those with a trunk in common, also when that was deleted', () => {
    expect(ids('orphan', 'gone', [...GAMES, game('sister', 'gone')])).toEqual(['sister'])
  })
})
