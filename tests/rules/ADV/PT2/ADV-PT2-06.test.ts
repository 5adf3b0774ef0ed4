import { describe, expect, test } from 'vitest'
import { caught, flyers } from '../../../support/scenes/land.ts'
import { enemies } from '../../../support/scenes/victory.ts'

const options = (g: ReturnType<typeof caught>) => g.decision?.options?.map((o) => o.id)

describe('ADV-PT2-06 No retreat into contested land', () => {
  test('allowed: friendly land, of friendly minors too', () => {
    expect(options(caught())).toEqual(['belgium', 'burgundy', 'picardy'])
  })

  test('not: land that was contested before', () => {
    expect(options(caught({ units: { picardy: enemies('france', 'germany') } }))).toEqual(['belgium', 'burgundy'])
  })

  test('not: land made contested this very turn', () => {
    const g = flyers({
      control: { belgium: 'germany' },
      mobilized: ['belgium'],
      units: {
        lorraine: { france: { fighter: 1 } },
        picardy: { france: { infantry: 1 } },
        burgundy: { france: { infantry: 1 } },
        alsace: { germany: { infantry: 3 } },
        belgium: { germany: { infantry: 3 } },
      },
    })
    g.move('belgium', 'picardy', { infantry: 1 })
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.units('burgundy').france).toEqual({ infantry: 1, fighter: 1 })
  })

  test('not: land that the enemy has just walked into', () => {
    const g = flyers({
      units: {
        lorraine: { france: { fighter: 1 } },
        alsace: { germany: { infantry: 3 } },
        piedmont: { germany: { infantry: 2 } },
      },
    })
    g.move('piedmont', 'burgundy', { infantry: 1 })
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.endPhase()
    expect(options(g)).toEqual(['belgium', 'picardy'])
  })
})
