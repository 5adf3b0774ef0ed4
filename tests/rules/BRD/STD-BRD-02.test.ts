import { describe, expect, test } from 'vitest'
import { at, move, refusedPosition } from '../../support/game.ts'

describe('STD-BRD-02 Sahara and Himalayas', () => {
  test('allowed: land beside the desert is open', () => {
    const g = at({ power: 'france', units: { tunisia: { france: { infantry: 2, fighter: 1 } } } })
    g.move('tunisia', 'algeria', { infantry: 1 })
    expect(g.reach('tunisia', { infantry: 1 })).toEqual(['algeria', 'libya'])
  })

  test('refused: nobody walks or flies into them', () => {
    const g = at({
      power: 'britain',
      units: { nigeria: { britain: { infantry: 2, fighter: 1 } }, india: { britain: { infantry: 2, fighter: 1 } } },
    })
    g.refuse(move('nigeria', 'sahara', { infantry: 1 }), 'STD-BRD-02')
    g.refuse(move('nigeria', 'sahara', { fighter: 1 }), 'STD-BRD-02')
    g.refuse(move('india', 'himalayas', { infantry: 2, fighter: 1 }), 'STD-BRD-02')
  })

  test('refused: nobody flies over them', () => {
    const g = at({
      power: 'britain',
      units: {
        nigeria: { britain: { infantry: 2, fighter: 1 } },
        egypt: { britain: { infantry: 1 } },
        india: { britain: { infantry: 2, fighter: 1 } },
        afghanistan: { britain: { infantry: 1 } },
      },
    })
    g.refuse(move('nigeria', ['sahara', 'egypt'], { fighter: 1 }), 'STD-BRD-02')
    g.refuse(move('india', ['himalayas', 'afghanistan'], { fighter: 1 }), 'STD-BRD-02')
    expect(g.reach('nigeria', { fighter: 1 })).toEqual([])
    expect(g.reach('india', { fighter: 1 })).toEqual(['afghanistan'])
  })

  test('refused: nobody comes ashore there', () => {
    const units = { sz16: { france: { transports: [{ cargo: [{ power: 'france', type: 'infantry' }] }] } } } as const
    const g = at({ power: 'france', units: units as never })
    g.refuse({ type: 'offload', transport: g.transport('sz16'), to: 'sahara', units: { infantry: 1 } }, 'STD-BRD-02')
  })

  test('refused: nothing can stand there', () => {
    expect(refusedPosition({ units: { sahara: { france: { infantry: 1 } } } })).toContain('sahara')
    expect(refusedPosition({ control: { himalayas: 'britain' } })).toContain('himalayas')
  })
})
