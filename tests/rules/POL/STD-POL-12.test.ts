import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-POL-12 the first to enter a colony takes it', () => {
  test('allowed: an enemy of its minor power, and a friend of it', () => {
    const enemy = at({ units: { 'german-east-africa': { germany: { infantry: 2 } } } })
    enemy.move('german-east-africa', 'belgian-congo', { infantry: 1 })
    enemy.endPhase()
    expect(enemy.control('belgian-congo')).toBe('germany')
    expect(enemy.production('germany')).toBe(36)
    const friend = at({ power: 'britain', units: { rhodesia: { britain: { infantry: 1 } } } })
    friend.move('rhodesia', 'belgian-congo', { infantry: 1 })
    friend.endPhase()
    expect(friend.control('belgian-congo')).toBe('britain')
  })

  test('allowed: a colony of neutral Spain, which stays neutral itself', () => {
    const g = at({ power: 'france', units: { algeria: { france: { infantry: 1 } } } })
    g.move('algeria', 'spanish-morocco', { infantry: 1 })
    g.endPhase()
    expect(g.control('spanish-morocco')).toBe('france')
    expect(g.decision).toBeNull()
    expect(g.status('spain', 'germany')).toBe('neutral')
    expect(g.situation.mobilized).toEqual([])
  })

  test('not: before Conduct Combat opens', () => {
    const g = at({ power: 'britain', units: { rhodesia: { britain: { infantry: 1 } } } })
    g.move('rhodesia', 'belgian-congo', { infantry: 1 })
    expect(g.control('belgian-congo')).toBeNull()
    expect(g.production('britain')).toBe(30)
    g.endPhase()
    expect(g.production('britain')).toBe(31)
  })

  test('not: the second to enter as a friend takes nothing', () => {
    const g = at({ power: 'france', control: { angola: 'britain' }, units: { 'belgian-congo': { france: { infantry: 1 } } } })
    g.move('belgian-congo', 'angola', { infantry: 1 })
    g.endPhase()
    expect(g.control('angola')).toBe('britain')
  })
})
