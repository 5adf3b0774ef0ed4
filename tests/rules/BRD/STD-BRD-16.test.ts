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

const APART: ReadonlySet<string> = new Set(['united-states-of-america', 'london', 'berlin', 'rome', 'constantinople'])

describe('STD-BRD-16 naval bases and their zones', () => {
  test('allowed: a battleship is repaired in each of the thirteen zones', () => {
    for (const [power, , zone] of BASES) {
      const g = at({ round: 5, power, phase: 'purchase', units: { [zone]: { [power]: { damaged: { battleship: 1 } } } } })
      g.do({ type: 'repair', space: zone })
      expect(g.damaged(zone), zone).toBe(0)
    }
  })

  // A capital in enemy hands takes the whole phase with it (STD-CAP-13), and nobody can hold the United States but their owner.
  test.each(BASES.filter(([, territory]) => !APART.has(territory)))('refused: %s, with %s in enemy hands, in %s', (...base) => {
    const [power, territory, zone] = base
    const enemy = engine.sideOf(power) === 'central' ? 'russia' : 'germany'
    const g = at({
      round: 5,
      power,
      phase: 'purchase',
      units: { [zone]: { [power]: { damaged: { battleship: 1 } } } },
      control: { [territory]: enemy },
    })
    g.refuse({ type: 'repair', space: zone }, 'STD-PUR-07')
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
