import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const HOME = 'united-states-of-america'
const two = { transports: [{ cargo: [man(), man()] }] }
function man() {
  return { power: 'germany', type: 'infantry' } as const
}

describe('STD-POL-26 landing in the neutral United States', () => {
  test('allowed: an empty one is taken, and it is war from the landing on', () => {
    const g = at({ treasury: { usa: 30, germany: 0 }, units: { sz1: { germany: two } } })
    g.do(landing(g, 'sz1', HOME, { infantry: 2 }))
    expect(g.situation.usaAtWar).toBe(true)
    g.endPhase()
    expect(g.control(HOME)).toBe('germany')
    expect(g.treasury('germany')).toBe(30)
  })

  test('allowed: a landing declared for after the sea battle brings the war at once', () => {
    const g = at({ units: { sz1: { germany: { battleship: 1, ...two }, usa: { cruiser: 1 } } } })
    g.do({ type: 'offload', transport: g.transport('sz1'), to: HOME, units: { infantry: 2 }, afterSeaCombat: true })
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.status('sz1', 'germany')).toBe('hostile')
  })

  test('allowed: the mines of its base are rolled before the landing', () => {
    const g = at({ queue: [6], units: { sz2: { germany: two } } })
    g.do({ type: 'move', from: 'sz2', path: ['sz1'], transports: g.transports('sz2') })
    g.do(landing(g, 'sz1', HOME, { infantry: 2 }))
    expect(g.events('mine-rolled')).toMatchObject([{ zone: 'sz1', result: 'safe' }])
    expect(g.units(HOME)).toEqual({ germany: { infantry: 2 } })
    g.exhausted()
  })

  test('refused: its fleet cannot be slipped past', () => {
    const g = at({ units: { sz1: { germany: { battleship: 1, ...two }, usa: { cruiser: 1 } } } })
    g.refuse(landing(g, 'sz1', HOME, { infantry: 2 }), 'STD-TRN-04')
    expect(g.situation.usaAtWar).toBe(false)
  })

  test('refused: nobody lands past those mines whom no infantry can follow', () => {
    const gun = { power: 'germany', type: 'artillery' } as const
    const g = at({ queue: [6], units: { sz2: { germany: { transports: [{ cargo: [gun] }] } } } })
    g.do({ type: 'move', from: 'sz2', path: ['sz1'], transports: g.transports('sz2') })
    g.refuse(landing(g, 'sz1', HOME, { artillery: 1 }), 'STD-MOV-10')
    expect(g.situation.usaAtWar).toBe(false)
    expect(g.diceLeft).toBe(1)
  })

  test('refused: the Allies do not land there', () => {
    const cargo = [{ power: 'britain', type: 'infantry' }] as const
    const g = at({ power: 'britain', units: { sz1: { britain: { transports: [{ cargo: [...cargo] }] } } } })
    g.refuse(landing(g, 'sz1', HOME, { infantry: 1 }), 'STD-POL-20')
  })

  test('edge: coming overland from Canada is the same war', () => {
    const g = at({ units: { canada: { germany: { infantry: 2 } }, [HOME]: { usa: { infantry: 1 } } } })
    g.move('canada', HOME, { infantry: 1 })
    expect(g.situation.usaAtWar).toBe(true)
    expect(g.control(HOME)).toBe('contested')
    g.endPhase()
    expect(g.battles).toMatchObject([{ space: HOME, required: true }])
  })
})
