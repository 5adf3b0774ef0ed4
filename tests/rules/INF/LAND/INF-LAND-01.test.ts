import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { inAlsace, together } from '../../../support/scenes/land.ts'
import { inf } from '../../../support/scenes/start.ts'
import { dice } from '../../../support/scenes/told.ts'

const armies = { france: { infantry: 2 }, britain: { infantry: 1 }, italy: { infantry: 1 }, germany: { infantry: 3 } }

describe('INF-LAND-01 attacking together', () => {
  test('allowed: units of friends beside those of the power on turn', () => {
    const g = together(inAlsace(armies, [2, 6, 2, 6, 6, 6]), 'britain')
    expect(dice(g, 'attack')).toEqual(['france infantry 2@2', 'britain infantry 1@2'])
    expect(g.units('alsace')).toEqual({ ...armies, germany: { infantry: 1 } })
    g.exhausted()
    g.replays()
  })

  test('allowed: each attack is offered alone, with every single friend and with all of them', () => {
    expect(inAlsace(armies).legal.filter((a) => a.type === 'attack')).toEqual([
      { type: 'attack', space: 'alsace' },
      { type: 'attack', space: 'alsace', with: ['italy'] },
      { type: 'attack', space: 'alsace', with: ['britain'] },
      { type: 'attack', space: 'alsace', with: ['italy', 'britain'] },
    ])
  })

  test('refused: a friend who has no units there', () => {
    inAlsace(armies).refuse({ type: 'attack', space: 'alsace', with: ['britain', 'usa'] }, 'INF-LAND-02')
    const { italy: _italy, ...without } = armies
    inAlsace(without).refuse({ type: 'attack', space: 'alsace', with: ['italy'] }, 'INF-LAND-01')
  })

  test('refused: in the standard game allies never attack together', () => {
    const g = at({ power: 'france', phase: 'combat', units: { alsace: armies } })
    g.refuse({ type: 'attack', space: 'alsace', with: ['britain'] }, 'STD-MUL-01')
    expect(g.legal.filter((a) => a.type === 'attack')).toEqual([{ type: 'attack', space: 'alsace' }])
  })

  test('edge: nobody named is an attack alone', () => {
    const g = inAlsace(armies, [6, 6, 6, 6, 6])
    g.do({ type: 'attack', space: 'alsace', with: [] })
    expect(dice(g, 'attack')).toEqual(['france infantry 2@2'])
  })

  test('holds: the power on turn throws the dice of all, though a friend comes before it in the order of turns', () => {
    const g = inf({
      power: 'britain',
      phase: 'combat',
      dice: 'entered',
      units: { alsace: { france: { infantry: 1 }, britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.do({ type: 'attack', space: 'alsace', with: ['france'] })
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'britain', count: 2 })
    g.do({ type: 'enter-dice', dice: [6, 6] })
    expect(g.decision).toMatchObject({ kind: 'dice', by: 'germany', count: 1 })
  })
})
