import { describe, expect, test } from 'vitest'
import { breaksOut, russianEvening } from '../../support/scenes/revolution.ts'

const options = { 'russian-revolution': true, 'wik-13': true }

describe('WIK-13 the revolution comes after round four', () => {
  test('allowed: in round 5', () => {
    expect(breaksOut(russianEvening({ round: 5, options }))).toBe(true)
  })

  test('not: in round 4', () => {
    expect(breaksOut(russianEvening({ round: 4, options }))).toBe(false)
  })

  test('edge: without the option in round 4', () => {
    expect(breaksOut(russianEvening({ round: 4 }))).toBe(true)
  })

  test('not: alone it brings no revolution', () => {
    expect(breaksOut(russianEvening({ round: 5, options: { 'wik-13': true } }))).toBe(false)
  })
})
