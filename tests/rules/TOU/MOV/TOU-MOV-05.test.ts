import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const front = (more: Parameters<typeof stand>[0] = []) =>
  tou({
    units: { lorraine: { germany: { infantry: 4 }, france: { infantry: 1 } }, ...stand(more, 'germany') },
    control: held('germany', 'belgium', 'burgundy'),
  })

describe('TOU-MOV-05 out of contested land', () => {
  test('allowed: one space to land that was its own or held its units as the turn began', () => {
    const g = front(['switzerland'])
    g.move('lorraine', 'alsace', { infantry: 1 })
    g.move('lorraine', 'burgundy', { infantry: 1 })
    g.move('lorraine', 'switzerland', { infantry: 1 })
    expect(g.units('alsace')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: two spaces, though all of it be its own', () => {
    const g = front()
    g.refuse(move('lorraine', ['alsace', 'munich'], { infantry: 1 }), 'TOU-MOV-05')
    g.refuse(move('lorraine', ['belgium', 'ruhr'], { infantry: 1 }), 'TOU-MOV-05')
    expect(g.reach('lorraine', { infantry: 1 })).toEqual(['alsace', 'belgium', 'burgundy'])
  })

  test("refused: into hostile land, or an ally's without own units there", () => {
    const g = front()
    g.refuse(move('lorraine', 'picardy', { infantry: 1 }), 'TOU-MOV-05')
    const ally = tou({
      units: { venice: { germany: { infantry: 2 }, italy: { infantry: 1 } } },
    })
    ally.refuse(move('venice', 'trieste', { infantry: 1 }), 'TOU-MOV-05')
  })

  test('refused: by transport the same, but for staying at sea', () => {
    const g = tou({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 2 }, germany: { infantry: 1 } },
        sz9: { britain: { transport: 1 } },
        ...stand(['yorkshire'], 'britain'),
      },
    })
    const transport = g.transport('sz9')
    g.do({ type: 'load', from: 'picardy', transport, units: { infantry: 1 } })
    g.refuse({ type: 'offload', transport, to: 'belgium', units: { infantry: 1 } }, 'TOU-MOV-05')
    g.endPhase()
    expect(g.units('sz9')).toEqual({ britain: { transport: 1, infantry: 1 } })
  })
})
