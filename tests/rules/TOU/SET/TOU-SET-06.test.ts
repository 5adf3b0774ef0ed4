import { describe, expect, test } from 'vitest'
import type { GameOptions } from '../../../../src/engine/index.ts'
import { engine, refusedPosition } from '../../../support/game.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

const chosen = (options: NonNullable<GameOptions['options']>) => () =>
  engine.createGame({ ruleset: 'tournament', seed: 's', options })

describe('TOU-SET-06 no Russian Revolution', () => {
  test('allowed: only options of its own', () => {
    const options = engine
      .rulesets()
      .find((r) => r.id === 'tournament')
      ?.options.map((o) => o.id)
    expect(options).toEqual(['rounds', 'time-limit', 'minutes', 'score-control-only'])
    expect(chosen({ rounds: 4 })).not.toThrow()
  })

  test('refused: the option of the standard game, and its house rules', () => {
    expect(chosen({ 'russian-revolution': true })).toThrow(/russian-revolution/)
    expect(chosen({ 'wik-15': true })).toThrow(/wik-15/)
    expect(refusedPosition({ ruleset: 'tournament', revolution: true })).toMatch(/revolution/)
  })

  test('edge: with all its conditions met Russia stays in the war', () => {
    const g = turnEnds('russia', { round: 5, control: held('germany', 'belarus', 'livonia', 'ukraine', 'karelia') })
    expect(g.past('revolution-broke-out')).toEqual([])
    expect(g.situation.revolution).toBe(false)
    expect(g.control('moscow')).toBe('russia')
  })
})
