import { describe, expect, test } from 'vitest'
import { opening } from '../../../support/game.ts'
import { touOpening } from '../../../support/scenes/start.ts'

const GONE = [
  ['rhodesia', 'britain'],
  ['british-east-africa', 'britain'],
  ['french-west-africa', 'france'],
  ['togoland', 'germany'],
  ['kamerun', 'germany'],
  ['somaliland', 'italy'],
] as const

describe('TOU-SET-02 units taken away', () => {
  test('allowed: six lone garrisons have gone', () => {
    for (const [space, power] of GONE) {
      expect(opening().units(space), space).toEqual({ [power]: { infantry: 1 } })
      expect(touOpening().units(space), space).toEqual({})
    }
  })

  test('refused: nobody can march out of them', () => {
    const g = touOpening({ power: 'germany', phase: 'move' })
    g.refuse({ type: 'move', from: 'togoland', path: ['gold-coast'], units: { infantry: 1 } }, 'CONTRACT')
    g.refuse({ type: 'move', from: 'kamerun', path: ['nigeria'], units: { infantry: 1 } }, 'CONTRACT')
  })

  test("refused: France's battleship and transport are not in the Bay of Biscay", () => {
    expect(opening().units('sz15').france).toEqual({ battleship: 1, transport: 1 })
    const g = touOpening({ power: 'france', phase: 'move' })
    g.refuse({ type: 'move', from: 'sz15', path: ['sz7'], units: { battleship: 1 } }, 'CONTRACT')
    expect(g.transports('sz15')).toEqual([])
  })
})
