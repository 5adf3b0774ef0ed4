import { describe, expect, it } from 'vitest'
import type { SavedGame } from '../../../src/store/persistence/saved-games.ts'
import { opponentText, recordText, shownTitle } from '../../../src/ui/start/opponent.ts'

const CENTRAL = ['austria-hungary', 'germany', 'ottoman'] as const
const ALLIES = ['russia', 'france', 'britain', 'italy', 'usa'] as const

const kept = (over: Partial<SavedGame>): SavedGame => ({
  id: 'x',
  title: 'Solo, both sides',
  savedAt: '2026-11-21T10:00:00.000Z',
  round: 7,
  power: 'germany',
  phase: 'move',
  ruleset: 'standard',
  people: ['Solo'],
  actions: 3,
  over: false,
  players: [
    { name: 'Solo', powers: [...CENTRAL] },
    { name: 'Solo', powers: [...ALLIES] },
  ],
  ...over,
})
const played = (powers: readonly string[], level: string): Partial<SavedGame> => ({
  computers: Object.fromEntries(powers.map((power) => [power, level])) as NonNullable<SavedGame['computers']>,
})
const two: Partial<SavedGame> = {
  title: 'Anna and Ben',
  people: ['Anna', 'Ben'],
  players: [
    { name: 'Anna', powers: [...CENTRAL] },
    { name: 'Ben', powers: [...ALLIES] },
  ],
}

describe('the opponents of a kept game', () => {
  it.each([
    ['one person alone', {}, 'Solo, both sides'],
    ['one person against the computer', played(CENTRAL, 'normal'), 'Against the computer, normal; you: Allies'],
    [
      'one against computers of two levels',
      { computers: { russia: 'easy', france: 'hard', britain: 'hard', italy: 'hard', usa: 'hard' } },
      'Against the computer, various levels; you: Central Powers',
    ],
    ['one with the computer beside', played(['italy'], 'hard'), 'The computer, hard, plays Italy'],
    ['nobody', played([...CENTRAL, ...ALLIES], 'expert'), 'The computer on both sides, expert'],
    ['two people', two, 'Anna: Central Powers; Ben: Allies'],
    [
      'two people against the computer',
      {
        ...two,
        players: [
          { name: 'Anna', powers: [...CENTRAL] },
          { name: 'Ben', powers: ['russia', 'france'] },
          { name: 'Anna', powers: ['britain', 'italy', 'usa'] },
        ],
        ...played(CENTRAL, 'easy'),
      },
      'Anna and Ben (Allies) against the computer, easy',
    ],
  ] as const)('%s', (_, over, text) => {
    expect(opponentText(kept(over as Partial<SavedGame>))).toBe(text)
  })

  it('are unknown where an older version wrote the record', () => {
    const { players: _, ...old } = kept({})
    expect(opponentText(old)).toBeNull()
    expect(recordText(old, [old])).toBeNull()
    expect(shownTitle(old)).toBe('Solo, both sides')
  })
})

describe('the title of a game against the computer', () => {
  it('is not that of a game alone, in branches too', () => {
    expect(shownTitle(kept(played(CENTRAL, 'normal')))).toBe('Solo against the computer')
    expect(shownTitle(kept({ ...played(CENTRAL, 'normal'), title: 'Solo, both sides, round 3' }))).toBe(
      'Solo against the computer, round 3',
    )
  })

  it('stays what somebody called it', () => {
    expect(shownTitle(kept({ ...played(CENTRAL, 'normal'), title: 'The long war' }))).toBe('The long war')
    expect(shownTitle(kept({}))).toBe('Solo, both sides')
  })
})

describe('the record', () => {
  const won = kept({ ...played(CENTRAL, 'normal'), id: 'a', over: true, winner: 'allies' })
  const lost = kept({ ...played(CENTRAL, 'normal'), id: 'b', over: true, winner: 'central' })
  const drawn = kept({ ...played(CENTRAL, 'normal'), id: 'c', over: true, winner: 'draw' })
  const easy = kept({ ...played(CENTRAL, 'easy'), id: 'd', over: true, winner: 'allies' })
  const open = kept(played(CENTRAL, 'normal'))

  it('counts finished games against the computer of the same level, draws for nobody', () => {
    expect(recordText(open, [open, won, lost, drawn, won, easy])).toBe('Won 2, lost 1 so far')
    expect(recordText(open, [open])).toBeNull()
  })

  it('counts what two people have won of each other, whichever sides they played', () => {
    const game = kept(two)
    const exchanged = kept({
      ...two,
      over: true,
      winner: 'central',
      players: [
        { name: 'Ben', powers: [...CENTRAL] },
        { name: 'Anna', powers: [...ALLIES] },
      ],
    })
    expect(recordText(game, [game, kept({ ...two, over: true, winner: 'central' }), exchanged, exchanged])).toBe(
      'So far: Anna 1, Ben 2',
    )
  })

  it('is none in a game alone', () => {
    const done = kept({ over: true, winner: 'central' })
    expect(recordText(done, [done])).toBeNull()
  })
})
