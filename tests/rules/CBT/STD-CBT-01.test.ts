import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const front = { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } }, alsace: { germany: { infantry: 1 } } }

describe('STD-CBT-01 where combat happens', () => {
  test('allowed: own units together with enemies may attack', () => {
    const g = at({ phase: 'combat', units: front, queue: [6, 6, 6, 6] })
    expect(g.battles).toEqual([{ space: 'lorraine', kind: 'land', required: false, resolved: false }])
    g.attack('lorraine')
    expect(g.events('battle-opened')[0]).toMatchObject({ space: 'lorraine', attacker: 'germany' })
    g.exhausted()
  })

  test('refused: no attack where there is no enemy, where none of the own stand, or on a friend', () => {
    const g = at({
      phase: 'combat',
      units: {
        ...front,
        vienna: { 'austria-hungary': { infantry: 1 }, germany: { infantry: 1 } },
        paris: { france: { infantry: 1 } },
      },
    })
    g.refuse({ type: 'attack', space: 'alsace' }, 'STD-CBT-01')
    g.refuse({ type: 'attack', space: 'paris' }, 'STD-CBT-01')
    g.refuse({ type: 'attack', space: 'vienna' }, 'STD-CBT-01')
    expect(g.legal.filter((a) => a.type === 'attack')).toEqual([{ type: 'attack', space: 'lorraine' }])
  })

  test('refused: attacks belong to Conduct Combat', () => {
    at({ phase: 'move', units: front }).refuse({ type: 'attack', space: 'lorraine' }, 'STD-SET-13')
  })
})
