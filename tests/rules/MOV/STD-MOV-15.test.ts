import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const leave = (control: Record<string, 'germany'>) =>
  at({ control, units: { lorraine: { germany: { infantry: 1 }, britain: { infantry: 1 } } } }).after(
    move('lorraine', 'alsace', { infantry: 1 }),
    end,
  )

describe('STD-MOV-15 an original controller without its capital', () => {
  test('allowed: a power that is there takes the land instead', () => {
    expect(leave({ paris: 'germany' }).control('lorraine')).toBe('britain')
  })

  test('not: with its capital in its own hands it is not passed over', () => {
    expect(leave({}).control('lorraine')).toBe('france')
  })

  test('edge: a contested capital is not lost', () => {
    const g = at({
      units: {
        lorraine: { germany: { infantry: 1 }, britain: { infantry: 1 } },
        paris: { germany: { infantry: 1 }, france: { infantry: 1 } },
      },
    })
    g.move('lorraine', 'alsace', { infantry: 1 })
    g.endPhase()
    expect(g.control('lorraine')).toBe('france')
  })
})
