import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const options = { 'pt-4': true }
const landing = { cargo: [{ power: 'france' as const, type: 'infantry' as const }] }
const transport = () => adv({ options, power: 'france', units: { sz17: { france: { transports: [landing] } } } })

describe('ADV-PT4-03 the borders of sea zone 17', () => {
  test('allowed: it keeps Naples, Sicily, Albania, Greece, Libya, Egypt and five zones', () => {
    const g = transport()
    const sz17 = engine.spacesOf(g.state).find((s) => s.id === 'sz17')
    const around = ['albania', 'egypt', 'greece', 'libya', 'naples', 'sicily', 'sz16', 'sz18', 'sz19', 'sz31', 'sz32']
    expect([...(sz17?.adjacent ?? [])].sort()).toEqual(around)
    g.do({ type: 'offload', transport: g.transport('sz17'), to: 'naples', units: { infantry: 1 } })
  })

  test('refused: Rome, Tuscany, Piedmont and Sardinia lie on it no more', () => {
    const g = transport()
    for (const to of ['rome', 'tuscany', 'piedmont', 'sardinia'])
      g.refuse({ type: 'offload', transport: g.transport('sz17'), to, units: { infantry: 1 } }, 'ADV-PT4-03')
  })
})
