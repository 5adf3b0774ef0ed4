import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

const britain = () => {
  const g = revolution({
    treasury: { britain: 10 },
    units: { karelia: { britain: { infantry: 2 }, russia: { infantry: 1 } } },
  }).until('britain', 'purchase')
  g.do({ type: 'purchase', units: { infantry: 1 } })
  return g.until('britain', 'mobilize')
}
const place = (units: { infantry: number }, to: string) => ({ type: 'mobilize', units, to }) as const

describe('ADV-26-24 Units that come home are no new builds', () => {
  test('allowed: in London or India, and the new one in Canada', () => {
    const g = britain()
    expect(g.bank('britain')).toEqual({ infantry: 3 })
    g.do(place({ infantry: 1 }, 'london'))
    g.do(place({ infantry: 1 }, 'india'))
    g.do(place({ infantry: 1 }, 'canada'))
    g.endPhase()
    expect([g.units('london'), g.units('canada')]).toEqual([{ britain: { infantry: 1 } }, { britain: { infantry: 1 } }])
  })

  test('refused: in Canada beside the new one or in its place', () => {
    const g = britain()
    g.refuse(place({ infantry: 2 }, 'canada'), 'ADV-26-24')
    g.do(place({ infantry: 1 }, 'canada'))
    g.refuse(place({ infantry: 1 }, 'canada'), 'ADV-26-24')
  })

  test('refused: they do not fill the place that Canada must have', () => {
    const g = britain()
    g.refuse(place({ infantry: 3 }, 'london'), 'ADV-21-01')
    g.do(place({ infantry: 2 }, 'london'))
    g.refuse(place({ infantry: 1 }, 'london'), 'ADV-21-01')
  })
})
