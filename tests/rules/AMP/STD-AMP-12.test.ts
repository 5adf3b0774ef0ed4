import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'

/** Guns and infantry are to land in belgium, an ally's, after a battle that costs the cruiser and one transport. */
const afterTheBattle = (sunk: 0 | 1) => {
  const transports = [hold('britain', ['artillery']), hold('britain', ['infantry'])]
  const g = at({
    power: 'britain',
    control: { belgium: 'france' },
    units: { sz9: { britain: { cruiser: 1, transports }, germany: { cruiser: 1, submarine: 1 } } },
    queue: [1, 1, 1],
  })
  const ids = g.transports('sz9')
  g.do({ type: 'offload', transport: ids[0] as number, to: 'belgium', units: { artillery: 1 }, afterSeaCombat: true })
  g.do({ type: 'offload', transport: ids[1] as number, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true })
  g.endPhase()
  g.attack('sz9')
  g.answer({ type: 'submerge', count: 0 })
  g.answer({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [ids[sunk] as number] })
  g.answer({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
  g.exhausted()
  return g
}

/** A mine of kiel takes the transport with the infantry; the other has only guns. */
const mined = (queue: number[], more: Record<SpaceId, object> = {}) => {
  const transports = [hold('britain', ['artillery']), hold('britain', ['infantry'])]
  const g = at({
    power: 'britain',
    units: { sz5: { britain: { transports } }, holland: { germany: { infantry: 1 } }, ...more },
    queue,
  })
  const [guns = 0, foot = 0] = g.transports('sz5')
  g.do({ type: 'move', from: 'sz5', path: ['sz10'], transports: [guns, foot] })
  return { g, guns, foot }
}

describe('STD-AMP-12 an infantry among those that come ashore', () => {
  test('allowed: guns land when the infantry has come through the mines', () => {
    const { g, guns, foot } = mined([6, 6])
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    g.do({ type: 'offload', transport: foot, to: 'holland', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('holland').britain).toEqual({ infantry: 1, artillery: 1 })
  })

  test('holds: when its transport sank they stay aboard', () => {
    const { g, guns } = mined([6, 1])
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ rule: 'STD-AMP-12' }])
    expect(g.units('holland')).toEqual({ germany: { infantry: 1 } })
    expect(g.units('sz10').britain).toEqual({ transport: 1, artillery: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('not: they do not land in a later order either', () => {
    const { g, guns, foot } = mined([6, 1])
    g.do({ type: 'offload', transport: foot, to: 'holland', units: { infantry: 1 } })
    expect(g.decision).toBeNull()
    const later = { type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } } as const
    expect(g.refuse(later, 'STD-AMP-12').also?.map((e) => e.rule)).toEqual(['STD-MOV-10'])
    expect(g.legal.filter((a) => a.type === 'offload')).toEqual([])
    g.endPhase()
    expect(g.units('sz10').britain).toEqual({ transport: 1, artillery: 1 })
  })

  test('edge: after a hit they may land first while infantry can still follow', () => {
    const { g, guns, foot } = mined([1, 6, 6], { sz9: { britain: { battleship: 1 } } })
    g.move('sz9', 'sz10', { battleship: 1 })
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    g.choose('land')
    expect(g.units('holland').britain).toEqual({ artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.do({ type: 'offload', transport: foot, to: 'holland', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('holland').britain).toEqual({ infantry: 1, artillery: 1 })
  })

  test('edge: an infantry of the power that stands there already will do', () => {
    const { g, guns } = mined([6, 1], { holland: { britain: { infantry: 1 }, germany: { infantry: 1 } } })
    g.do({ type: 'offload', transport: guns, to: 'holland', units: { artillery: 1 } })
    g.choose('land')
    expect(g.units('holland').britain).toEqual({ infantry: 1, artillery: 1 })
    g.endPhase()
  })

  test('holds: guns stay aboard when the infantry went down in the sea battle', () => {
    const g = afterTheBattle(1)
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ rule: 'STD-AMP-12' }])
    expect(g.units('belgium')).toEqual({})
    expect(g.units('sz9').britain).toEqual({ transport: 1, artillery: 1 })
    expect(g.situation.landings).toEqual([])
  })

  test('allowed: the infantry lands without the guns', () => {
    expect(afterTheBattle(0).units('belgium')).toEqual({ britain: { infantry: 1 } })
  })
})
