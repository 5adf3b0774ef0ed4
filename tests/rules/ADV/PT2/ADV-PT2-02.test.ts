import { describe, expect, test } from 'vitest'
import { flyers } from '../../../support/scenes/land.ts'

const spec = {
  power: 'france',
  units: {
    paris: { france: { infantry: 1, fighter: 1 } },
    picardy: { britain: { infantry: 1 }, germany: { infantry: 1 } },
    burgundy: { france: { infantry: 2, fighter: 1 }, germany: { infantry: 1 } },
  },
} as const

describe('ADV-PT2-02 Fighters in contested land need an army of their side', () => {
  test('allowed: beside own land units, or an ally’s alone', () => {
    const g = flyers(spec)
    g.move('paris', 'picardy', { fighter: 1 })
    g.endPhase()
    expect(g.units('picardy').france).toEqual({ fighter: 1 })
    flyers(spec).move('paris', 'burgundy', { fighter: 1 })
  })

  test('refused: left behind by the last of them', () => {
    const g = flyers(spec)
    g.move('burgundy', 'paris', { infantry: 2 })
    expect(g.refuse({ type: 'end-phase' }, 'ADV-PT2-02').space).toBe('burgundy')
    g.move('burgundy', 'bordeaux', { fighter: 1 })
    g.endPhase()
    expect(g.control('burgundy')).toBe('germany')
  })

  test('edge: an ally that stays is army enough', () => {
    const g = flyers({
      ...spec,
      units: {
        ...spec.units,
        burgundy: { france: { infantry: 1, fighter: 1 }, britain: { infantry: 1 }, germany: { infantry: 1 } },
      },
    })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.units('burgundy').france).toEqual({ fighter: 1 })
  })

  test('refused: so where one has flown to another, and the army they rested beside has gone aboard', () => {
    const contested = { france: { infantry: 1, fighter: 1 }, germany: { infantry: 1 } }
    const g = flyers({
      power: 'france',
      control: { 'british-east-africa': 'germany' },
      units: { madagascar: contested, 'portuguese-east-africa': contested, sz26: { france: { transport: 2 } } },
    })
    g.move('portuguese-east-africa', ['sz26', 'madagascar'], { fighter: 1 })
    for (const [i, from] of ['portuguese-east-africa', 'madagascar'].entries())
      g.do({ type: 'load', from, transport: g.transport('sz26', i), units: { infantry: 1 } })
    expect(g.refuse({ type: 'end-phase' }, 'ADV-PT2-02')).toMatchObject({ rule: 'ADV-PT2-02', space: 'madagascar' })
  })
})
