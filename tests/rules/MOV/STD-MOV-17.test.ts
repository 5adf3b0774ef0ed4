import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const coast = () =>
  at({ units: { kiel: { germany: { infantry: 3 } }, berlin: { germany: { infantry: 2 } }, sz10: { germany: { transport: 1 } } } })

describe('STD-MOV-17 one move a turn, and no retreat', () => {
  test('allowed: a move on foot, or a trip as cargo', () => {
    const g = coast()
    g.move('kiel', 'hanover', { infantry: 1 })
    g.do({ type: 'load', from: 'kiel', transport: g.transport('sz10'), units: { infantry: 2 } })
    expect(g.units('kiel')).toEqual({})
  })

  test('refused: a second step', () => {
    const g = coast()
    g.move('kiel', 'hanover', { infantry: 1 })
    g.refuse(move('hanover', 'ruhr', { infantry: 1 }), 'STD-MOV-17')
    g.move('berlin', 'hanover', { infantry: 1 })
    g.refuse(move('hanover', 'ruhr', { infantry: 2 }), 'STD-MOV-17')
  })

  test('refused: on foot and as cargo, in either order', () => {
    const first = coast()
    first.move('berlin', 'kiel', { infantry: 2 })
    first.refuse({ type: 'load', from: 'kiel', transport: first.transport('sz10'), units: { infantry: 4 } }, 'STD-MOV-17')
    const then = at({ units: { sz10: { germany: { transports: [hold('germany', ['infantry'])] } } } })
    then.do(landing(then, 'sz10', 'kiel', { infantry: 1 }))
    then.refuse(move('kiel', 'hanover', { infantry: 1 }), 'STD-MOV-17')
  })

  test('refused: who came on foot has not been carried, whoever came ashore beside it', () => {
    const g = at({
      units: {
        sz10: { germany: { transports: [hold('germany', ['artillery'])] } },
        kiel: { germany: { infantry: 1 } },
        berlin: { germany: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz10', 'kiel', { artillery: 1 }))
    g.move('berlin', 'kiel', { infantry: 1 })
    const walked = g.refuse(move('kiel', 'hanover', { infantry: 2 }), 'STD-MOV-17')
    expect(walked.also).toBeUndefined()
    const carried = g.refuse(move('kiel', 'hanover', { artillery: 1 }), 'STD-TRN-02')
    expect([carried, ...(carried.also ?? [])].map((e) => e.rule)).toEqual(['STD-MOV-17', 'STD-TRN-02'])
  })

  test('refused: there is no retreat from a land battle', () => {
    const g = at({
      phase: 'combat',
      queue: [6, 6],
      units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    })
    g.attack('lorraine')
    g.refuse({ type: 'retreat', to: 'alsace' }, 'CONTRACT')
    expect(g.units('lorraine').germany).toEqual({ infantry: 1 })
  })

  test('edge: among units of one type the rested ones are taken first', () => {
    const g = coast()
    g.move('berlin', 'kiel', { infantry: 2 })
    g.move('kiel', 'hanover', { infantry: 3 })
    g.refuse(move('kiel', 'hanover', { infantry: 1 }), 'STD-MOV-17')
  })
})
