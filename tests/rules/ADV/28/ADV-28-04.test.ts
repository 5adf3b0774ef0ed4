import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

const HOME = 'united-states-of-america'
const held = (by: 'germany' | 'britain', round: number) => adv({ round, control: { [HOME]: by } })
const apart = (round: number, power: 'germany' | 'britain') => adv({ round }).production(power)

describe('ADV-28-04 American land in other hands', () => {
  test('allowed: it pays whoever holds it 20', () => {
    for (const power of ['germany', 'britain'] as const)
      expect(held(power, 6).production(power) - apart(6, power), power).toBe(20)
  })

  test('allowed: it is paid as that power collects', () => {
    const collects = (control: Record<string, 'germany'>) =>
      adv({ round: 6, power: 'germany', phase: 'income', control })
        .after({ type: 'end-phase' })
        .past('income-collected')
        .find(({ power }) => power === 'germany')!
    expect(collects({ [HOME]: 'germany' }).income - collects({}).income).toBe(20)
  })

  test('not: the growth goes to nobody with it', () => {
    const g = held('germany', 6)
    expect(g.production('usa')).toBe(0)
    expect(g.production('germany')).toBe(apart(6, 'germany') + 20)
  })

  test('edge: freed, it yields what the round says', () => {
    expect(adv({ round: 6, control: { [HOME]: 'usa' } }).production('usa')).toBe(28)
  })
})
