// Each rung of the ladder has a line of the coach: where it is said, what it means, and by what it is known.
import { describe, expect, it } from 'vitest'
import { coachLines } from '../../src/content/coach.ts'
import { rungs } from '../../src/content/lessons.ts'
import { type Action, type PositionSpec, positionFrom, reduce } from '../../src/engine/index.ts'
import { type CoachMoment, NO_PROGRESS, nextAdvice, withActionDone, withLineShown } from '../../src/learn/coach/index.ts'
import { byId, END, momentAfter, NOW, played, veteran } from './coached.ts'

/** A moment in which each rung of the standard game has something to say, and what is done then. */
const bare = (spec: Partial<PositionSpec>): PositionSpec => ({
  ruleset: 'standard',
  base: 'empty',
  round: 2,
  seed: 'coach',
  ...spec,
})
const britain = (units: PositionSpec['units'], more: Partial<PositionSpec> = {}) =>
  bare({ power: 'britain', phase: 'move', units: units!, ...more })
const ARMY = { britain: { infantry: 2, fighter: 1 } }
const ABOARD = { britain: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' } as const] }] } }
type Woken = { spec: PositionSpec; before?: Action[]; hand?: Partial<CoachMoment>; space?: string; deed: Action }
const SHIP: Action = { type: 'move', from: 'sz5', path: ['sz10'], units: { cruiser: 1 } }
const CANADA: Woken = {
  spec: britain({ canada: { britain: { infantry: 3 } }, sz2: { britain: { transport: 1 } } }),
  before: [{ type: 'load', from: 'canada', transport: 1, units: { infantry: 2 } }],
  deed: { type: 'move', from: 'sz2', path: ['sz3'], units: {}, transports: [1] },
}
const WOKEN: Record<string, Woken> = {
  sail: { ...CANADA, space: 'sz2' },
  'sail-to': { ...CANADA, hand: { chosen: 'sz2' }, space: 'sz1' },
  'leave-some': {
    spec: britain({ london: { britain: { infantry: 2 } } }),
    hand: { chosen: 'london', picked: { infantry: 2 } },
    space: 'london',
    deed: { type: 'move', from: 'london', path: ['wales'], units: { infantry: 1 } },
  },
  fly: {
    spec: britain({ picardy: { britain: { infantry: 1 } }, burgundy: ARMY }),
    before: [{ type: 'move', from: 'burgundy', path: ['picardy'], units: { infantry: 1 } }],
    hand: { chosen: 'burgundy' },
    space: 'lorraine',
    deed: { type: 'move', from: 'burgundy', path: ['picardy'], units: { fighter: 1 } },
  },
  aboard: {
    spec: britain({ london: { britain: { infantry: 2 } }, sz9: { britain: { transport: 1 } } }),
    hand: { chosen: 'london' },
    space: 'sz9',
    deed: { type: 'load', from: 'london', transport: 1, units: { infantry: 1 } },
  },
  ashore: {
    spec: britain({ sz9: ABOARD }),
    space: 'sz9',
    deed: { type: 'offload', transport: 1, to: 'picardy', units: { infantry: 1 } },
  },
  'ashore-pick': {
    spec: britain({ sz9: ABOARD }),
    hand: { chosen: 'sz9' },
    space: 'sz9',
    deed: { type: 'offload', transport: 1, to: 'picardy', units: { infantry: 1 } },
  },
  'ashore-to': {
    spec: britain({ sz9: ABOARD }),
    hand: { chosen: 'sz9', ships: [1] },
    space: 'belgium',
    deed: { type: 'offload', transport: 1, to: 'picardy', units: { infantry: 1 } },
  },
  mined: { spec: britain({ sz5: { britain: { cruiser: 1 } } }), before: [SHIP], space: 'sz10', deed: END },
  'at-sea': {
    spec: bare({
      power: 'britain',
      phase: 'combat',
      units: { sz5: { britain: { cruiser: 2 }, germany: { cruiser: 1 } } },
    }),
    hand: { board: 'sz5' },
    deed: { type: 'attack', space: 'sz5' },
  },
  tanks: {
    spec: bare({ power: 'germany', phase: 'purchase', round: 4, treasury: { germany: 20 } }),
    before: [{ type: 'purchase', units: { infantry: 1, artillery: 1 } }],
    deed: { type: 'purchase', units: { infantry: 1, artillery: 1, tank: 1 } },
  },
  'at-peace': {
    spec: bare({ power: 'usa', phase: 'purchase', treasury: { usa: 20 } }),
    before: [{ type: 'purchase', units: { infantry: 1, artillery: 1 } }],
    deed: END,
  },
  victory: {
    spec: bare({ power: 'germany', phase: 'income', control: { paris: 'germany' } }),
    space: 'paris',
    deed: END,
  },
}
const SEA: Action = { type: 'move', from: 'sz10', path: ['sz11'], units: { cruiser: 1 } }
const OTHERS: Record<string, Woken> = {
  influence: {
    spec: bare({ ruleset: 'influence', base: 'opening', power: 'france', phase: 'purchase' }),
    before: [{ type: 'purchase', units: { infantry: 1, artillery: 1 } }],
    space: 'greece',
    deed: { type: 'influence', country: 'greece' },
  },
  further: {
    spec: bare({
      ruleset: 'advanced',
      power: 'germany',
      phase: 'move',
      units: { sz10: { germany: { cruiser: 1 } }, berlin: { germany: { infantry: 1 } } },
    }),
    before: [SEA],
    space: 'sz11',
    deed: { type: 'move', from: 'sz11', path: ['sz10'], units: { cruiser: 1 }, strategic: true },
  },
  homeland: {
    spec: bare({
      ruleset: 'tournament',
      power: 'germany',
      phase: 'income',
      units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    }),
    space: 'lorraine',
    deed: END,
  },
}
const RUNGS = {
  turn: 'buy',
  march: 'pick',
  land: 'must-fight',
  contested: 'land-lost',
  minors: 'duty-from',
  capitals: 'capital-bare',
  air: 'fly',
  transport: 'aboard',
  sea: 'at-sea',
  landing: 'ashore',
  mines: 'mined',
  tanks: 'tanks',
  'late-war': 'at-peace',
  victory: 'victory',
  tournament: 'homeland',
  influence: 'influence',
  advanced: 'further',
}

describe('Serbia, whatever the ruleset', () => {
  it.each([
    ['standard', 'STD-POL-02'],
    ['tournament', 'STD-POL-02'],
    ['advanced', 'STD-POL-02'],
    ['influence', 'INF-MOB-03'],
  ] as const)('is named in a game by the rules of %s, by %s', (ruleset, rule) => {
    const state = positionFrom({ ruleset, base: 'opening', seed: 'coach', phase: 'move', power: 'austria-hungary' })
    expect(nextAdvice(momentAfter(state), NO_PROGRESS, NOW)).toMatchObject({ line: { id: 'duty-from' }, rule, space: 'budapest' })
  })
})

describe('the rungs of the ladder', () => {
  it('have a line each', () => {
    expect(Object.keys(RUNGS)).toEqual(rungs)
    expect(Object.values(RUNGS).filter((id) => !coachLines.some((line) => line.id === id))).toEqual([])
  })

  it.each(Object.entries({ ...WOKEN, ...OTHERS }))(
    'wake %s, which is known by what is done, and silent for who knows the game',
    (id, woken) => {
      const { spec, before = [], hand, space = null, deed } = woken
      const { state, events } = played(positionFrom(spec), ...before)
      const moment = { ...momentAfter(state, events), ...hand }
      expect(nextAdvice(moment, NO_PROGRESS, NOW)).toMatchObject({ line: { id }, space })
      expect(nextAdvice(moment, veteran, NOW)?.line.id).not.toBe(id)
      const done = reduce(state, deed)
      const after = done.ok ? done : expect.fail(done.error.message)
      const act = { before: state, after: after.state, events: after.events }
      expect(withActionDone(withLineShown(NO_PROGRESS, byId(id), NOW), act, NOW).lines[id]?.done).toEqual([NOW])
    },
  )

  it.each(Object.entries(OTHERS))('of another ruleset are silent in the standard game: %s', (id, { spec, before = [] }) => {
    const same = positionFrom({ ...spec, ruleset: 'standard' })
    const { state, events } = played(same, ...before)
    expect(nextAdvice(momentAfter(state, events), NO_PROGRESS, NOW)?.line.id).not.toBe(id)
  })

  it('say nothing of what is not there', () => {
    const still = momentAfter(positionFrom(britain({ london: { britain: { infantry: 2 } }, sz5: { britain: { cruiser: 1 } } })))
    const ids = ['fly', 'aboard', 'ashore', 'mined', 'victory', 'at-peace']
    const wrong = ids.filter((id) => nextAdvice({ ...still, chosen: 'london' }, NO_PROGRESS, NOW)?.line.id === id)
    expect(wrong).toEqual([])
    expect(nextAdvice({ ...still, chosen: 'london' }, NO_PROGRESS, NOW)?.line.id).toBe('pick-to')
  })
})
