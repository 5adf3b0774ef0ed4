import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { PRESSED, revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-26-01 The revolution is not optional', () => {
  test('allowed: it comes as a Russian turn of round 4 ends, without being chosen', () => {
    const g = revolution()
    expect(g.situation.revolution).toBe(true)
    expect(g.events('revolution-broke-out')).toEqual([{ type: 'revolution-broke-out', power: 'russia', rule: 'ADV-26-01' }])
  })

  test('not: before round 4', () => {
    expect(revolution({ round: 3 }).situation.revolution).toBe(false)
  })

  test('not: with two neighbours of Moscow lost, or with Moscow itself', () => {
    expect(revolution({ control: { ...PRESSED, livonia: 'russia' } }).situation.revolution).toBe(false)
    expect(revolution({ control: { ...PRESSED, moscow: 'germany' } }).situation.revolution).toBe(false)
  })

  test('refused: it is no option of this game', () => {
    const options = engine.rulesets().find((r) => r.id === 'advanced')?.options ?? []
    expect(options.map((o) => o.id)).not.toContain('russian-revolution')
    expect(() => advLate({ options: { 'russian-revolution': true } })).toThrow(/russian-revolution/)
  })
})
