import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { attack, choose, end } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

const swiss = (queue: number[]) =>
  adv({ units: { munich: { germany: { infantry: 5 } } }, queue }).after(
    move('munich', 'switzerland', { infantry: 4 }),
    end,
    choose('france'),
    attack('switzerland'),
  )

describe('ADV-30-02 Swiss machine guns', () => {
  test('allowed: they fire a first shot in that very battle', () => {
    const g = swiss([3, 3, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(volleys(g)).toEqual([
      ['first-shot', '2 machine-gun at 3'],
      ['attack', '2 infantry at 2'],
      ['defence', '2 artillery at 3', '4 infantry at 3'],
    ])
    g.exhausted()
  })

  test('not: they do not fire again with the others', () => {
    const g = swiss([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])
    expect(volleys(g).at(-1)).toEqual(['defence', '2 artillery at 3', '4 infantry at 3'])
  })
})
