import { describe, expect, test } from 'vitest'
import { treaty } from '../../../support/scenes/revolution.ts'

const fight = { russia: { infantry: 1 }, germany: { infantry: 2 } }

describe('INF-RUS-08 other land that is contested', () => {
  test('allowed: it is Russian again, whoever stands there', () => {
    const g = treaty({
      units: { moscow: fight, sevastopol: fight, tatarstan: { ottoman: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    for (const space of ['moscow', 'sevastopol', 'tatarstan']) expect(g.control(space), space).toBe('russia')
    expect(g.units('moscow')).toEqual(fight)
  })

  test('allowed: Karelia itself, if it was only contested', () => {
    const g = treaty({ control: { poland: 'germany' }, units: { karelia: fight } })
    expect(g.control('karelia')).toBe('russia')
  })

  test('not: what an enemy controls does not return', () => {
    const g = treaty({ units: { moscow: fight } })
    expect(g.control('karelia')).toBe('germany')
  })
})
