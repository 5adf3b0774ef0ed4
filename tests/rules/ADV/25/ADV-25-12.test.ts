import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

const invaded = (round: number) => {
  const g = adv({
    round,
    units: { ruhr: { germany: { infantry: 8 } }, berlin: { germany: { infantry: 1 } } },
  })
  g.move('ruhr', 'holland', { infantry: 8 })
  g.endPhase()
  return g.decision
}
const harbour = {
  naples: { italy: { infantry: 1 } },
  egypt: { britain: { infantry: 1 } },
  sz17: { italy: { transport: 1 }, britain: { transport: 1 } },
}

describe('ADV-25-12 no help from neutral Italy', () => {
  test('not: in round 1 it cannot represent an invaded neutral', () => {
    expect(invaded(1)?.options?.map((o) => o.id)).not.toContain('italy')
    expect(invaded(2)?.options?.map((o) => o.id)).toContain('italy')
  })

  test('refused: nobody else boards its transports, and its units board nobody else’s', () => {
    const british = adv({ round: 1, power: 'britain', units: harbour })
    const italian = british.transport('sz17', 0, 'italy')
    expect(british.refuse({ type: 'load', from: 'egypt', transport: italian, units: { infantry: 1 } }, 'ADV-25-12').rule).toBe(
      'ADV-25-12',
    )
    const g = adv({ round: 1, power: 'italy', units: harbour })
    const foreign = g.transport('sz17', 0, 'britain')
    g.refuse({ type: 'load', from: 'naples', transport: foreign, units: { infantry: 1 } }, 'ADV-25-12')
  })

  test('allowed: Italy boards its own, and from round 2 on its allies’', () => {
    const g = adv({ round: 1, power: 'italy', units: harbour })
    g.do({ type: 'load', from: 'naples', transport: g.transport('sz17'), units: { infantry: 1 } })
    const later = adv({ round: 2, power: 'italy', units: harbour })
    later.do({ type: 'load', from: 'naples', transport: later.transport('sz17', 0, 'britain'), units: { infantry: 1 } })
  })
})
