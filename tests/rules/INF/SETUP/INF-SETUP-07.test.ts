import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { infOpening } from '../../../support/scenes/start.ts'

describe('INF-SETUP-07 Britain at the start', () => {
  test('allowed: two infantry and a gun in South Africa', () => {
    expect(infOpening().units('union-of-south-africa')).toEqual({ britain: { infantry: 2, artillery: 1 } })
  })

  test('refused: nobody in East Africa', () => {
    expect(infOpening().units('british-east-africa')).toEqual({})
    infOpening({ power: 'britain', phase: 'move' }).refuse(move('british-east-africa', 'rhodesia', { infantry: 1 }), 'CONTRACT')
  })
})
