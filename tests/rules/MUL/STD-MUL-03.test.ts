import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const joint = (queue: number[]) =>
  at({
    phase: 'combat',
    units: {
      picardy: {
        germany: { infantry: 3 },
        france: { infantry: 1 },
        britain: { infantry: 2, artillery: 1 },
        italy: { infantry: 1 },
      },
    },
    queue,
  }).after(attack('picardy'))

describe('STD-MUL-03 losses of a joint defence', () => {
  test('allowed: the first power in turn order answers, and may name units of any defender', () => {
    const g = joint([1, 1, 6, 6, 6, 6, 6, 6])
    expect(g.decision).toMatchObject({
      by: 'france',
      count: 2,
      pool: { france: { infantry: 1 }, britain: { infantry: 2, artillery: 1 }, italy: { infantry: 1 } },
    })
    g.answer({ type: 'casualties', lose: { britain: { artillery: 1 }, italy: { infantry: 1 } } })
    expect(g.units('picardy')).toEqual({ germany: { infantry: 3 }, france: { infantry: 1 }, britain: { infantry: 2 } })
    g.exhausted()
    g.replays()
  })

  test('refused: units of the attacker or of a power that is not there', () => {
    const g = joint([1, 1, 6, 6, 6, 6, 6, 6])
    g.refuse({ type: 'casualties', lose: { germany: { infantry: 2 } } }, 'CONTRACT')
    g.refuse({ type: 'casualties', lose: { usa: { infantry: 1 }, france: { infantry: 1 } } }, 'CONTRACT')
  })

  test('edge: which power loses an infantry is a choice, even among units that are alike', () => {
    const g = at({
      phase: 'combat',
      units: { picardy: { germany: { infantry: 1 }, france: { infantry: 1 }, britain: { infantry: 1 } } },
      queue: [1, 6, 6],
    })
    g.attack('picardy')
    expect(g.legal).toEqual([
      { type: 'casualties', lose: { france: { infantry: 1 } } },
      { type: 'casualties', lose: { britain: { infantry: 1 } } },
    ])
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 } })
  })
})
