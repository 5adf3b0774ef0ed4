import { describe, expect, test } from 'vitest'
import { russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-08 Russian units abroad are removed', () => {
  const g = russianEvening({
    units: {
      moscow: { russia: { infantry: 3 } },
      finland: { russia: { infantry: 1, artillery: 1 }, britain: { infantry: 1 } },
      romania: { russia: { infantry: 2 } },
      galicia: { russia: { infantry: 4 }, 'austria-hungary': { infantry: 2 } },
      sz21: {
        russia: {
          battleship: 1,
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
          cruiser: 1,
          transports: [
            {
              cargo: [
                { power: 'russia', type: 'artillery' },
                { power: 'britain', type: 'infantry' },
              ],
            },
          ],
        },
      },
    },
  })
  g.endPhase()

  test('allowed: armies, ships, cargo on others’ transports and all cargo on its own go', () => {
    expect(g.units('romania')).toEqual({})
    expect(g.units('galicia')).toEqual({ 'austria-hungary': { infantry: 2 } })
    expect(g.units('sz21')).toEqual({ britain: { cruiser: 1, transport: 1, infantry: 1 } })
    expect(g.events('units-disbanded')).toContainEqual({
      type: 'units-disbanded',
      power: 'russia',
      space: 'sz21',
      units: { battleship: 1, transport: 1, infantry: 1, artillery: 1 },
      cargo: [{ power: 'britain', type: 'infantry' }],
    })
  })

  test('not: those in original Russian territory, nor anybody else’s', () => {
    expect(g.units('moscow')).toEqual({ russia: { infantry: 3 } })
    expect(g.units('finland')).toEqual({ russia: { infantry: 1, artillery: 1 }, britain: { infantry: 1 } })
  })
})
