import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const dived = (queue: number[]) =>
  at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { submarine: 1, cruiser: 1 } } }, queue }).after(
    attack('sz5'),
    { type: 'submerge', count: 1 },
    { type: 'press', on: true },
  )

describe('STD-NAV-08 a submerged boat is out of the battle', () => {
  test('allowed: it survives and is there again when the battle ends', () => {
    const g = dived([6, 6, 6, 3, 3, 6])
    expect(g.decision).toBeNull()
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 2 }, britain: { submarine: 1 } })
    expect(g.stacks('sz5').some((s) => s.submerged)).toBe(false)
    g.exhausted()
  })

  test('not: in later rounds it neither fires nor can be hit', () => {
    const g = dived([6, 6, 6, 6, 6, 6])
    expect(g.stacks('sz5').find((s) => s.type === 'submarine')?.submerged).toBe(true)
    expect(g.last?.events.flatMap((e) => (e.type === 'fired' ? [[e.round, e.side, e.groups.map((x) => x.type)]] : []))).toEqual([
      [2, 'attacker', ['cruiser']],
      [2, 'defender', ['cruiser']],
    ])
    expect(g.decision?.kind).toBe('press')
    g.exhausted()
  })

  test('refused: a boat that dived in an earlier round cannot be given for a hit', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, britain: { submarine: 1, cruiser: 1, battleship: 1 } } },
      queue: [6, 6, 6, 6, 3, 6, 6, 6],
    }).after(attack('sz5'), { type: 'submerge', count: 1 }, { type: 'press', on: true })
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'casualties', count: 1 })
    g.refuse({ type: 'casualties', lose: { britain: { submarine: 1 } } }, 'STD-NAV-08')
    g.refuse({ type: 'casualties', lose: { britain: { submarine: 2 } } }, 'CONTRACT')
    g.answer({ type: 'casualties', lose: { britain: { cruiser: 1 } } })
  })
})
