import { describe, expect, test } from 'vitest'
import { at, move, opening } from '../../support/game.ts'
import { further, landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'
import { adv } from '../../support/scenes/start.ts'

const units = {
  sz9: { britain: { cruiser: 1 } },
  lorraine: { britain: { infantry: 1 }, germany: { infantry: 1 } },
  yorkshire: { britain: { infantry: 1 } },
  picardy: { britain: { infantry: 2, artillery: 1 } },
  rhodesia: { britain: { infantry: 1 } },
}
const moved = () =>
  at({ power: 'britain', queue: [6], units }).after(
    move('sz9', 'sz10', { cruiser: 1 }),
    move('lorraine', 'picardy', { infantry: 1 }),
    move('picardy', 'belgium', { infantry: 1 }),
    move('rhodesia', 'german-east-africa', { infantry: 1 }),
  )

describe('STD-MOV-18 how Movement closes', () => {
  test('allowed: mines, minors, withdrawals and then the claims of Conduct Combat', () => {
    const g = moved()
    g.endPhase()
    const order = g.events().flatMap((e) => {
      if (e.type === 'control-changed') return [`${e.cause} ${e.space}`]
      return e.type === 'mine-rolled' || e.type === 'minor-mobilized' || e.type === 'phase-opened' ? [e.type] : []
    })
    expect(order).toEqual([
      'mine-rolled',
      'minor-mobilized',
      'aligned belgium',
      'withdrawn lorraine',
      'phase-opened',
      'entered german-east-africa',
    ])
    g.exhausted()
  })

  test('refused: no die falls while a duty is unmet, and all of them are told', () => {
    const g = moved()
    g.move('picardy', 'brest', { artillery: 1 })
    g.move('picardy', 'burgundy', { infantry: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    expect(g.turn.phase).toBe('move')
    expect(g.diceLeft).toBe(1)
  })

  test('refused: every duty is named', () => {
    const g = opening({ phase: 'move' })
    g.move('vienna', 'budapest', { infantry: 12 })
    g.refuse({ type: 'end-phase' }, 'STD-POL-02')
    g.refuse({ type: 'end-phase' }, 'STD-MOV-09')
  })
})

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)('STD-MOV-18 dice come last, %s', (ruleset) => {
  /** A transport of Germany has come to the mines of London and would load in Yorkshire, another has stayed off Kiel. */
  const sailed = (more: object, queue: number[] = []) => {
    const g = at({
      ruleset,
      power: 'germany',
      control: { yorkshire: 'germany' },
      units: {
        sz10: { germany: { transport: 2 } },
        yorkshire: { germany: { infantry: 2, artillery: 1 } },
        kiel: { germany: { infantry: 2 } },
        munich: { germany: { infantry: 1, artillery: 1 } },
        ...more,
      },
      queue,
    })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: g.transports('sz10').slice(0, 1) })
    return g
  }
  type Units = { infantry?: number; artillery?: number }
  const load = (g: ReturnType<typeof at>, from: 'yorkshire' | 'kiel', units: Units = { infantry: 1 }) =>
    ({ type: 'load', from, transport: g.transport(from === 'kiel' ? 'sz10' : 'sz9'), units }) as const

  test('refused: with guns where no infantry can follow, by the rule of that duty and with its space', () => {
    const g = sailed({})
    g.move('munich', 'tyrolia', { artillery: 1 })
    // Nobody is left who could join it.
    g.move('munich', 'alsace', { infantry: 1 })
    const error = g.refuse(load(g, 'yorkshire'), 'STD-MOV-10')
    expect(error).toMatchObject({ code: 'dice-come-last', space: 'tyrolia' })
    expect(error.message).toBe('You cannot take dice back, and no order after them could put Tyrolia right: fix it first.')
    expect(error.also).toMatchObject([{ rule: 'STD-MOV-10', code: 'entered-without-infantry' }])
    // Where no dice are thrown everything can still be taken back.
    g.do(load(g, 'kiel'))
  })

  test('refused: of several duties it is the one that cannot be met that is told', () => {
    const g = sailed({ kiel: { germany: { infantry: 2, artillery: 1 } } })
    g.move('kiel', 'berlin', { artillery: 1 })
    g.move('munich', 'tyrolia', { artillery: 1 })
    g.move('munich', 'alsace', { infantry: 1 })
    const duties = g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    expect([duties.space, ...(duties.also ?? []).map((e) => e.space)]).toEqual(['berlin', 'tyrolia'])
    expect(g.refuse(load(g, 'yorkshire'), 'STD-MOV-10')).toMatchObject({ code: 'dice-come-last', space: 'tyrolia' })
  })

  test('allowed: as long as an infantry can', () => {
    const g = sailed({}, [6])
    g.move('munich', 'tyrolia', { artillery: 1 })
    g.do(load(g, 'yorkshire'))
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.move('munich', 'tyrolia', { infantry: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('edge: a gun that goes aboard leaves no army without infantry behind, unless its ship sinks', () => {
    const g = sailed({ sz8: { germany: { transport: 1 } } })
    const away = g.transport('sz8')
    g.do({ type: 'load', from: 'yorkshire', transport: away, units: { infantry: 2 } })
    g.do({ type: 'move', from: 'sz8', path: ['sz15'], transports: [away] })
    g.refuse(load(g, 'yorkshire', { artillery: 1 }), 'STD-MOV-09')
    // With an infantry next door that could come it may try.
    const h = sailed({ scotland: { germany: { infantry: 1 } } }, [1])
    h.move('yorkshire', 'scotland', { infantry: 2 })
    h.do(load(h, 'yorkshire', { artillery: 1 }))
    expect(h.units('yorkshire').germany).toEqual({ artillery: 1 })
    h.move('scotland', 'yorkshire', { infantry: 1 })
    h.endPhase()
  })

  test('edge: infantry over the same mines is a way out, for if they take it nobody is obliged any more', () => {
    const shore = (queue: number[]) => {
      const g = sailed(
        {
          sz8: { germany: { transports: [hold('germany', ['artillery']), hold('germany', ['infantry'])] } },
          picardy: { france: { infantry: 1 }, 'austria-hungary': { infantry: 1 } },
        },
        queue,
      )
      const second = g.transport('sz8', 1)
      g.do(landing(g, 'sz8', 'picardy', { artillery: 1 }))
      g.do({ type: 'move', from: 'sz8', path: ['sz9'], transports: [second] })
      g.do(load(g, 'yorkshire'))
      return { g, second }
    }
    const { g, second } = shore([6, 6])
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.do({ type: 'offload', transport: second, to: 'picardy', units: { infantry: 1 } })
    g.endPhase()
    expect(g.units('picardy').germany).toEqual({ infantry: 1, artillery: 1 })
    const sunk = shore([6, 1]).g
    sunk.endPhase()
    expect(sunk.units('sz8').germany).toEqual({ transport: 1, artillery: 1 })
  })
})

describe('STD-MOV-18 what the dice may take is no way out', () => {
  /** Germany's cruiser has left its transport alone with a French one off Picardy and lies over the mines of London, beside a transport. */
  const stranded = (more: object = {}, queue: number[] = []) => {
    const g = at({
      power: 'germany',
      control: { yorkshire: 'germany' },
      units: {
        sz15: { germany: { transport: 1 } },
        sz8: { germany: { cruiser: 1 }, france: { cruiser: 1 } },
        sz10: { germany: { transport: 1, ...more } },
        yorkshire: { germany: { infantry: 2 } },
      },
      queue,
    })
    g.do({ type: 'move', from: 'sz15', path: ['sz8'], transports: g.transports('sz15') })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: g.transports('sz10') })
    g.move('sz8', 'sz9', { cruiser: 1 })
    return g
  }
  const load = (g: ReturnType<typeof at>) =>
    ({ type: 'load', from: 'yorkshire', transport: g.transport('sz9'), units: { infantry: 1 } }) as const

  test('refused: while the only escort would be rolled for, and it can still go back', () => {
    const g = stranded()
    expect(g.refuse(load(g), 'STD-TRN-12')).toMatchObject({ code: 'dice-come-last', space: 'sz8' })
    g.move('sz9', 'sz8', { cruiser: 1 })
    g.do(load(g))
    g.endPhase()
  })

  test('allowed: with another that owes no die', () => {
    const g = stranded({ cruiser: 1 }, [1, 6])
    g.do(load(g))
    g.refuse({ type: 'end-phase' }, 'STD-TRN-12')
    g.do({ type: 'move', from: 'sz10', path: ['sz9', 'sz8'], units: { cruiser: 1 } })
    g.endPhase()
  })
})

describe('STD-MOV-18 the dice of destroyers come last too', () => {
  /** Germany's submarine has gone on to a destroyer, so that the first surface ship to sail on is when that fires. */
  const dived = (queue: number[] = []) =>
    adv({
      units: {
        sz5: { germany: { submarine: 1 } },
        sz4: { britain: { destroyer: 1 } },
        sz11: { germany: { cruiser: 1 } },
        munich: { germany: { infantry: 1, artillery: 1 } },
      },
      queue,
    }).after(further('sz5', 'sz4', { submarine: 1 }), move('munich', 'tyrolia', { artillery: 1 }))

  test('refused: when nobody could follow the guns; allowed: while somebody can', () => {
    const g = dived()
    g.move('munich', 'alsace', { infantry: 1 })
    g.refuse(further('sz11', 'sz10', { cruiser: 1 }), 'STD-MOV-10')
    expect(g.legal.filter((a) => a.type === 'move' && a.strategic)).toEqual([])
    const h = dived([6])
    h.do(further('sz11', 'sz10', { cruiser: 1 }))
    expect(h.events('submarines-pursued')).toHaveLength(1)
    h.move('munich', 'tyrolia', { infantry: 1 })
    h.endPhase()
  })
})
