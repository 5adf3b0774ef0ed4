import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const flight = (over: string, to: string, from = 'alsace', more: NonNullable<Parameters<typeof at>[0]>['units'] = {}) => {
  const g = at({ units: { [from]: { germany: { infantry: 1, fighter: 1 } }, [to]: { germany: { infantry: 1 } }, ...more } })
  g.move(from, [over, to], { fighter: 1 })
  return g.units(to).germany
}

describe('STD-AIR-02 over anything', () => {
  test('allowed: over friendly, hostile, contested and minor territory', () => {
    expect(flight('munich', 'tyrolia')).toEqual({ infantry: 1, fighter: 1 })
    expect(flight('lorraine', 'picardy')).toEqual({ infantry: 1, fighter: 1 })
    expect(flight('lorraine', 'picardy', 'alsace', { lorraine: { france: { infantry: 9, fighter: 3 } } })).toEqual({
      infantry: 1,
      fighter: 1,
    })
    const contested = { lorraine: { france: { infantry: 1 }, germany: { infantry: 1 } } }
    expect(flight('lorraine', 'picardy', 'alsace', contested)).toEqual({ infantry: 1, fighter: 1 })
    expect(flight('belgium', 'picardy')).toEqual({ infantry: 1, fighter: 1 })
  })

  test('allowed: over the sea, whoever sails there', () => {
    const fleet = { sz9: { britain: { battleship: 3 } } }
    expect(flight('sz9', 'yorkshire', 'picardy', fleet)).toEqual({ infantry: 1, fighter: 1 })
  })

  test('refused: over what nobody may enter', () => {
    const g = at({
      power: 'italy',
      units: { libya: { italy: { infantry: 1, fighter: 1 } }, algeria: { italy: { infantry: 1 } } },
    })
    g.refuse(move('libya', ['sahara', 'algeria'], { fighter: 1 }), 'STD-BRD-02')
    g.move('libya', ['tunisia', 'algeria'], { fighter: 1 })
  })

  test('edge: the second space must be next to the first', () => {
    const g = at({ units: { alsace: { germany: { infantry: 1, fighter: 1 } }, bohemia: { germany: { infantry: 1 } } } })
    g.refuse(move('alsace', ['lorraine', 'bohemia'], { fighter: 1 }), 'STD-BRD-01')
    expect(g.reach('alsace', { fighter: 1 })).toEqual(['bohemia'])
  })

  test('holds: the sea bars nobody, not even the neutral United States', () => {
    const g = at({
      power: 'usa',
      round: 2,
      units: {
        ireland: { usa: { infantry: 1, fighter: 1 } },
        spain: { usa: { infantry: 1 } },
      },
      control: { ireland: 'usa', spain: 'usa' },
    })
    g.move('ireland', ['sz7', 'spain'], { fighter: 1 })
    expect(g.units('spain').usa).toEqual({ infantry: 1, fighter: 1 })
  })
})
