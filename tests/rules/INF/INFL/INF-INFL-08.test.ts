import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const paid = () => {
  const g = buyer('france', 10, {
    units: {
      albania: { france: { infantry: 2, fighter: 1 } },
      bulgaria: { france: { infantry: 1 } },
      sz17: { france: { transports: [hold('france', ['infantry'])] } },
    },
    control: { bulgaria: 'france', albania: 'italy' },
  })
  g.do({ type: 'influence', country: 'greece' })
  return g.to('move')
}

describe('INF-INFL-08 the buyer’s own units keep out until then', () => {
  test('allowed: flying over it', () => {
    paid().move('albania', ['greece', 'bulgaria'], { fighter: 1 })
  })

  test('refused: by land or from the sea', () => {
    const g = paid()
    g.refuse(move('albania', 'greece', { infantry: 1 }), 'INF-INFL-08')
    g.refuse(landing(g, 'sz17', 'greece', { infantry: 1 }), 'INF-INFL-08')
    expect(g.reach('albania', { infantry: 1 })).not.toContain('greece')
  })
})
