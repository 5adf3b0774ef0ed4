// Ways out of refusals: one refusal of every code that the tests of the rules bring up (tests/fixtures/refusals.json), and some whose
// ways are told one by one.
import { describe, expect, it } from 'vitest'
import {
  type Action,
  checkAction,
  type GameState,
  type LogEntry,
  type PositionSpec,
  positionFrom,
  type RuleError,
  reduce,
  replay,
  winner,
} from '../../src/engine/index.ts'
import { findWaysOut, type WayOut } from '../../src/learn/ways/index.ts'
import { dutiesOf } from '../../src/planning/duties.ts'
import recorded from '../fixtures/refusals.json'

type Recorded = { code: string; rule: string; spec: PositionSpec; log: LogEntry[]; action: Action }
const refusals = recorded as unknown as Recorded[]
const END: Action = { type: 'end-phase' }

const accepted = (state: GameState, action: Action) => {
  const outcome = reduce(state, action)
  expect(outcome.ok, `${JSON.stringify(action)} is refused`).toBe(true)
  return outcome as Extract<typeof outcome, { ok: true }>
}
const stateOf = ({ spec, log }: Recorded): GameState => {
  const outcome = replay(spec, log)
  expect(outcome.ok).toBe(true)
  return (outcome as Extract<typeof outcome, { ok: true }>).state
}
const refused = (state: GameState, action: Action): WayOut[] => {
  const error = checkAction(state, action)
  expect(error, `${JSON.stringify(action)} is allowed`).not.toBeNull()
  return findWaysOut(state, error as RuleError, action)
}
const duties = (state: GameState): string[] => dutiesOf(state).map(({ rule, code, space }) => `${rule} ${code} ${space}`)
const kinds = (way: WayOut): string[] => way.consequences.map(({ kind }) => kind)

/** Nothing but taking orders back leads out of these as they were recorded, or dice that are still to be typed in, or nothing at all. */
const WITHOUT = [
  'decision-open',
  'escort-must-stay',
  'game-over',
  'invasion-without-owner',
  'landing-needs-infantry',
  'landing-without-warship',
]

describe('ways out', () => {
  const found = new Map<string, WayOut[]>()

  it.each(refusals.map((each) => [each.code, each] as const))(
    'of "%s" are allowed, and say which duties they open',
    (code, each) => {
      const state = stateOf(each)
      expect(checkAction(state, each.action)).toMatchObject({ code, rule: each.rule })
      const ways = refused(state, each.action)
      found.set(code, ways)
      expect(ways.length).toBeLessThanOrEqual(3)
      const before = duties(state)
      for (const { actions, consequences } of ways) {
        const played = actions.reduce((now, action) => accepted(now, action).state, state)
        const opened = duties(played).filter(
          (duty) => !before.includes(duty) && played.flow.phase === 'move' && state.flow.phase === 'move',
        )
        const said = consequences
          .flatMap((each) => (each.kind === 'duty' ? [each.duty] : []))
          .map(({ rule, code, space }) => `${rule} ${code} ${space}`)
        expect(opened.filter((duty) => !said.includes(duty))).toEqual([])
      }
      const opens = ways.map((way) => Number(kinds(way).includes('duty')))
      expect(opens).toEqual(opens.toSorted())
    },
  )

  it('are there for all codes but six, and none of them makes up dice', () => {
    expect(found.size).toBe(refusals.length)
    expect(found.size).toBeGreaterThan(200)
    expect([...found].flatMap(([code, ways]) => (ways.length === 0 ? [code] : [])).sort()).toEqual(WITHOUT)
    const entries = [...found.values()].flat().flatMap(({ actions }) => actions)
    expect(entries.filter(({ type }) => type === 'enter-dice')).toEqual([])
  })

  it('mend what keeps a phase open, all of them', () => {
    const ends = refusals.filter(({ action, code }) => action.type === 'end-phase' && !WITHOUT.includes(code))
    expect(ends.length).toBeGreaterThan(10)
    for (const each of ends) {
      const state = stateOf(each)
      for (const { actions } of refused(state, each.action)) {
        const after = actions.reduce((now, action) => accepted(now, action).state, state)
        expect(winner(after) === null && duties(after).includes(duties(state)[0]!), each.code).toBe(false)
      }
    }
  })
})

const position = (spec: Partial<PositionSpec>): GameState =>
  positionFrom({ ruleset: 'standard', base: 'empty', seed: 'ways', round: 2, power: 'germany', ...spec })
const actionsOf = (ways: WayOut[]) => ways.map(({ actions }) => actions)

describe('ways out of a refused order', () => {
  const buying = position({ phase: 'purchase', treasury: { germany: 10 } })

  it('are the same as far as the money goes, and another unit for the price', () => {
    const ways = refused(buying, { type: 'purchase', units: { infantry: 2, artillery: 2 } })
    expect(actionsOf(ways)[0]).toEqual([{ type: 'purchase', units: { infantry: 2, artillery: 1 } }])
  })

  it('put another unit in the place of what cannot be had at all, or leave it out: first what leaves least money idle', () => {
    const ways = actionsOf(refused(buying, { type: 'purchase', units: { tank: 1, infantry: 1 } }))
    expect(ways[0]).toEqual([{ type: 'purchase', units: { infantry: 1, fighter: 1 } }])
    expect(ways).toContainEqual([{ type: 'purchase', units: { infantry: 1 } }])
    // Two bodies for the price of the one machine.
    expect(ways).toContainEqual([{ type: 'purchase', units: { infantry: 3 } }])
  })
})

describe('ways out of a refused place', () => {
  const placing = () =>
    accepted(
      accepted(position({ phase: 'purchase', treasury: { germany: 20 } }), {
        type: 'purchase',
        units: { infantry: 2, cruiser: 1 },
      }).state,
      END,
    ).state
  const mobilizing = () => [END, END].reduce((now, action) => accepted(now, action).state, placing())

  it('are the places that take the units', () => {
    const ways = refused(mobilizing(), { type: 'mobilize', units: { infantry: 2 }, to: 'kiel' })
    expect(actionsOf(ways)[0]).toEqual([{ type: 'mobilize', units: { infantry: 2 }, to: 'berlin' }])
    const sea = refused(mobilizing(), { type: 'mobilize', units: { cruiser: 1 }, to: 'sz5' })
    expect(actionsOf(sea).every(([action]) => action?.type === 'mobilize' && /^sz1[01]$/.test(action.to))).toBe(true)
    expect(sea).toHaveLength(2)
  })

  it('place all that waits where the phase was to end', () => {
    const [way] = refused(mobilizing(), END)
    expect(
      accepted(
        way!.actions.reduce((now, action) => accepted(now, action).state, mobilizing()),
        END,
      ).state.flow.phase,
    ).toBe('income')
  })
})

describe('ways out of Combat', () => {
  const lorraine = position({
    phase: 'move',
    units: { alsace: { germany: { infantry: 3, artillery: 2 } }, lorraine: { france: { infantry: 4 } } },
    queue: [6, 6, 6, 6, 6, 1, 1, 6, 6],
  })
  const entered = [
    { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 3, artillery: 2 } } as Action,
    END,
  ].reduce((now, action) => accepted(now, action).state, lorraine)

  it('are the battle that must be fought', () => {
    expect(actionsOf(refused(entered, END))).toEqual([[{ type: 'attack', space: 'lorraine' }]])
    expect(actionsOf(refused(entered, { type: 'attack', space: 'paris' }))[0]).toEqual([{ type: 'attack', space: 'lorraine' }])
  })

  it('are the nearest losses that are allowed, and answers where something else was tried', () => {
    const asked = accepted(entered, { type: 'attack', space: 'lorraine' }).state
    const ways = actionsOf(refused(asked, { type: 'casualties', lose: { germany: { infantry: 1 } } }))
    expect(ways[0]).toEqual([{ type: 'casualties', lose: { germany: { infantry: 2 } } }])
    expect(ways[1]).toEqual([{ type: 'casualties', lose: { germany: { infantry: 1, artillery: 1 } } }])
    expect(
      actionsOf(refused(asked, END))
        .flat()
        .every(({ type }) => type === 'casualties'),
    ).toBe(true)
  })

  it('are to go on where nothing of the kind can be done', () => {
    const quiet = position({ phase: 'combat' })
    expect(actionsOf(refused(quiet, { type: 'attack', space: 'paris' }))).toEqual([[END]])
    expect(actionsOf(refused(position({ phase: 'income' }), { type: 'attack', space: 'paris' }))).toEqual([[END]])
  })
})

describe('ways out of Movement', () => {
  it('mend it by what the engine finds', () => {
    const state = position({ phase: 'move', units: { munich: { germany: { infantry: 3, artillery: 1 } } } })
    const alone = accepted(state, { type: 'move', from: 'munich', path: ['alsace'], units: { artillery: 1 } }).state
    expect(actionsOf(refused(alone, END))[0]).toEqual([
      { type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 1 } },
    ])
  })

  describe('for guns that are to land alone', () => {
    const gun = { cargo: [{ power: 'britain', type: 'artillery' }] }
    const fleet = (at: { [space: string]: object }): GameState =>
      accepted(
        position({
          ruleset: 'advanced',
          power: 'britain',
          phase: 'move',
          control: { norway: 'britain' },
          units: { kiel: { germany: { infantry: 1 } }, ...at } as PositionSpec['units'],
        }),
        { type: 'offload', transport: 1, to: 'kiel', units: { artillery: 1 } },
      ).state

    const ashore = (transport: number): Action => ({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 } })

    it('fetch an infantry from another coast, by any ship with room', () => {
      const state = fleet({
        sz10: { britain: { cruiser: 1, transports: [gun, { cargo: [] }] } },
        norway: { britain: { infantry: 2 } },
      })
      expect(checkAction(state, END)).toMatchObject({ code: 'landing-needs-infantry' })
      const fetched = (transport: number): Action[] => [
        { type: 'load', from: 'norway', transport, units: { infantry: 1 } },
        ashore(transport),
      ]
      expect(refused(state, END)).toEqual([1, 2].map((ship) => ({ actions: fetched(ship), consequences: [] })))
    })

    it('bring a ship of the next zone, with the infantry that it carries', () => {
      const state = fleet({
        sz10: { britain: { cruiser: 1, transports: [gun] } },
        sz9: { britain: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] } },
      })
      expect(actionsOf(refused(state, END))).toEqual([
        [{ type: 'move', from: 'sz9', path: ['sz10'], transports: [2] }, ashore(2)],
      ])
    })

    it('say what the coast owes that lends it its last one', () => {
      const state = fleet({
        sz10: { britain: { cruiser: 1, transports: [gun] } },
        norway: { britain: { infantry: 1, artillery: 1 } },
      })
      const [way] = refused(state, END)
      expect(way?.consequences).toMatchObject([{ kind: 'duty', space: 'norway', duty: { code: 'army-without-infantry' } }])
    })

    it('are none where nobody can be fetched', () => {
      const state = fleet({ sz10: { britain: { cruiser: 1, transports: [gun] } }, norway: { britain: { artillery: 1 } } })
      expect(refused(state, END)).toEqual([])
    })
  })

  it('say that contested land is given away', () => {
    const state = position({
      phase: 'move',
      round: 3,
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 3 } }, alsace: { germany: { infantry: 1 } } },
    })
    const ways = refused(state, { type: 'move', from: 'lorraine', path: ['burgundy'], units: { infantry: 2 } })
    const home = (infantry: number): Action[] => [{ type: 'move', from: 'lorraine', path: ['alsace'], units: { infantry } }]
    expect(ways).toEqual([
      { actions: home(1), consequences: [] },
      { actions: home(2), consequences: [{ kind: 'land-given', rule: 'STD-MOV-13', space: 'lorraine', by: 'france' }] },
    ])
  })

  it('say that a capital is left open, where an enemy stands next to it', () => {
    const spec = { phase: 'move', power: 'austria-hungary' } as const
    const near = position({
      ...spec,
      control: { galicia: 'russia' },
      units: { vienna: { 'austria-hungary': { infantry: 2 } }, galicia: { russia: { infantry: 2 } } },
    })
    const far = position({
      ...spec,
      units: { vienna: { 'austria-hungary': { infantry: 2 } }, moscow: { russia: { infantry: 2 } } },
    })
    const away: Action = { type: 'move', from: 'vienna', path: ['serbia'], units: { infantry: 2 } }
    expect(refused(near, away).flatMap(kinds)).toContain('capital-open')
    expect(refused(far, away).flatMap(kinds)).not.toContain('capital-open')
  })
})
