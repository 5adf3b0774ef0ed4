import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const retaken = () =>
  inf({
    power: 'austria-hungary',
    influenced: ['greece'],
    control: { greece: 'france', albania: 'austria-hungary' },
    units: { albania: { 'austria-hungary': { infantry: 2 } } },
  }).after(move('albania', 'greece', { infantry: 1 }), end)

describe('INF-INFL-06 retaken, it belongs to the retaker', () => {
  test('allowed: Austria takes what Germany had won', () => {
    expect(retaken().control('greece')).toBe('austria-hungary')
  })

  test('not: it is not liberated for the one who paid', () => {
    expect(
      retaken()
        .past('control-changed')
        .map((e) => e.cause),
    ).toEqual(['entered'])
    expect(retaken().control('greece')).not.toBe('germany')
  })
})
