import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

const armies = {
  lorraine: { germany: { infantry: 5 }, france: { infantry: 1, artillery: 2 }, britain: { infantry: 2, fighter: 1 } },
}

describe('STD-LND-18 the last infantry stays', () => {
  test('allowed: the last infantry of a power may go with all the rest of its force', () => {
    const g = at({ phase: 'combat', units: armies, queue: [1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6] })
    g.attack('lorraine')
    expect(g.decision).toMatchObject({ by: 'france', count: 3 })
    g.answer({ type: 'casualties', lose: { france: { infantry: 1, artillery: 2 } } })
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 5 }, britain: { infantry: 2, fighter: 1 } })
  })

  test('refused: it may not go while other units of its power stay, whatever allied infantry is there', () => {
    const g = at({ phase: 'combat', units: armies, queue: [1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6] })
    g.attack('lorraine')
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1 }, britain: { infantry: 1, fighter: 1 } } }, 'STD-LND-18')
    g.refuse({ type: 'casualties', lose: { france: { artillery: 1 }, britain: { infantry: 2 } } }, 'STD-LND-18')
    g.refuse({ type: 'casualties', lose: { france: { infantry: 1, artillery: 1 }, britain: { infantry: 1 } } }, 'STD-LND-18')
    for (const answer of g.legal) expect(engine.checkAction(g.state, answer)).toBeNull()
  })

  test('edge: with one way left that keeps it nobody is asked', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 1, artillery: 2 } } },
      queue: [1, 1, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.decision).toBeNull()
    expect(g.units('lorraine').france).toEqual({ infantry: 1 })
  })

  test('edge: a force that had no infantry may be reduced freely', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 3 }, france: { artillery: 2, tank: 1 } } },
      queue: [1, 6, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.decision).toMatchObject({ by: 'france', count: 1 })
    g.answer({ type: 'casualties', lose: { france: { artillery: 1 } } })
    expect(g.units('lorraine').france).toEqual({ artillery: 1, tank: 1 })
  })
})
