import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const ALIGNED = [
  { minor: 'albania', patron: 'italy', from: 'trieste', invader: 'austria-hungary' },
  { minor: 'arabia', patron: 'britain', from: 'syrian-desert', invader: 'ottoman' },
  { minor: 'belgium', patron: 'france', from: 'ruhr', invader: 'germany' },
  { minor: 'bulgaria', patron: 'ottoman', from: 'greece', invader: 'italy' },
  { minor: 'portugal', patron: 'france', from: 'spain', invader: 'germany' },
  { minor: 'romania', patron: 'russia', from: 'budapest', invader: 'austria-hungary' },
  { minor: 'serbia', patron: 'russia', from: 'budapest', invader: 'austria-hungary' },
] as const

describe('STD-BRD-06 aligned minor powers', () => {
  test('allowed: an invaded minor fights for the power it is aligned to', () => {
    for (const { minor, patron, from, invader } of ALIGNED) {
      const g = at({ power: invader, units: { [from]: { [invader]: { infantry: 2 } } } })
      expect(g.status(minor, patron), minor).toBe('friendly')
      expect(g.status(minor, invader), minor).toBe('hostile')
      g.move(from, minor, { infantry: 1 })
      g.endPhase()
      expect(g.decision, minor).toBeNull()
      expect(Object.keys(g.units(minor)).sort(), minor).toEqual([invader, patron].sort())
    }
  })

  test('not: a neutral minor is aligned to nobody', () => {
    const g = at({ units: { munich: { germany: { infantry: 2 } } } })
    g.move('munich', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toMatchObject({ kind: 'choice', rule: 'STD-POL-14' })
  })
})
