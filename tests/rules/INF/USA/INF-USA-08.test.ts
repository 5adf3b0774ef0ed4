import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const HOME = 'united-states-of-america'
const landing = (power: 'germany' | 'britain') =>
  inf({
    power,
    units: { [HOME]: { usa: { infantry: 1 } }, sz1: { [power]: { transports: [{ cargo: [{ power, type: 'infantry' }] }] } } },
  })

describe('INF-USA-08 an attack on its territory brings it in as well', () => {
  test('allowed: a German landing does, at once', () => {
    const g = landing('germany')
    g.do({ type: 'offload', transport: g.transport('sz1'), to: HOME, units: { infantry: 1 } })
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', cause: 'attacked', rule: 'INF-USA-08' }])
    expect(g.control(HOME)).toBe('contested')
  })

  test('refused: an Ally does not come in at all', () => {
    const g = landing('britain')
    g.refuse({ type: 'offload', transport: g.transport('sz1'), to: HOME, units: { infantry: 1 } }, 'STD-POL-20')
    expect(g.situation.usaAtWar).toBe(false)
  })
})
