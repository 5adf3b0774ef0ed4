import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/engine/index.ts'
import { advLate } from '../../../support/scenes/start.ts'

const flight: Action = { type: 'move', from: 'ukraine', path: ['moscow', 'livonia'], units: { fighter: 1 } }
const spec = {
  control: { ukraine: 'germany', livonia: 'germany', belarus: 'germany' },
  units: { ukraine: { germany: { infantry: 1, fighter: 2 } }, livonia: { germany: { infantry: 1 } } },
} as const

describe('ADV-26-22 No flight over the Republic', () => {
  test('refused: over Moscow', () => {
    const g = advLate({ ...spec, revolution: true })
    expect(g.refuse(flight, 'ADV-26-22').space).toBe('moscow')
  })

  test('allowed: around it, over land that is in play', () => {
    const g = advLate({ ...spec, revolution: true })
    g.move('ukraine', ['belarus', 'livonia'], { fighter: 1 })
  })

  test('edge: before the revolution over it too', () => {
    advLate(spec).do(flight)
  })
})
