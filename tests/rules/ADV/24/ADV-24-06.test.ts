import { describe, expect, test } from 'vitest'
import { collects } from '../../../support/scenes/economy.ts'

describe('ADV-24-06 submarines and transports blockade nothing', () => {
  test('allowed: the die is thrown with any number of Allied submarines and transports there', () => {
    const { more, supplies } = collects({ britain: { submarine: 3, transport: 2 }, france: { submarine: 1 } })
    expect(supplies?.dice).toEqual([5])
    expect(more).toBe(4)
  })

  test('not: it is not, once a destroyer is with them', () => {
    expect(collects({ britain: { submarine: 3, transport: 2, destroyer: 1 } }).supplies?.dice).toEqual([])
  })
})
