import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

const options = { 'pt-3': true }
const ISLANDS = 'balearic-islands'

describe('ADV-PT3-04 nobody’s Balearic Islands', () => {
  test('not: at the start nobody is paid for them', () => {
    const g = advOpening({ options })
    expect(g.control(ISLANDS)).toBeNull()
    const sum = engine.POWERS.reduce((n, power) => n + g.production(power), 0)
    const plain = engine.POWERS.reduce((n, power) => n + advOpening().production(power), 0)
    expect(sum - plain).toBe(3)
  })

  test('allowed: whoever controls them is', () => {
    const before = adv({ options }).production('france')
    expect(adv({ options, control: { [ISLANDS]: 'france' } }).production('france')).toBe(before + 1)
    expect(adv({ control: { [ISLANDS]: 'france' } }).production('france')).toBe(before - 1)
  })
})
