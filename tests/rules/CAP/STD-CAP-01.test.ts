import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { attack, end } from '../../support/scenes/actions.ts'

const invasion = (queue: number[]) =>
  at({ units: { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 1 } } }, queue }).after(
    move('alsace', 'lorraine', { infantry: 2 }),
    end,
    attack('lorraine'),
  )

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
