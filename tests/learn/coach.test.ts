// The coach: its lines and their words, when each is said, what it means, by what it is known, and that it falls silent.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import lines from '../../data/lessons/coach.json'
import words from '../../data/text/en/coach.json'
import {
  COACH_CONDITIONS,
  COACH_CONTROLS,
  COACH_SIGNS,
  COACH_SPOTS,
  type CoachLine,
  coachLines,
} from '../../src/content/coach.ts'
import { rungs } from '../../src/content/lessons.ts'
import { ruleById } from '../../src/content/rules.ts'
import {
  type Action,
  type ActionOf,
  type GameEvent,
  type GameState,
  PHASES,
  type PositionSpec,
  type PowerId,
  positionFrom,
  reduce,
  seatings,
} from '../../src/engine/index.ts'
import { CONDITIONS } from '../../src/learn/coach/conditions.ts'
import {
  type Coached,
  type CoachMoment,
  lineFor,
  UNTAUGHT,
  withAct,
  withCoachedTurn,
  withSaid,
} from '../../src/learn/coach/index.ts'
import { SIGNS } from '../../src/learn/coach/signs.ts'
import { spaceName } from '../../src/store/text.ts'
import { slug } from '../data/schemas.ts'
import { type Followed, follow } from './followed.ts'

const schema = v.array(
  v.strictObject({
    id: slug,
    phase: v.picklist(PHASES),
    when: v.array(v.picklist(COACH_CONDITIONS)),
    lit: v.picklist(COACH_SPOTS),
    learned: v.picklist(COACH_SIGNS),
    rule: v.string(),
    also: v.optional(v.array(v.string())),
    loss: v.optional(v.literal(true)),
    asked: v.optional(v.array(v.string())),
  }),
)
const said = new Map(Object.entries(words.line))
const byId = (id: string): CoachLine => coachLines.find((line) => line.id === id)!

describe('the lines of the coach', () => {
  it('have the shape that the program expects, each a name of its own', () => {
    expect(v.parse(schema, lines)).toEqual(coachLines)
    expect(new Set(coachLines.map(({ id }) => id)).size).toBe(coachLines.length)
  })

  it('name rules that there are', () => {
    expect(coachLines.flatMap(({ rule, also = [] }) => [rule, ...also]).filter((rule) => !ruleById(rule))).toEqual([])
  })

  it('have one sentence or two each, of sixteen words at most, whatever is named in them', () => {
    expect([...said.keys()].sort()).toEqual(coachLines.map(({ id }) => id).sort())
    const long = [...said.values()].filter((text) => text.replace('{space}', 'Sea Zone 18').split(/\s+/).length > 16)
    expect(long).toEqual([])
  })

  it('warn of what may be lost before anything else is said in that phase', () => {
    expect(
      coachLines
        .filter(({ phase }) => phase === 'move')
        .slice(0, 2)
        .every(({ loss }) => loss),
    ).toBe(true)
    expect(coachLines.slice(2).filter(({ loss }) => loss)).toEqual([])
  })

  it('mean one thing, which has a name', () => {
    expect(Object.keys(words.control).sort()).toEqual([...COACH_CONTROLS].sort())
    const nowhere = coachLines.filter(({ id, lit }) => lit === 'found' && !said.get(id)?.includes('{space}'))
    expect(nowhere).toEqual([])
  })

  it('use every condition, spot and sign of their lists, each of which is answered', () => {
    const used = (of: (line: CoachLine) => readonly string[]) => [...new Set(coachLines.flatMap(of))].sort()
    expect(used(({ when }) => when)).toEqual([...COACH_CONDITIONS].sort())
    expect(used(({ lit }) => [lit])).toEqual([...COACH_SPOTS].sort())
    expect(used(({ learned }) => [learned])).toEqual([...COACH_SIGNS].sort())
    expect(Object.keys(CONDITIONS).sort()).toEqual([...COACH_CONDITIONS].sort())
    expect(Object.keys(SIGNS).sort()).toEqual([...COACH_SIGNS].sort())
  })
})

const solo = seatings(2).map((powers) => ({ name: 'Anna', powers }))
const each = (powers: PowerId[][]) => powers.map((held, i) => ({ name: `Player ${i + 1}`, powers: held }))
const GAMES = { one: solo, two: each(seatings(2)), eight: each(seatings(8)) }
const games = Object.entries(GAMES).map(([seats, players]) => [seats, follow(players, seats === 'one' ? 2 : 3)] as const)

const linesIn = ({ steps }: Followed, person: string, nth: number): string[] => [
  ...new Set(steps.filter((step) => step.person === person && step.turn === nth).flatMap((step) => step.said?.line.id ?? [])),
]

describe.each(games)('a first game of %s that follows the coach', (_, game) => {
  const people = Object.keys(game.people)

  it('says something to everybody in the first turn, and nothing from the third on', () => {
    expect(people.filter((person) => linesIn(game, person, 1).length < 5)).toEqual([])
    expect(game.steps.filter((step) => step.turn > 2 && step.said !== null)).toEqual([])
    expect(game.steps.some((step) => step.turn > 2)).toBe(true)
  })

  it('lights what it means: a space of the board, or a control', () => {
    const meant = game.steps.flatMap((step) => (step.said ? [step.said] : []))
    const wrong = meant.filter(({ line, meant }) =>
      line.lit === 'found'
        ? !(meant && 'space' in meant && spaceName(meant.space) !== meant.space)
        : !(meant && 'control' in meant && meant.control === line.lit),
    )
    expect(wrong).toEqual([])
    expect(meant.length).toBeGreaterThan(people.length * 5)
  })

  it('sees by what is done that each line is followed', () => {
    const missed = people.flatMap((person) =>
      Object.entries(game.people[person]!.lines).filter(([, { said, done }]) => said.some((now) => !done.includes(now))),
    )
    expect(missed).toEqual([])
  })
})

describe('Austria-Hungary, told what to do', () => {
  it('buys, enters Serbia, fights, places and collects in its first turn', () => {
    expect(linesIn(games[0]![1], 'Anna', 1)).toEqual([
      'buy',
      'guns',
      'bought',
      'duty-from',
      'duty-to',
      'moved',
      'must-fight',
      'attack',
      'losses',
      'fought',
      'place',
      'collect',
    ])
  })

  it('is told in its second turn how to march, which a duty has not shown', () => {
    const second = linesIn(games[0]![1], 'Anna', 2)
    expect(second.slice(second.indexOf('bought') + 1, second.indexOf('moved'))).toEqual(['pick', 'pick-to'])
  })
})

/** Trieste and Galicia are fought over, Vienna is guarded by one army; Austria-Hungary moves. */
const contested: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  seed: 'coach',
  power: 'austria-hungary',
  round: 2,
  phase: 'move',
  units: {
    vienna: { 'austria-hungary': { infantry: 2 } },
    trieste: { 'austria-hungary': { infantry: 2 }, italy: { infantry: 2, artillery: 2 } },
    tyrolia: { italy: { infantry: 3 } },
  },
}
const NOW = '2 austria-hungary'
const momentAfter = (state: GameState, events: GameEvent[] = []): CoachMoment => ({
  state,
  events,
  chosen: null,
  picked: {},
  ships: [],
  aimed: null,
  board: null,
})
function played(state: GameState, ...actions: Action[]): { state: GameState; events: GameEvent[] } {
  return actions.reduce(
    (sum, action) => {
      const outcome = reduce(sum.state, action)
      return outcome.ok
        ? { state: outcome.state, events: [...sum.events, ...outcome.events] }
        : expect.fail(`${action.type}: ${outcome.error.message}`)
    },
    { state, events: [] as GameEvent[] },
  )
}
const LEAVE: ActionOf<'move'> = { type: 'move', from: 'trieste', path: ['vienna'], units: { infantry: 2 } }
const STRIP: ActionOf<'move'> = { type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 2 } }
const END: Action = { type: 'end-phase' }
const veteran: Coached = { turns: ['a', 'b', 'c'], lines: {} }

describe('a loss that threatens', () => {
  it('is warned of where nobody of one’s own stays in contested land', () => {
    const { state, events } = played(positionFrom(contested), LEAVE)
    const line = lineFor(momentAfter(state, events), UNTAUGHT, NOW)
    expect([line?.line.id, line?.space, line?.meant]).toEqual(['land-lost', 'trieste', { space: 'trieste' }])
  })

  it('is warned of where the capital stands open', () => {
    const { state, events } = played(positionFrom(contested), STRIP)
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW)).toMatchObject({ line: { id: 'capital-bare' }, space: 'vienna' })
  })

  it('is warned of long after the rest is silent, and not where somebody stays', () => {
    const start = positionFrom(contested)
    expect(lineFor(momentAfter(start), veteran, NOW)).toBeNull()
    const one = played(start, { ...LEAVE, units: { infantry: 1 } })
    expect(lineFor(momentAfter(one.state, one.events), veteran, NOW)).toBeNull()
    const both = played(start, LEAVE)
    expect(lineFor(momentAfter(both.state, both.events), veteran, NOW)?.line.id).toBe('land-lost')
  })

  it('is known once it was averted in two turns, and not by who let it happen', () => {
    const start = positionFrom(contested)
    const line = byId('land-lost')
    const kept = played(start, END).state
    const lost = played(start, LEAVE).state
    const keptIn = (coached: Coached, now: string) =>
      withAct(withSaid(coached, line, now), { before: start, after: kept, events: [] }, now)
    expect(keptIn(UNTAUGHT, 'a').lines['land-lost']).toMatchObject({ known: false, done: ['a'] })
    expect(keptIn(keptIn(UNTAUGHT, 'a'), 'b').lines['land-lost']?.known).toBe(true)
    const given = played(lost, END)
    const told = withSaid(UNTAUGHT, line, 'a')
    expect(withAct(told, { before: lost, after: given.state, events: given.events }, 'a').lines['land-lost']?.done).toEqual([])
    expect(withAct(UNTAUGHT, { before: start, after: kept, events: [] }, 'a').lines['land-lost']).toBeUndefined()
  })
})

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
    expect(lineFor(momentAfter(state), UNTAUGHT, NOW)).toMatchObject({ line: { id: 'duty-from' }, rule, space: 'budapest' })
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
      expect(lineFor(moment, UNTAUGHT, NOW)).toMatchObject({ line: { id }, space })
      expect(lineFor(moment, veteran, NOW)?.line.id).not.toBe(id)
      const done = reduce(state, deed)
      const after = done.ok ? done : expect.fail(done.error.message)
      const act = { before: state, after: after.state, events: after.events }
      expect(withAct(withSaid(UNTAUGHT, byId(id), NOW), act, NOW).lines[id]?.done).toEqual([NOW])
    },
  )

  it.each(Object.entries(OTHERS))('of another ruleset are silent in the standard game: %s', (id, { spec, before = [] }) => {
    const same = positionFrom({ ...spec, ruleset: 'standard' })
    const { state, events } = played(same, ...before)
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW)?.line.id).not.toBe(id)
  })

  it('say nothing of what is not there', () => {
    const still = momentAfter(positionFrom(britain({ london: { britain: { infantry: 2 } }, sz5: { britain: { cruiser: 1 } } })))
    const ids = ['fly', 'aboard', 'ashore', 'mined', 'victory', 'at-peace']
    const wrong = ids.filter((id) => lineFor({ ...still, chosen: 'london' }, UNTAUGHT, NOW)?.line.id === id)
    expect(wrong).toEqual([])
    expect(lineFor({ ...still, chosen: 'london' }, UNTAUGHT, NOW)?.line.id).toBe('pick-to')
  })
})

describe('a line', () => {
  const opening = positionFrom({ ruleset: 'standard', base: 'opening', seed: 'coach' })
  const first = (coached: Coached, now: string, hushed: string[] = []) =>
    lineFor(momentAfter(opening), coached, now, hushed)?.line.id
  const bought = played(opening, { type: 'purchase', units: { infantry: 1 } })
  const buys = (coached: Coached, now: string) =>
    withAct(coached, { before: opening, after: bought.state, events: bought.events }, now)

  it('is said until it was done in two turns', () => {
    const one = buys(withSaid(withCoachedTurn(UNTAUGHT, 'a'), byId('buy'), 'a'), 'a')
    expect(first(one, 'a')).toBe('buy')
    const again = buys(one, 'a')
    expect(again).toBe(one)
    const two = buys(withSaid(withCoachedTurn(one, 'b'), byId('buy'), 'b'), 'b')
    expect(two.lines.buy).toEqual({ said: ['a', 'b'], done: ['a', 'b'], known: true })
    expect(first(two, 'b')).toBe('guns')
  })

  it('is never said to whoever did it before', () => {
    expect(buys(UNTAUGHT, 'a').lines.buy).toEqual({ said: [], done: ['a'], known: true })
  })

  it('that is put off is silent, and the next one speaks', () => {
    expect(first(UNTAUGHT, 'a')).toBe('buy')
    expect(first(UNTAUGHT, 'a', ['buy'])).toBe('guns')
    expect(first(UNTAUGHT, 'a', ['buy', 'guns', 'bought'])).toBeUndefined()
  })

  it('while somebody is asked something is of that, or there is none', () => {
    const { state, events } = played(positionFrom({ ...contested, queue: [1, 6, 1, 6, 6, 6] }), END, {
      type: 'attack',
      space: 'trieste',
    })
    expect(state.flow.pending?.topic).toBe('land-losses')
    const moment = { ...momentAfter(state, events), board: 'trieste' }
    expect(lineFor(moment, UNTAUGHT, NOW)).toMatchObject({ line: { id: 'losses' }, meant: { control: 'primary' } })
    expect(lineFor(moment, UNTAUGHT, NOW, ['losses'])).toBeNull()
  })

  it('of a question is said in the turns of others too, and no more from the third turn of one’s own on', () => {
    const { state, events } = played(positionFrom({ ...contested, queue: [1, 6, 1, 6, 6, 6] }), END, {
      type: 'attack',
      space: 'trieste',
    })
    const line = (turns: string[]) => lineFor(momentAfter(state, events), { turns, lines: {} }, NOW)?.line.id
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(line)).toEqual(['losses', 'losses', 'losses', undefined])
  })

  it('of optional battles means the one that stands open, and then the button', () => {
    const { state, events } = played(positionFrom(contested), END)
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW)).toMatchObject({ line: { id: 'may-fight' }, space: 'trieste' })
    const open = lineFor({ ...momentAfter(state, events), board: 'trieste' }, UNTAUGHT, NOW)
    expect(open).toMatchObject({ line: { id: 'attack' }, meant: { control: 'primary' } })
  })

  it('says of an army without infantry where it stands', () => {
    const { state, events } = played(
      positionFrom({ ...contested, units: { ...contested.units, vienna: { 'austria-hungary': { infantry: 2, artillery: 1 } } } }),
      STRIP,
    )
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW, ['capital-bare'])).toMatchObject({
      line: { id: 'army' },
      space: 'vienna',
    })
  })
})
