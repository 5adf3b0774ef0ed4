import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

describe('TOU-ERR-01 errata', () => {
  test('allowed: a friend who mobilizes a minor raises it for the power it is aligned to', () => {
    const g = tou({ power: 'italy', units: stand(['piedmont'], 'italy'), control: held('italy', 'burgundy') })
    g.move('piedmont', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.kind).toBe('choice')
    const friend = tou({ power: 'britain', units: stand(['picardy'], 'britain') })
    friend.move('picardy', 'belgium', { infantry: 1 })
    friend.endPhase()
    expect(friend.control('belgium')).toBe('france')
    expect(friend.units('belgium')).toEqual({ france: { infantry: 3, artillery: 1 }, britain: { infantry: 1 } })
  })

  test('allowed: a colony is simply taken; a minor won back is kept by whoever wins it', () => {
    const g = tou({ units: stand(['kamerun'], 'germany') })
    g.move('kamerun', 'belgian-congo', { infantry: 1 })
    g.endPhase()
    expect(g.control('belgian-congo')).toBe('germany')
    const back = tou({ power: 'britain', control: held('germany', 'belgium'), units: stand(['picardy'], 'britain') })
    back.move('picardy', 'belgium', { infantry: 1 })
    back.endPhase()
    expect(back.control('belgium')).toBe('britain')
  })

  test('allowed: mines of a contested base work, and are rolled before anything lands', () => {
    const g = tou({
      power: 'britain',
      units: {
        ...stand(['kiel'], 'germany', 'britain'),
        sz9: { britain: { transports: [hold('britain', ['infantry'])] } },
      },
      queue: [1],
    })
    const transport = g.transport('sz9')
    g.do({ type: 'move', from: 'sz9', path: ['sz10'], transports: [transport] })
    g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 } })
    expect(g.past('mine-rolled')[0]).toMatchObject({ zone: 'sz10', result: 'sunk' })
    expect(g.units('kiel').britain).toEqual({ infantry: 1 })
    g.exhausted()
  })

  test('refused: a neutral United States neither attacks nor lets its friends in', () => {
    const g = tou({ power: 'usa', units: { 'united-states-of-america': { usa: { infantry: 2 } } } })
    g.refuse(move('united-states-of-america', 'canada', { infantry: 1 }), 'STD-POL-20')
    const guest = tou({ power: 'britain', units: stand(['canada'], 'britain') })
    guest.refuse(move('canada', 'united-states-of-america', { infantry: 1 }), 'STD-POL-20')
  })

  test('refused: without infantry overland beside a landing; without placing all that was bought', () => {
    const g = tou({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 1, artillery: 1 } },
        sz9: { britain: { transports: [hold('britain', ['infantry'])] } },
      },
      control: held('germany', 'belgium'),
    })
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.move('picardy', 'belgium', { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-AMP-09')
    const bought = tou({ power: 'britain', phase: 'purchase', treasury: { britain: 6 } })
    bought.do({ type: 'purchase', units: { infantry: 2 } })
    bought.until('britain', 'mobilize')
    bought.refuse({ type: 'end-phase' }, 'STD-PUR-05')
    bought.do({ type: 'mobilize', units: { infantry: 2 }, to: 'india' })
    expect(bought.units('india').britain).toEqual({ infantry: 2 })
  })

  test('edge: the capital lost by an attack of its own takes the purchases with it', () => {
    const g = tou({
      power: 'france',
      phase: 'purchase',
      units: { paris: { france: { infantry: 1 }, germany: { infantry: 2 } } },
      treasury: { france: 10, germany: 0 },
      queue: [6, 1, 6],
    })
    g.do({ type: 'purchase', units: { infantry: 2 } })
    g.until('france', 'combat')
    g.attack('paris')
    expect(g.control('paris')).toBe('germany')
    expect(g.past('orders-undone')[0]).toMatchObject({ power: 'france', refund: 6 })
    expect([engine.treasuryOf(g.state, 'france'), engine.treasuryOf(g.state, 'germany')]).toEqual([0, 10])
  })
})
