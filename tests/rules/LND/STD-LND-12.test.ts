import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-12 fighters strafe with air supremacy', () => {
  test('allowed: each surviving fighter of the side that has it rolls at 2 in its side’s fire', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, fighter: 2 }, france: { infantry: 3, fighter: 1 } } },
      queue: [2, 6, 6, 6, 2, 3, 6, 6, 6],
    })
    g.attack('lorraine')
    const attack = g.events('fired').find((f) => f.step === 'attack')
    expect(attack?.groups.at(-1)).toMatchObject({ type: 'fighter', needs: 2, dice: [2, 3], hits: 1 })
    expect(g.units('lorraine').france).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('not: fighters without it throw no die at land units', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 2 } } },
      queue: [6, 1, 6, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    const attack = g.events('fired').find((f) => f.step === 'attack')
    expect(attack?.groups.map((x) => x.type)).toEqual(['infantry'])
    g.exhausted()
  })
})
