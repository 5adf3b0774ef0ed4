import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'
import { enemies } from '../../../support/scenes/victory.ts'

describe('ADV-26-05 Contested land of Russia’s own comes under the armistice', () => {
  test('allowed: held by those who stand there, without a marker', () => {
    const g = revolution({ units: { sevastopol: enemies('russia', 'ottoman') } })
    expect(g.situation.armistice).toEqual({ sevastopol: 'central' })
    expect(g.control('sevastopol')).toBeNull()
    expect(g.units('sevastopol')).toEqual({ ottoman: { infantry: 1 } })
    expect(g.events('armistice-settled')).toEqual([
      { type: 'armistice-settled', space: 'sevastopol', side: 'central', rule: 'ADV-26-05' },
    ])
  })

  test('allowed: also where other Allies contested it, and Moscow itself', () => {
    const g = revolution({ units: { karelia: enemies('britain', 'germany'), moscow: enemies('russia', 'germany') } })
    expect(g.situation.armistice).toEqual({ karelia: 'central', moscow: 'central' })
  })

  test('allowed: in a position too, where Russian units are named on land that others contest', () => {
    const g = advLate({ revolution: true, units: { ukraine: enemies('russia', 'germany'), moscow: { russia: { infantry: 2 } } } })
    expect(g.situation.armistice).toEqual({ ukraine: 'central' })
    expect([g.units('ukraine'), g.control('ukraine')]).toEqual([{ germany: { infantry: 1 } }, null])
    expect([g.units('moscow'), g.control('moscow')]).toEqual([{}, 'russia'])
    expect([g.status('ukraine', 'ottoman'), g.status('ukraine', 'france')]).toEqual(['friendly', 'hostile'])
  })

  test('not: land that is controlled, and land abroad', () => {
    const g = revolution({ units: { galicia: enemies('russia', 'austria-hungary') } })
    expect(g.situation.armistice).toBeUndefined()
    expect(g.control('galicia')).toBe('austria-hungary')
  })

  test('edge: in a position where another Ally stands against them beside the Russians it stays contested, and is held by the others', () => {
    const units = { ukraine: { russia: { infantry: 1 }, germany: { infantry: 1 }, britain: { infantry: 1 } } }
    const g = advLate({ revolution: true, units })
    expect(g.situation.armistice).toEqual({ ukraine: 'central' })
    expect([g.units('ukraine'), g.control('ukraine')]).toEqual([
      { germany: { infantry: 1 }, britain: { infantry: 1 } },
      'contested',
    ])
  })
})
