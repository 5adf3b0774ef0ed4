import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

const board = engine.spacesOf(adv().state)
const bordersOf = (id: string) => [...(board.find((s) => s.id === id)?.adjacent ?? [])].sort()

describe('ADV-16-02 the borders of sea zone 31', () => {
  test('allowed: Greece, Constantinople, Bulgaria and the zones 17, 19 and 20, each of which knows it', () => {
    const around = ['bulgaria', 'constantinople', 'greece', 'sz17', 'sz19', 'sz20']
    expect(bordersOf('sz31')).toEqual(around)
    for (const id of around) expect(bordersOf(id), id).toContain('sz31')
    const g = adv({ power: 'britain', round: 3, units: { sz31: { britain: { cruiser: 1 } } } })
    expect(g.reach('sz31', { cruiser: 1 })).toEqual(expect.arrayContaining(['sz17', 'sz19']))
  })

  test('refused: nothing else, such as Smyrna or the Adriatic', () => {
    const g = adv({
      power: 'britain',
      units: { sz31: { britain: { cruiser: 1, transports: [hold('britain', ['infantry'])] } } },
    })
    g.refuse(move('sz31', 'sz18', { cruiser: 1 }), 'STD-BRD-01')
    g.refuse(landing(g, 'sz31', 'smyrna', { infantry: 1 }), 'ADV-16-05')
  })
})
