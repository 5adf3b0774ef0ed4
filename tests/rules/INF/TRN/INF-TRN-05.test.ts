import { describe, expect, test } from 'vitest'
import { mine, offKiel, theirs } from '../../../support/scenes/sea.ts'
import { dice } from '../../../support/scenes/told.ts'

const landing = (battleship: number, queue: number[], kiel = { germany: { infantry: 1 } } as object) => {
  const g = offKiel([mine, theirs], {
    units: { sz10: { britain: { battleship, transports: [{ cargo: [mine, theirs] }] } }, kiel },
    queue,
  })
  g.do({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units: { infantry: 2 } })
  g.endPhase()
  g.attack('kiel')
  return g
}

describe('INF-TRN-05 landed allies count as landed', () => {
  test('allowed: two units ashore, one of them an ally’s, let two battleships bombard', () => {
    expect(dice(landing(2, Array(5).fill(6)), 'attack')[0]).toBe('britain battleship 2@4')
  })

  test('allowed: the strike may hit them', () => {
    const g = landing(0, [1, 6, 6, 6, 6], { germany: { infantry: 1, artillery: 1 } })
    expect(g.decision).toMatchObject({ by: 'britain', pool: { britain: { infantry: 1 }, france: { infantry: 1 } } })
    g.answer({ type: 'casualties', lose: { france: { infantry: 1 } } })
    expect(g.units('kiel').france).toBeUndefined()
  })

  test('not: a third battleship', () => {
    expect(dice(landing(3, Array(5).fill(6)), 'attack')[0]).toBe('britain battleship 2@4')
  })
})
