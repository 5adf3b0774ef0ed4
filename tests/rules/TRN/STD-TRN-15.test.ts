import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const guest = { power: 'france', type: 'infantry' } as const
const AFRICA = 'french-west-africa'

const fleet = (units = {}, queue: number[] = [], control: 'germany' | 'contested' = 'germany') =>
  at({
    power: 'france',
    queue,
    control: { [AFRICA]: control },
    units: { sz22: { britain: { battleship: 1, transports: [{ cargo: [guest, guest] }] } }, ...units },
  })

describe("STD-TRN-15 landing from an ally's transport", () => {
  test("allowed: an assault on the land units' owner's turn", () => {
    const g = fleet({ [AFRICA]: { germany: { infantry: 1 } } }, [2, 6, 6])
    const transport = g.transport('sz22', 0, 'britain')
    g.do({ type: 'offload', transport, to: AFRICA, units: { infantry: 2 } })
    g.endPhase()
    expect(g.battles).toEqual([{ space: AFRICA, kind: 'land', required: true, resolved: false }])
    g.attack(AFRICA)
    // The ally's battleship does not join in.
    expect(g.past('battle-opened')).toMatchObject([{ attacker: 'france', assault: true, bombarding: [] }])
    expect(g.control(AFRICA)).toBe('france')
    g.exhausted()
  })

  test('allowed: a reinforcement', () => {
    const g = fleet({ [AFRICA]: { germany: { infantry: 1 }, britain: { infantry: 1 } } }, [], 'contested')
    g.do({ type: 'offload', transport: g.transport('sz22', 0, 'britain'), to: AFRICA, units: { infantry: 2 } })
    expect(g.events('units-landed')).toMatchObject([{ power: 'france', assault: false }])
    g.endPhase()
    expect(g.battles.map((b) => [b.space, b.required])).toEqual([[AFRICA, false]])
  })

  test("refused: on the transport's owner's turn", () => {
    const g = fleet()
    g.until('britain', 'move')
    g.refuse(landing(g, 'sz22', AFRICA, { infantry: 2 }), 'CONTRACT')
  })

  test("refused: from an enemy's transport nobody lands", () => {
    const g = at({
      power: 'france',
      units: { sz22: { germany: { transports: [hold('germany', ['infantry'])] } } },
    })
    g.refuse({ type: 'offload', transport: g.transport('sz22', 0, 'germany'), to: AFRICA, units: { infantry: 1 } }, 'CONTRACT')
  })
})
