import { describe, expect, test } from 'vitest'
import { contested, ending } from '../../../support/scenes/victory.ts'

describe('ADV-31-05 Berlin contested and a second capital shaken as the round ends', () => {
  test('allowed: Vienna or Constantinople contested', () => {
    for (const other of ['vienna', 'constantinople']) {
      const g = ending('usa', { units: contested('berlin', other) })
      expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'ADV-31-05' })
      expect(g.events('war-won')[0]?.capitals).toEqual([])
    }
  })

  test('allowed: Constantinople captured', () => {
    const g = ending('usa', { units: contested('berlin'), control: { constantinople: 'russia' } })
    expect(g.winner?.rule).toBe('ADV-31-05')
    expect(g.events('war-won')[0]?.capitals).toEqual(['constantinople'])
  })

  test('edge: a captured Vienna wins under ADV-31-03 already', () => {
    expect(ending('usa', { units: contested('berlin'), control: { vienna: 'italy' } }).winner?.rule).toBe('ADV-31-03')
  })

  test('not: a contested Berlin alone', () => {
    expect(ending('usa', { units: contested('berlin') }).winner).toBeNull()
  })

  test('not: Vienna and Constantinople contested without Berlin', () => {
    expect(ending('usa', { units: contested('vienna', 'constantinople') }).winner).toBeNull()
  })

  test('not: before the round ends', () => {
    expect(ending('italy', { units: contested('berlin', 'vienna') }).winner).toBeNull()
  })
})
