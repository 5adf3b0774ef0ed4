import { describe, test } from 'vitest'
import { buyer } from '../../../support/scenes/influence.ts'

const revolt = { type: 'revolt', territory: 'morocco' } as const

describe('INF-REV-05 only against the owner of the table, who must hold it and be at war', () => {
  test('allowed: where France holds it undisputed', () => {
    buyer('germany', 5, { units: { morocco: { france: { infantry: 1 }, britain: { infantry: 1 } } } }).do(revolt)
  })

  test('refused: held by an ally of his, by the enemy, contested, or by one who has made peace', () => {
    buyer('germany', 5, { control: { morocco: 'britain' } }).refuse(revolt, 'INF-REV-05')
    buyer('germany', 5, { control: { morocco: 'austria-hungary' } }).refuse(revolt, 'INF-REV-05')
    const both = { morocco: { france: { infantry: 1 }, ottoman: { infantry: 1 } } }
    buyer('germany', 5, { units: both }).refuse(revolt, 'INF-REV-05')
    const peace = buyer('germany', 5, { revolution: true, round: 5 })
    peace.refuse({ type: 'revolt', territory: 'finland' }, 'INF-REV-05')
  })
})
