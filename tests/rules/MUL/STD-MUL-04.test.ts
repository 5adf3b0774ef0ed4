import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const sky = (queue: number[]) =>
  at({
    phase: 'combat',
    units: {
      picardy: {
        germany: { infantry: 1, fighter: 1 },
        france: { infantry: 1, fighter: 1 },
        britain: { infantry: 1, fighter: 1 },
      },
    },
    queue,
  }).after(attack('picardy'))

describe('STD-MUL-04 air losses of a joint defence', () => {
  test('allowed: the first defender in turn order chooses whose fighter falls', () => {
    const g = sky([2, 6, 6, 6, 1, 6, 6, 6, 6])
    expect(g.decision).toMatchObject({
      by: 'france',
      kind: 'casualties',
      count: 1,
      rule: 'STD-MUL-04',
      pool: { france: { fighter: 1 }, britain: { fighter: 1 } },
    })
    g.answer({ type: 'casualties', lose: { britain: { fighter: 1 } } })
    expect(g.units('picardy')).toEqual({
      germany: { infantry: 1 },
      france: { infantry: 1, fighter: 1 },
      britain: { infantry: 1 },
    })
  })

  test('refused: anything but fighters', () => {
    const g = sky([2, 6, 6])
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1 } } }, 'STD-LND-07')
    g.refuse({ type: 'casualties', lose: { germany: { fighter: 1 } } }, 'CONTRACT')
  })

  test('edge: nobody is asked when all of them fall', () => {
    const g = at({
      phase: 'combat',
      units: {
        picardy: {
          germany: { infantry: 1, fighter: 2 },
          france: { infantry: 1, fighter: 1 },
          britain: { infantry: 1, fighter: 1 },
        },
      },
      queue: [2, 2, 6, 6, 6, 6, 6, 6, 6],
    })
    g.attack('picardy')
    expect(g.decision).toBeNull()
    expect(g.units('picardy')).toEqual({
      germany: { infantry: 1, fighter: 2 },
      france: { infantry: 1 },
      britain: { infantry: 1 },
    })
    g.exhausted()
  })
})
