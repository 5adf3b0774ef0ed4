import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const captured = (queue: number[]) =>
  advLate({
    power: 'italy',
    phase: 'combat',
    queue,
    units: { spain: { italy: { infantry: 1 }, germany: { infantry: 1 } } },
  }).after(attack('spain'))

describe('ADV-29-09 Spain belongs to whoever took it last', () => {
  test('allowed: its captor controls it', () => {
    expect(captured([1, 6]).control('spain')).toBe('italy')
  })

  test('not: it is liberated for nobody', () => {
    expect(
      captured([1, 6])
        .events('control-changed')
        .map((e) => e.cause),
    ).toEqual(['captured'])
    const walked = advLate({
      power: 'usa',
      control: { spain: 'germany', bordeaux: 'france' },
      units: { bordeaux: { usa: { infantry: 2 } } },
    })
    walked.move('bordeaux', 'spain', { infantry: 1 })
    walked.endPhase()
    expect(walked.control('spain')).toBe('usa')
  })

  test('edge: with nobody left it is vacant', () => {
    expect(captured([1, 1]).control('spain')).toBeNull()
  })
})
