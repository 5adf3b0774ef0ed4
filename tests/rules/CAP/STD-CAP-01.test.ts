import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const invasion = (queue: number[]) => {
  const g = at({ units: { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 1 } } }, queue })
  g.move('alsace', 'lorraine', { infantry: 2 })
  g.endPhase()
  g.attack('lorraine')
  return g
}

describe('STD-CAP-01 control moves the value at once', () => {
  test('allowed: the captor has the territory and its value as soon as the battle is over', () => {
    const g = invasion([1, 6, 6])
    expect(g.control('lorraine')).toBe('germany')
    expect([g.production('germany'), g.production('france')]).toEqual([37, 22])
    expect(g.events('control-changed')).toMatchObject([{ space: 'lorraine', from: 'contested', to: 'germany', by: 'germany' }])
  })

  test('not: contested land gives its value to nobody', () => {
    const g = invasion([6, 6, 6])
    expect([g.production('germany'), g.production('france')]).toEqual([35, 22])
  })
})
