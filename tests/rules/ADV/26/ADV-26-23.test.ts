import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

const later = () =>
  revolution({
    units: {
      sz12: {
        russia: {
          transports: [
            {
              cargo: [
                { power: 'britain', type: 'infantry' },
                { power: 'russia', type: 'infantry' },
              ],
            },
          ],
        },
        britain: {
          transports: [
            {
              cargo: [
                { power: 'russia', type: 'artillery' },
                { power: 'britain', type: 'tank' },
              ],
            },
          ],
        },
      },
    },
  })

describe('ADV-26-23 Cargo at the revolution', () => {
  test('allowed: what Allies have aboard Russian transports goes home', () => {
    const g = later()
    expect(g.situation.homeward).toEqual({ britain: { infantry: 1 } })
    expect(g.events('units-sent-home')).toEqual([
      { type: 'units-sent-home', power: 'britain', space: 'sz12', units: { infantry: 1 }, rule: 'ADV-26-23' },
    ])
  })

  test('not: Russian cargo aboard Allied transports does not stay', () => {
    expect(later().units('sz12')).toEqual({ britain: { transport: 1, tank: 1 } })
  })

  test('holds: nothing of it goes down with the ships', () => {
    expect(later().events('units-disbanded')).toMatchObject([{ space: 'sz12', cargo: [] }])
  })

  test('holds: guns take their gas along', () => {
    const gun = { power: 'britain', type: 'artillery' } as const
    const g = revolution({
      units: { sz12: { russia: { transports: [{ cargo: [{ ...gun, gas: true }, gun] }, { cargo: [{ ...gun, gas: true }] }] } } },
    })
    expect(g.situation.homeward).toEqual({ britain: { artillery: 3, 'poison-gas': 2 } })
  })
})
