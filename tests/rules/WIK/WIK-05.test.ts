import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const dive = (options: object, queue: number[], germany: object = { submarine: 2 }) =>
  at({
    power: 'britain',
    options: { ...options },
    phase: 'combat',
    queue,
    units: { sz9: { britain: { cruiser: 2 }, germany } },
  }).after(attack('sz9'))

describe('WIK-05 a submarine that submerges is out at once', () => {
  test('not: the dice of that round cannot hit it', () => {
    const g = dive({ 'wik-05': true }, [1, 1])
    g.answer({ type: 'submerge', count: 2 })
    expect(g.units('sz9').germany).toEqual({ submarine: 2 })
    expect(g.decision).toBeNull()
    g.exhausted()
  })

  test('allowed: those that stay up are hit', () => {
    const g = dive({ 'wik-05': true }, [1, 1, 6])
    g.answer({ type: 'submerge', count: 1 })
    expect(g.units('sz9').germany).toEqual({ submarine: 1 })
  })

  test('refused: nor can it be given for a hit', () => {
    const g = dive({ 'wik-05': true }, [1, 6], { submarine: 1, cruiser: 1, battleship: 1 })
    g.answer({ type: 'submerge', count: 1 })
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'casualties', count: 1 })
    g.refuse({ type: 'casualties', lose: { germany: { submarine: 1 } } }, 'WIK-05')
  })

  test('edge: transports left alone afloat are hit in its place', () => {
    const g = dive({ 'wik-05': true }, [1, 6], { submarine: 1, transport: 1 })
    g.answer({ type: 'submerge', count: 1 })
    expect(g.units('sz9').germany).toEqual({ submarine: 1 })
  })

  test('edge: without the option it can still be hit', () => {
    const g = dive({}, [1, 1])
    g.answer({ type: 'submerge', count: 2 })
    expect(g.units('sz9').germany).toBeUndefined()
  })
})
