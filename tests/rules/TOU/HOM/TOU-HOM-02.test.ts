import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = { berlin: 8, ruhr: 6, munich: 4, alsace: 3, prussia: 3, silesia: 3, hanover: 2, kiel: 2 }

describe('TOU-HOM-02 the homeland of Germany', () => {
  test('allowed: these territories with these values, 31 in all', () => {
    const g = tou()
    expect(landsOf(g, 'germany')).toEqual(HOMELAND)
    expect(homelandOf(g, 'germany').total).toBe(31)
    const lost = tou({ control: { ruhr: 'france' } })
    expect(homelandOf(lost, 'germany').lost).toBe(6)
  })

  test('not: German East Africa is not part of it', () => {
    const g = tou({ control: { 'german-east-africa': 'france' } })
    expect(landsOf(g, 'germany')).not.toHaveProperty('german-east-africa')
    expect(homelandOf(g, 'germany').lost).toBe(0)
  })
})
