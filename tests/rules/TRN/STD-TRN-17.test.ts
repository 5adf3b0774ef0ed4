import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { hold } from '../../support/scenes/coast.ts'

const blockade = (french = {}, queue: number[] = []) =>
  at({
    power: 'france',
    queue,
    units: {
      'french-west-africa': { france: { infantry: 1 } },
      sz22: {
        britain: { battleship: 1, transports: [hold('france', ['infantry'])] },
        germany: { cruiser: 1 },
        france: french,
      },
    },
  })
const landing = (g: ReturnType<typeof blockade>, afterSeaCombat: boolean) =>
  ({
    type: 'offload',
    transport: g.transport('sz22', 0, 'britain'),
    to: 'french-west-africa',
    units: { infantry: 1 },
    ...(afterSeaCombat ? { afterSeaCombat } : {}),
  }) as const

describe("STD-TRN-17 an ally's transport in a hostile zone", () => {
  test("allowed: after the cargo's owner has cleared it with its own warships", () => {
    const g = blockade({ cruiser: 1 }, [3, 6])
    g.do(landing(g, true))
    g.endPhase()
    g.attack('sz22')
    expect(g.past('fired').flatMap((e) => e.groups.map((x) => x.power))).toEqual(['france', 'germany'])
    expect(g.units('french-west-africa')).toEqual({ france: { infantry: 2 } })
    g.exhausted()
  })

  test('refused: at once', () => {
    const g = blockade({ cruiser: 1 })
    g.refuse(landing(g, false), 'STD-TRN-17')
  })

  test("refused: the ally's warships clear nothing on this turn", () => {
    const g = blockade()
    g.do(landing(g, true))
    g.refuse({ type: 'end-phase' }, 'STD-TRN-11')
    expect(blockade().legal.filter((a) => a.type === 'offload')).toEqual([])
  })

  test('edge: an ally’s transport beside submarines lands at once', () => {
    const g = at({
      power: 'france',
      units: {
        'french-west-africa': { france: { infantry: 1 } },
        sz22: { britain: { transports: [hold('france', ['infantry'])] }, germany: { submarine: 1 } },
      },
    })
    g.do(landing(g, false))
    expect(g.units('french-west-africa')).toEqual({ france: { infantry: 2 } })
  })
})
