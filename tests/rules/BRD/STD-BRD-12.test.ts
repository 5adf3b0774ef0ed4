import { describe, expect, test } from 'vitest'
import { at, engine, refusedPosition } from '../../support/game.ts'

describe('STD-BRD-12 contested territory', () => {
  test('allowed: units of both sides make it contested, and nobody controls it', () => {
    const g = at({ units: { lorraine: { 'austria-hungary': { infantry: 1 }, britain: { infantry: 1 } } } })
    expect(g.control('lorraine')).toBe('contested')
    for (const power of engine.POWERS) expect(g.status('lorraine', power), power).toBe('contested')
    expect(g.production('france')).toBe(22)
  })

  test('refused: units of one side only never make it contested', () => {
    expect(refusedPosition({ units: { lorraine: { france: { infantry: 1 } } }, control: { lorraine: 'contested' } })).toContain(
      'lorraine',
    )
    const g = at({ units: { lorraine: { france: { infantry: 1 }, britain: { infantry: 1 } } } })
    expect(g.control('lorraine')).toBe('france')
  })

  test('refused: nobody controls land with units of both sides', () => {
    expect(
      refusedPosition({
        units: { lorraine: { france: { infantry: 1 }, germany: { infantry: 1 } } },
        control: { lorraine: 'germany' },
      }),
    ).toContain('lorraine')
  })
})
