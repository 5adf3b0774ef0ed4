import { describe, expect, test } from 'vitest'
import type { Counts, PowerId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { touOpening } from '../../../support/scenes/start.ts'

const totals = (power: PowerId): Counts => {
  const { state } = touOpening()
  const sum: Counts = {}
  for (const { id } of engine.spacesOf(state))
    for (const s of engine.unitsIn(state, id)) if (s.power === power) sum[s.type] = (sum[s.type] ?? 0) + s.count
  return sum
}

describe('TOU-SET-04 what stands there in the end', () => {
  test('allowed: the four stacks that were changed', () => {
    const g = touOpening()
    expect(g.units('sevastopol')).toEqual({ russia: { infantry: 6, artillery: 2 } })
    expect(g.units('livonia')).toEqual({ russia: { infantry: 6, artillery: 2 } })
    expect(g.units('sz15')).toEqual({ france: { cruiser: 1 } })
    expect(g.units('sz9')).toEqual({ britain: { battleship: 1, cruiser: 3, transport: 1 } })
  })

  test('allowed: the sums of those who won or lost units', () => {
    expect(totals('russia').infantry).toBe(42)
    expect(totals('britain')).toMatchObject({ infantry: 32, cruiser: 6 })
    expect(totals('france')).toMatchObject({ infantry: 29, battleship: 1, cruiser: 2, transport: 2 })
    expect(totals('germany').infantry).toBe(61)
    expect(totals('italy').infantry).toBe(21)
  })

  test('refused: the emptied colonies have no army to move or to fight with', () => {
    const g = touOpening({ power: 'italy', phase: 'combat' })
    g.refuse({ type: 'attack', space: 'somaliland' }, 'STD-CBT-01')
  })
})
