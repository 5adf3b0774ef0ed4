import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

const ah = 'austria-hungary'

describe('ADV-25-10 Albania is Italy’s', () => {
  test('allowed: Italy enters in round 1, and Albania becomes its minor', () => {
    const g = adv({
      round: 1,
      power: 'italy',
      units: { sz17: { italy: { transports: [hold('italy', ['infantry'])] } } },
    })
    g.do(landing(g, 'sz17', 'albania', { infantry: 1 }))
    g.endPhase()
    expect(g.control('albania')).toBe('italy')
    expect(g.units('albania')).toEqual({ italy: { infantry: 4, artillery: 1 } })
  })

  test('refused: in round 1 nobody else does, neither Austria-Hungary nor an Ally', () => {
    const g = adv({ round: 1, power: ah, units: { trieste: { [ah]: { infantry: 2 } }, serbia: { [ah]: { infantry: 1 } } } })
    expect(g.refuse(move('trieste', 'albania', { infantry: 1 }), 'ADV-25-10').rule).toBe('ADV-25-10')
    const french = adv({
      round: 1,
      power: 'france',
      units: { sz17: { france: { transports: [hold('france', ['infantry'])] } } },
    })
    french.refuse(landing(french, 'sz17', 'albania', { infantry: 1 }), 'ADV-25-10')
  })

  test('refused: nor once Italy holds it, as a position with its army there says', () => {
    const units = { albania: { italy: { infantry: 3 } }, serbia: { britain: { infantry: 2 } } }
    const g = adv({ round: 1, power: 'britain', units })
    expect(g.control('albania')).toBe('italy')
    expect(g.refuse(move('serbia', 'albania', { infantry: 1 }), 'ADV-25-04').rule).toBe('ADV-25-04')
  })

  test('edge: from round 2 on everybody may', () => {
    const g = adv({ round: 2, power: ah, units: { trieste: { [ah]: { infantry: 2 } } } })
    g.move('trieste', 'albania', { infantry: 2 })
    g.endPhase()
    expect(g.control('albania')).toBe('contested')
  })

  test('not: fighters that fly from the enemy find no shelter there either', () => {
    const g = adv({
      round: 1,
      power: ah,
      options: { 'pt-2': true },
      control: { serbia: 'france', greece: 'france', romania: 'france' },
      mobilized: ['serbia', 'greece', 'romania'],
      units: { serbia: { france: { fighter: 1 } }, budapest: { [ah]: { infantry: 3 } } },
    })
    g.move('budapest', 'serbia', { infantry: 2 })
    g.endPhase()
    expect(g.status('albania', 'france')).toBe('friendly')
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['greece', 'romania'])
  })
})
