import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const loaded = {
  cargo: [
    { power: 'britain' as const, type: 'infantry' as const },
    { power: 'britain' as const, type: 'infantry' as const },
  ],
}
/** A landing in kiel after the battle with these German ships. */
const landing = (germany: object, queue: number[], kiel: object = { germany: { infantry: 1 } }) => {
  const g = at({ power: 'britain', units: { sz10: { britain: { cruiser: 1, transports: [loaded] }, germany }, kiel }, queue })
  g.do({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units: { infantry: 2 }, afterSeaCombat: true })
  g.endPhase()
  g.attack('sz10')
  return g
}

describe('STD-NAV-17 when a zone is cleared for landings', () => {
  test('allowed: no enemy battleship or cruiser is left and the battle is over', () => {
    const g = landing({ cruiser: 1 }, [3, 6, 6, 6, 6])
    expect(g.units('kiel')).toEqual({ britain: { infantry: 2 }, germany: { infantry: 1 } })
    g.exhausted()
  })

  test('allowed: past submarines that are left, while a warship of the attacker is there', () => {
    const g = landing({ submarine: 1 }, [6, 6, 6, 6])
    g.answer({ type: 'submerge', count: 1 })
    expect(g.units('sz10').germany).toEqual({ submarine: 1 })
    expect(g.units('kiel').britain).toEqual({ infantry: 2 })
    g.exhausted()
  })

  test('not: while enemy surface warships are left', () => {
    const g = landing({ cruiser: 1 }, [6, 6])
    g.answer({ type: 'press', on: false })
    expect(g.units('kiel')).toEqual({ germany: { infantry: 1 } })
    expect(g.units('sz10').britain).toEqual({ cruiser: 1, transport: 1, infantry: 2 })
  })

  test('not: an assault past submarines when the last warship is lost', () => {
    const g = landing({ submarine: 2 }, [6, 2, 6])
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('sz10').britain).toEqual({ transport: 1, infantry: 2 })
    expect(g.units('kiel')).toEqual({ germany: { infantry: 1 } })
  })

  test('edge: a reinforcement needs no warship past submarines', () => {
    const g = landing({ submarine: 2 }, [6, 2, 6], { germany: { infantry: 1 }, britain: { infantry: 1 } })
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('kiel').britain).toEqual({ infantry: 3 })
    expect(g.battles.map((b) => [b.space, b.required])).toEqual([['kiel', false]])
  })
})
