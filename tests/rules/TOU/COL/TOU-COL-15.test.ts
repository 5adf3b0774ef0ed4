import { describe, expect, test } from 'vitest'
import { hold } from '../../../support/scenes/coast.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-COL-15 cargo, minors and submarines of a power that has surrendered', () => {
  test('holds: foreign cargo on its transports is lost with them', () => {
    const g = turnEnds('france', {
      control: held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine', 'picardy'),
      units: { sz16: { france: { transports: [hold('britain', ['infantry'])] } } },
    })
    expect(g.units('sz16')).toEqual({})
    expect(g.events('units-disbanded')[0]).toMatchObject({ power: 'france', cargo: [{ power: 'britain', type: 'infantry' }] })
  })

  test('allowed: a minor that was aligned to it resists whoever invades, like a neutral', () => {
    const g = tou({ power: 'britain', surrendered: ['france'], units: stand(['picardy'], 'britain') })
    expect(g.status('belgium', 'britain')).toBe('neutral')
    expect(g.status('belgian-congo', 'germany')).toBe('neutral')
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['austria-hungary', 'germany', 'ottoman'])
    g.choose('germany')
    expect(g.units('belgium')).toEqual({ britain: { infantry: 1 }, germany: { infantry: 3, artillery: 1 } })
    expect(g.control('belgium')).toBe('contested')
  })

  test('not: it represents no neutral', () => {
    const g = tou({ surrendered: ['france', 'russia'], units: stand(['ruhr'], 'germany') })
    g.move('ruhr', 'holland', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'choice' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['britain', 'italy'])
  })

  test('refused: without Germany there is no submarine warfare, nor can it be declared', () => {
    const g = turnEnds('germany', {
      submarineWarfare: true,
      control: held('france', 'ruhr', 'munich', 'alsace', 'prussia', 'hanover'),
      units: { sz8: { germany: { submarine: 3 } } },
    })
    expect(g.past('power-surrendered').map((e) => e.power)).toEqual(['germany'])
    expect(g.situation.submarineWarfare).toBe(false)
    g.refuse({ type: 'declare-submarine-warfare' }, 'TOU-COL-15')
    g.until('britain', 'income').endPhase()
    expect(g.past('merchantmen-sunk')).toEqual([])
  })

  test('edge: with nobody left to stand up for it a neutral is simply taken', () => {
    const g = tou({ power: 'britain', surrendered: ['austria-hungary', 'germany', 'ottoman'], units: stand(['ruhr'], 'britain') })
    g.move('ruhr', 'holland', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.control('holland')).toBe('britain')
  })
})
