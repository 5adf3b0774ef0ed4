import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

const BASES = [
  ['usa', 'united-states-of-america', 'sz1'],
  ['russia', 'karelia', 'sz6'],
  ['russia', 'karelia', 'sz12'],
  ['britain', 'wales', 'sz8'],
  ['britain', 'london', 'sz9'],
  ['germany', 'kiel', 'sz10'],
  ['germany', 'berlin', 'sz11'],
  ['france', 'brest', 'sz15'],
  ['france', 'marseilles', 'sz16'],
  ['italy', 'rome', 'sz17'],
  ['austria-hungary', 'trieste', 'sz18'],
  ['ottoman', 'constantinople', 'sz20'],
  ['russia', 'sevastopol', 'sz21'],
] as const

describe('STD-BRD-16 naval bases and their zones', () => {
  test('allowed: a battleship is repaired in each of the thirteen zones', () => {
    for (const [power, territory, zone] of BASES) {
      const spec = { round: 5, power, phase: 'purchase', units: { [zone]: { [power]: { damaged: { battleship: 1 } } } } } as const
      const g = at(spec)
      g.do({ type: 'repair', space: zone })
      expect(g.damaged(zone), zone).toBe(0)
      if (territory === 'united-states-of-america') continue
      const enemy = engine.sideOf(power) === 'central' ? 'russia' : 'germany'
      const lost = at({ ...spec, control: { [territory]: enemy } })
      if (lost.turn.phase === 'purchase') lost.refuse({ type: 'repair', space: zone }, 'STD-PUR-07')
    }
  })

  test('refused: no other zone has a base', () => {
    const withBase: readonly string[] = BASES.map(([, , zone]) => zone)
    for (let n = 1; n <= 30; n++) {
      const zone = `sz${n}`
      if (withBase.includes(zone)) continue
      const g = at({ phase: 'purchase', units: { [zone]: { germany: { damaged: { battleship: 1 } } } } })
      g.refuse({ type: 'repair', space: zone }, 'STD-PUR-06')
    }
  })
})
