import { describe, expect, test } from 'vitest'
import type { Counts } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { attacked } from '../../../support/scenes/sea.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held } from '../../../support/scenes/victory.ts'

describe('TOU-RET-03 retreating together', () => {
  test('allowed: all survivors go to one neighbouring zone, damage and cargo with them', () => {
    const g = attacked({
      units: {
        sz10: {
          germany: {
            battleship: 1,
            cruiser: 1,
            transports: [hold('germany', ['infantry'])],
          },
        },
        sz5: { britain: { battleship: 1 } },
      },
      ships: { battleship: 1, cruiser: 1, transport: 1 },
      queue: [6, 6, 1],
    })
    g.do({ type: 'casualties', lose: {}, hit: { germany: { battleship: 1 } } })
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { battleship: 1, cruiser: 1, transport: 1, infantry: 1 } })
    expect(g.damaged('sz10')).toBe(1)
    expect(g.units('sz5')).toEqual({ britain: { battleship: 1 } })
  })

  test('holds: submerged submarines stay behind', () => {
    const g = attacked({ ships: { cruiser: 1, submarine: 1 }, queue: [6, 6] })
    g.do({ type: 'submerge', count: 1 })
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.events('ships-retreated')[0]).toMatchObject({ from: 'sz5', to: 'sz10', units: { cruiser: 1 }, transports: [] })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 1 } })
    expect(engine.unitsIn(g.state, 'sz5').filter((s) => s.power === 'germany')).toEqual([
      { power: 'germany', type: 'submarine', count: 1 },
    ])
  })

  test('not: with nothing but submerged boats left there is nobody to retreat', () => {
    const g = attacked({ ships: { submarine: 2, cruiser: 1 }, queue: [6, 3] })
    g.do({ type: 'submerge', count: 2 })
    g.do({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.decision).toBeNull()
    expect(g.units('sz5').germany).toEqual({ submarine: 2 })
  })

  test('refused: to a zone that is not next door', () => {
    const g = attacked({ queue: [6, 6, 6] })
    g.refuse({ type: 'retreat', to: 'sz11' }, 'TOU-RET-03')
    g.refuse({ type: 'retreat', to: 'kiel' }, 'TOU-RET-03')
  })

  /** A cruiser has fought in sz5 and goes back to sz10, where a British submarine swims and these ships have stayed. */
  const back = (stayed: Counts, queue: number[] = [6, 6]) =>
    attacked({
      ships: { cruiser: 1, ...stayed },
      sails: { cruiser: 1 },
      units: { sz10: { britain: { submarine: 1 }, germany: { ...stayed, cruiser: 1 + (stayed.cruiser ?? 0) } } },
      queue,
    }).after({ type: 'retreat', to: 'sz10' })

  test('refused: they fight no battle in the zone they have come to', () => {
    const g = back({})
    g.refuse({ type: 'attack', space: 'sz10' }, 'TOU-RET-03')
    expect(g.battles).toEqual([])
    expect(g.legal.filter((a) => a.type === 'attack')).toEqual([])
  })

  test('not: those who had stayed there fight without them, and only they can be hit', () => {
    const g = back({ submarine: 1 }, [6, 6, 6, 2])
    expect(g.battles).toEqual([{ space: 'sz10', kind: 'sea', required: false, resolved: false }])
    g.attack('sz10')
    expect(g.events('battle-opened')[0]?.attackers).toMatchObject([{ power: 'germany', type: 'submarine', count: 1 }])
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'submerge', count: 0 })
    g.exhausted()
    expect(g.decision).toBeNull()
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 1 }, britain: { submarine: 1 } })
  })

  test('refused: hits are not taken by ships that have retreated, be they of the same type', () => {
    const g = back({ cruiser: 1, submarine: 1 }, [6, 6, 6, 6, 2])
    g.attack('sz10')
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'submerge', count: 0 })
    expect(g.decision).toMatchObject({ kind: 'casualties', pool: { germany: { submarine: 1, cruiser: 1 } } })
    g.refuse({ type: 'casualties', lose: { germany: { cruiser: 2 } } }, 'CONTRACT')
    g.do({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.units('sz10').germany).toEqual({ submarine: 1, cruiser: 1 })
  })

  test('not: they do not go on with a second retreat', () => {
    const g = tou({
      units: {
        sz11: { germany: { cruiser: 1 } },
        sz10: { germany: { cruiser: 1 }, britain: { submarine: 1 } },
        sz5: { britain: { cruiser: 1 } },
      },
      queue: [6, 6, 6, 6],
    })
    g.move('sz10', 'sz5', { cruiser: 1 })
    g.move('sz11', 'sz10', { cruiser: 1 })
    g.endPhase()
    g.attack('sz5')
    g.do({ type: 'retreat', to: 'sz10' })
    g.attack('sz10')
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'retreat', to: 'sz11' })
    expect(g.units('sz10').germany).toEqual({ cruiser: 1 })
    expect(g.units('sz11').germany).toEqual({ cruiser: 1 })
  })

  /** Infantry lands from sz10 on hostile Holland while battleships fight in sz5; one goes back and one has stayed, or none. */
  const landing = (stayed: Counts) => {
    const g = tou({
      units: {
        sz10: {
          germany: {
            battleship: 1 + (stayed.battleship ?? 0),
            transports: [hold('germany', ['infantry', 'infantry'])],
          },
        },
        sz5: { britain: { battleship: 1 } },
        holland: { britain: { infantry: 1 } },
      },
      control: held('britain', 'holland'),
      queue: [6, 6, 6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz10'), to: 'holland', units: { infantry: 2 } })
    g.move('sz10', 'sz5', { battleship: 1 })
    g.endPhase()
    g.attack('sz5')
    g.do({ type: 'retreat', to: 'sz10' })
    g.attack('holland')
    return g.events('battle-opened')[0]?.bombarding
  }

  test('not: they bombard no shore from there', () => {
    expect(landing({})).toEqual([])
  })

  test('edge: a battleship that had stayed bombards, and it alone', () => {
    expect(landing({ battleship: 1 })).toEqual([{ zone: 'sz10', count: 1 }])
  })

  test('holds: with the next turn of their power they are ships like others', () => {
    const g = back({})
    g.until('france', 'move').until('germany', 'combat')
    g.attack('sz10')
    expect(g.events('battle-opened')[0]?.attackers).toMatchObject([{ type: 'cruiser', count: 1 }])
  })
})
