import { describe, expect, test } from 'vitest'
import { space } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'
import { infEnding } from '../../../support/scenes/victory.ts'

describe('INF-VICT-03 Moscow and not Petrograd is the Russian city', () => {
  test('allowed: Moscow counts', () => {
    expect(infEnding({ paris: 'germany', moscow: 'germany' }).winner?.side).toBe('central')
  })

  test('not: Karelia with Petrograd does not', () => {
    expect(infEnding({ paris: 'germany', karelia: 'germany' }).winner).toBeNull()
    expect(space(inf().state, 'karelia').capitalOf).toBeUndefined()
  })
})
