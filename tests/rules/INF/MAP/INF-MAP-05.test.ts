import { describe, expect, test } from 'vitest'
import { at, move } from '../../../support/game.ts'
import { neighbours } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-MAP-05 Jabal Shammar', () => {
  test('allowed: it borders Arabia, Mesopotamia, the Syrian Desert and Trans-Jordan', () => {
    expect(neighbours('jabal-shammar')).toEqual(['arabia', 'mesopotamia', 'syrian-desert', 'trans-jordan'])
    const units = { 'syrian-desert': { ottoman: { infantry: 1 } } }
    inf({ power: 'ottoman', units }).move('syrian-desert', 'jabal-shammar', { infantry: 1 })
  })

  test('refused: from the Syrian Desert straight into Arabia', () => {
    const units = { 'syrian-desert': { ottoman: { infantry: 1 } } }
    inf({ power: 'ottoman', units }).refuse(move('syrian-desert', 'arabia', { infantry: 1 }), 'STD-BRD-01')
    at({ power: 'ottoman', units }).move('syrian-desert', 'arabia', { infantry: 1 })
  })
})
