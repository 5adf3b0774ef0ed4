import { describe, expect, test } from 'vitest'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

const LOST = held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine')
/** France falls while it stands in these places with these powers. */
const fall = (space: string, ...others: Parameters<typeof stand>[1][]) =>
  turnEnds('france', { control: { ...LOST, picardy: 'germany' }, units: stand([space], 'france', ...others) })

describe('TOU-COL-09 what it was contesting', () => {
  test('allowed: the enemy who stays takes control, the original controller first', () => {
    const g = fall('alsace', 'austria-hungary')
    expect(g.control('alsace')).toBe('germany')
    expect(g.events('control-changed').find((e) => e.space === 'alsace')?.cause).toBe('withdrawn')
    expect(fall('marseilles', 'austria-hungary').control('marseilles')).toBe('austria-hungary')
  })

  test('not: where another power of its side is there too, the land stays contested', () => {
    const g = fall('alsace', 'germany', 'britain')
    expect(g.control('alsace')).toBe('contested')
    expect(g.units('alsace')).toEqual({ germany: { infantry: 1 }, britain: { infantry: 1 } })
  })

  test('allowed: several enemies agree, before anything else goes on', () => {
    const g = fall('marseilles', 'germany', 'austria-hungary')
    expect(g.decision).toMatchObject({ by: 'austria-hungary', kind: 'choice', space: 'marseilles' })
    expect(g.turn.power).toBe('france')
    g.choose('germany')
    expect(g.control('marseilles')).toBe('germany')
    expect(g.turn).toMatchObject({ power: 'britain', phase: 'purchase' })
  })
})
