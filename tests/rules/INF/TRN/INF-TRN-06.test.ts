import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { mine, theirs } from '../../../support/scenes/sea.ts'
import { inf } from '../../../support/scenes/start.ts'
import { dice } from '../../../support/scenes/told.ts'

const sea = (spec: object = {}, cargo: object[] = [theirs, theirs]) =>
  inf({
    power: 'britain',
    queue: Array(20).fill(6),
    ...spec,
    units: { sz9: { britain: { transports: [{ cargo }] } }, ...(spec as { units?: object }).units },
  } as never)

describe('INF-TRN-06 landing allies among friends', () => {
  test('allowed: in friendly land, without a unit of the transport’s owner', () => {
    const g = sea()
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    g.endPhase()
    expect(g.units('picardy')).toEqual({ france: { infantry: 2 } })
    expect(g.control('picardy')).toBe('france')
  })

  test('allowed: in contested land, where they fight only if they join an attack', () => {
    const picardy = { britain: { infantry: 1 }, germany: { infantry: 2 } }
    const g = sea({ units: { picardy } })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 2 }))
    g.endPhase()
    expect(g.battles).toMatchObject([{ space: 'picardy', required: false }])
    g.attack('picardy')
    expect(dice(g, 'attack')).toEqual(['britain infantry 1@2'])
  })

  test('allowed: in a friendly minor, which comes into the war', () => {
    const g = sea()
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    g.endPhase()
    expect(g.past('minor-mobilized')).toMatchObject([{ space: 'belgium', owner: 'france' }])
  })

  test('refused: from a zone that enemy warships hold', () => {
    const g = sea({ units: { sz9: { britain: { transports: [{ cargo: [mine, theirs] }] }, germany: { cruiser: 1 } } } })
    g.refuse(landing(g, 'sz9', 'picardy', { infantry: 2 }), 'STD-TRN-04')
  })

  test('refused: in a second territory', () => {
    const g = sea()
    const transport = g.transport('sz9')
    g.do({ type: 'offload', transport, to: 'picardy', units: { infantry: 1 } })
    g.refuse({ type: 'offload', transport, to: 'belgium', units: { infantry: 1 } }, 'STD-TRN-07')
  })
})
