import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const options = { 'wik-16': true }

describe('WIK-16 a side wins the moment it has the capitals', () => {
  test('allowed: entered without a fight, in the middle of a round', () => {
    const g = at({ options, control: { rome: 'germany' }, units: { burgundy: { germany: { infantry: 1 } } } })
    g.move('burgundy', 'paris', { infantry: 1 })
    expect(g.winner).toBeNull()
    g.endPhase()
    expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'WIK-16' })
    expect(g.refuse({ type: 'end-phase' }, 'CONTRACT').code).toBe('game-over')
  })

  test('allowed: taken in battle, and for the Allies too', () => {
    const g = at({
      options,
      power: 'france',
      phase: 'combat',
      queue: [1, 6],
      control: { vienna: 'italy' },
      units: { berlin: { france: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.attack('berlin')
    expect(g.winner).toMatchObject({ side: 'allies', rule: 'WIK-16' })
    expect(g.decision).toBeNull()
  })

  test('allowed: left by the enemy', () => {
    const g = at({
      options,
      power: 'france',
      control: { rome: 'germany', brest: 'france' },
      units: { paris: { france: { infantry: 1 }, germany: { infantry: 1 } }, london: { germany: { infantry: 1 } } },
    })
    expect(g.winner).toBeNull()
    g.move('paris', 'brest', { infantry: 1 })
    g.endPhase()
    expect(g.control('paris')).toBe('germany')
    expect(g.winner?.side).toBe('central')
  })

  test('not: a contested capital does not count', () => {
    const g = at({
      options,
      control: { rome: 'germany' },
      queue: [6, 6],
      units: { burgundy: { germany: { infantry: 1 } }, paris: { france: { infantry: 1 } } },
    })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    g.attack('paris')
    expect(g.control('paris')).toBe('contested')
    expect(g.winner).toBeNull()
  })

  test('edge: without the option it is tested as the turn of the United States ends', () => {
    const g = at({ control: { rome: 'germany' }, units: { burgundy: { germany: { infantry: 1 } } } })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.winner).toBeNull()
    g.until('usa', 'income')
    g.endPhase()
    expect(g.winner).toMatchObject({ side: 'central', rule: 'STD-VIC-02' })
  })
})
