import { describe, expect, test } from 'vitest'
import { dive, escort, stay } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-10-17 escorts do not keep submarines from their first shot in round 1', () => {
  const shots = (escorts: number) =>
    raid('sz4', 1, { germany: { submarine: 2 }, britain: { destroyer: 1, cruiser: 1 } }, [6, 6, 6, 6, 6, 6, 6]).after(
      escort(escorts),
      dive(0),
    )

  test('allowed: with the only destroyer at the convoy the other boat fires first', () => {
    expect(volleys(shots(1))[0]).toEqual(['sea-first-attack', '1 submarine at 2'])
  })

  test('not: with it in the main battle', () => {
    expect(volleys(shots(0))[0]).toEqual(['sea-attack', '1 submarine at 2'])
  })

  test('edge: from round 2 the escort counts', () => {
    const g = shots(1)
    g.do(stay)
    g.do(stay)
    expect(g.state.flow.agenda.at(-1)).toMatchObject({ round: 2, firstShot: [] })
  })
})
