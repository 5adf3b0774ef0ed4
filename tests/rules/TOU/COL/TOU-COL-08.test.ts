import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

const fall = () =>
  turnEnds('france', {
    control: held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine', 'picardy'),
    units: {
      paris: { france: { infantry: 4, artillery: 1, fighter: 1 } },
      morocco: { france: { infantry: 1 } },
      sz16: { france: { battleship: 1, transports: [hold('france', ['infantry'])] } },
      sz8: {
        britain: {
          transports: [
            {
              cargo: [
                { power: 'france', type: 'infantry' },
                { power: 'britain', type: 'infantry' },
              ],
            },
          ],
        },
      },
    },
  })

describe('TOU-COL-08 the power leaves the game', () => {
  test('allowed: every unit it has goes at once, at sea and aboard too', () => {
    const g = fall()
    for (const space of ['paris', 'morocco', 'sz16']) expect(g.units(space), space).toEqual({})
    expect(g.units('sz8')).toEqual({ britain: { transport: 1, infantry: 1 } })
    expect(g.events('units-disbanded').map((e) => [e.space, e.units])).toEqual([
      ['morocco', { infantry: 1 }],
      ['paris', { infantry: 4, artillery: 1, fighter: 1 }],
      ['sz16', { battleship: 1, transport: 1, infantry: 1 }],
      ['sz8', { infantry: 1 }],
    ])
    expect(g.turn).toEqual({ round: 2, power: 'britain', phase: 'purchase' })
  })

  test('not: it takes no more turns', () => {
    const g = fall().until('britain', 'income').until('germany', 'income')
    expect(g.turn.round).toBe(3)
    g.endPhase()
    expect(g.events('turn-skipped')).toEqual([{ type: 'turn-skipped', power: 'france', rule: 'TOU-COL-08' }])
    expect(g.turn.power).toBe('britain')
    g.replays()
  })

  test('not: it cannot come back, whoever frees its land', () => {
    const g = tou({
      power: 'britain',
      surrendered: ['france'],
      units: { sz8: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    g.do(landing(g, 'sz8', 'picardy', { infantry: 1 }))
    g.until('germany', 'income')
    g.endPhase()
    expect(g.turn.power).toBe('britain')
    expect(g.situation.surrendered).toEqual(['france'])
    expect(g.production('france')).toBe(0)
  })
})
