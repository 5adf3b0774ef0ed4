// What the coach says of all else that could be done: money that is left, an army, a fighter or a fleet beside the first order.
import { describe, expect, it } from 'vitest'
import { type Action, type PositionSpec, positionFrom, reduce, unitsIn } from '../../src/engine/index.ts'
import {
  type CoachMoment,
  NO_PROGRESS,
  nextAdvice,
  withActionDone,
  withCoachedTurn,
  withLineShown,
} from '../../src/learn/coach/index.ts'
import { forecast } from '../../src/odds/index.ts'
import { byId, END, momentAfter, NOW, played, veteran } from './coached.ts'

const at = (power: PositionSpec['power'], phase: PositionSpec['phase'], more: Partial<PositionSpec>): PositionSpec => ({
  ruleset: 'standard',
  base: 'empty',
  round: 2,
  seed: 'coach',
  power,
  phase,
  ...more,
})
const GERMANS = {
  alsace: { germany: { infantry: 4 } },
  lorraine: { france: { infantry: 2 } },
  munich: { germany: { infantry: 2 } },
}
const MARCH: Action = { type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 1 } }
const ENTER: Action = { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 3 } }
const ABOARD = { london: { britain: { infantry: 5 } }, sz9: { britain: { transport: 1 } } }

type Case = { spec: PositionSpec; before?: Action[]; hand?: Partial<CoachMoment>; space?: string | null; deed: Action }
const CASES: Record<string, Case> = {
  spend: {
    spec: at('germany', 'purchase', { treasury: { germany: 20 } }),
    before: [{ type: 'purchase', units: { infantry: 1, artillery: 1 } }],
    space: null,
    deed: END,
  },
  'aboard-part': {
    spec: at('britain', 'move', { units: ABOARD }),
    hand: { chosen: 'london', picked: { infantry: 4 } },
    space: 'sz9',
    deed: { type: 'load', from: 'london', transport: 1, units: { infantry: 2 } },
  },
  'send-part': {
    spec: at('britain', 'move', { units: ABOARD }),
    hand: { chosen: 'london', picked: { infantry: 4 }, aimed: 'sz9' },
    space: 'sz9',
    deed: { type: 'load', from: 'london', transport: 1, units: { infantry: 2 } },
  },
  mines: {
    spec: at('britain', 'move', { units: { sz5: { britain: { cruiser: 1 } } } }),
    hand: { chosen: 'sz5', picked: { cruiser: 1 } },
    space: 'sz10',
    deed: { type: 'move', from: 'sz5', path: ['sz9'], units: { cruiser: 1 } },
  },
  join: {
    spec: at('germany', 'move', { units: { ...GERMANS, ruhr: { germany: { infantry: 1, fighter: 1 } } } }),
    before: [ENTER],
    space: 'ruhr',
    deed: { type: 'move', from: 'ruhr', path: ['alsace', 'lorraine'], units: { fighter: 1 } },
  },
  'fly-only': {
    spec: at('germany', 'move', { units: { ...GERMANS, ruhr: { germany: { infantry: 1, fighter: 1 } } } }),
    before: [ENTER],
    hand: { chosen: 'ruhr', picked: { infantry: 1, fighter: 1 } },
    space: 'lorraine',
    deed: { type: 'move', from: 'ruhr', path: ['alsace', 'lorraine'], units: { fighter: 1 } },
  },
  odds: { spec: at('germany', 'move', { units: GERMANS }), before: [ENTER], space: 'lorraine', deed: MARCH },
  'attack-too': { spec: at('germany', 'move', { units: GERMANS }), before: [MARCH], space: 'alsace', deed: ENTER },
  'attack-to': {
    spec: at('germany', 'move', { units: GERMANS }),
    before: [MARCH],
    hand: { chosen: 'alsace', picked: { infantry: 4 } },
    space: 'lorraine',
    deed: ENTER,
  },
  fleet: {
    spec: at('britain', 'move', { units: { sz5: { britain: { cruiser: 1 } }, wales: { britain: { infantry: 3 } } } }),
    before: [{ type: 'move', from: 'wales', path: ['london'], units: { infantry: 1 } }],
    space: 'sz5',
    deed: { type: 'move', from: 'sz5', path: ['sz9'], units: { cruiser: 1 } },
  },
}
/** Told of the chances that stand at an order: what comes after that in this turn. */
const READ = { ...NO_PROGRESS, lines: { odds: { said: [NOW], done: [NOW], known: false } } }
const momentOf = ({ spec, before = [], hand }: Case): CoachMoment => {
  const { state, events } = played(positionFrom(spec), ...before)
  return { ...momentAfter(state, events), ...hand }
}
const acted = (moment: CoachMoment, deed: Action, told: boolean) => {
  const done = reduce(moment.state, deed)
  if (!done.ok) expect.fail(done.error.message)
  return (id: string) =>
    withActionDone(
      told ? withLineShown(withCoachedTurn(NO_PROGRESS, NOW), byId(id), NOW) : NO_PROGRESS,
      { before: moment.state, after: done.state, events: done.events },
      NOW,
    )
}

describe('beside the first order the coach speaks of', () => {
  it.each(Object.entries(CASES))('%s, which is known by what is done', (id, each) => {
    const moment = momentOf(each)
    expect(nextAdvice(moment, id === 'odds' ? NO_PROGRESS : READ, NOW)).toMatchObject({ line: { id }, space: each.space })
    expect(nextAdvice(moment, veteran, NOW)?.line.id).not.toBe(id)
    expect(acted(moment, each.deed, true)(id).lines[id]?.done).toEqual([NOW])
  })

  it.each(['odds', 'mines', 'join', 'fly-only', 'attack-too', 'attack-to', 'fleet'])(
    '%s once a turn, whatever is done then',
    (id) => {
      const moment = momentOf(CASES[id]!)
      const other = acted(moment, END, true)(id)
      expect(other.lines[id]).toMatchObject({ done: [NOW], known: true })
      expect(nextAdvice(moment, other, NOW)?.line.id).not.toBe(id)
      expect(acted(moment, END, false)(id).lines[id]).toBeUndefined()
    },
  )

  it('no army that is not the stronger one, that of a capital, or one that would meet a country not yet at war', () => {
    const name = (units: PositionSpec['units']) =>
      nextAdvice(momentOf({ spec: at('germany', 'move', { units: units! }), before: [MARCH], deed: END }), NO_PROGRESS, NOW)?.line
        .id
    expect(name({ ...GERMANS, lorraine: { france: { infantry: 9 } } })).toBe('moved')
    expect(
      name({ munich: { germany: { infantry: 2 } }, berlin: { germany: { infantry: 8 } }, prussia: { russia: { infantry: 1 } } }),
    ).toBe('moved')
    expect(name({ munich: { germany: { infantry: 2 } }, ruhr: { germany: { infantry: 8 } } })).toBe('moved')
  })

  it('no attack without hope, though its army is the stronger one: Lorraine in round 1 would be cleared by one in fifty', () => {
    const opening = positionFrom(at('germany', 'move', { base: 'opening', round: 1 }))
    const { state, events } = played(opening, { type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 1 } })
    const all = (space: string) =>
      Object.fromEntries(unitsIn(state, space).flatMap(({ type, count }) => (type === 'fighter' ? [] : [[type, count]])))
    const into: Action = { type: 'move', from: 'alsace', path: ['lorraine'], units: all('alsace') }
    expect(forecast(state, { space: 'lorraine', orders: [into] })!.cleared).toBeLessThan(0.05)
    const line = (chosen: string | null) => nextAdvice({ ...momentAfter(state, events), chosen }, READ, NOW)?.line.id
    expect([line('alsace'), line(null)]).toEqual([undefined, expect.not.stringMatching('attack-too')])
  })

  it('an attack before a ship, of whoever is pressed because he could attack', () => {
    const units = {
      egypt: { britain: { infantry: 6 } },
      sz19: { britain: { transport: 1 } },
      london: { britain: { infantry: 2 } },
    }
    const foes = { 'trans-jordan': { ottoman: { infantry: 1 } } }
    const wales = { wales: { britain: { infantry: 1 } } }
    const spec = at('britain', 'move', { units: { ...units, ...foes, ...wales } })
    const moment = momentOf({
      spec,
      before: [{ type: 'move', from: 'wales', path: ['london'], units: { infantry: 1 } }],
      deed: END,
    })
    expect(nextAdvice(moment, READ, NOW)).toMatchObject({ line: { id: 'attack-too' }, space: 'egypt' })
    const pressed = { ...moment, chosen: 'egypt', picked: { infantry: 6 } }
    expect(nextAdvice(pressed, READ, NOW)).toMatchObject({ line: { id: 'attack-to' }, space: 'trans-jordan' })
  })

  it('where an enemy’s land stands empty, whoever could walk in', () => {
    const units = { munich: { germany: { infantry: 2 } }, alsace: { germany: { infantry: 2 } } }
    const moment = momentOf({
      spec: at('germany', 'move', { units, control: { lorraine: 'france' } }),
      before: [MARCH],
      deed: END,
    })
    expect(nextAdvice(moment, READ, NOW)).toMatchObject({ line: { id: 'attack-too' }, space: 'alsace' })
  })

  it('where the chances are not known at once, only of an army twice as strong', () => {
    const line = (guns: number) => {
      // Machine guns stop some before they fire: that is walked, not reckoned.
      const lorraine = { france: { infantry: 1, 'machine-gun': 1 } }
      const units = { ...GERMANS, alsace: { germany: { infantry: 3, artillery: guns } }, lorraine }
      const spec = { ...at('germany', 'move', { units, round: 6 }), ruleset: 'advanced' as const }
      return nextAdvice(momentOf({ spec, before: [MARCH], deed: END }), READ, NOW)?.line.id
    }
    expect([line(0), line(4)]).toEqual(['moved', 'attack-too'])
  })

  it('fighters no more that are alone in hand, and then of where they fly', () => {
    const moment = momentOf(CASES['fly-only']!)
    expect(nextAdvice({ ...moment, picked: { fighter: 1 } }, READ, NOW)).toMatchObject({ line: { id: 'fly' }, space: 'lorraine' })
  })

  it('no fleet whose ways are all mined or barred, such as that of Austria-Hungary in round 1', () => {
    const spec = at('austria-hungary', 'move', { base: 'opening', round: 1 })
    const enter: Action = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 4 } }
    const moment = momentOf({ spec, before: [enter], deed: END })
    expect(Object.keys(moment.state.war.units)).toContain('sz18')
    expect(nextAdvice(moment, READ, NOW)?.line.id).toBe('moved')
  })

  it('money that is left no more once it is spent, and takes it for known where nobody had to be told', () => {
    const spec = at('germany', 'purchase', { treasury: { germany: 7 } })
    const all: Action = { type: 'purchase', units: { infantry: 1, artillery: 1 } }
    const moment = momentOf({ spec, before: [all], deed: END })
    expect(nextAdvice(moment, NO_PROGRESS, NOW)?.line.id).toBe('bought')
    expect(acted(moment, END, false)('spend').lines.spend).toMatchObject({ known: true })
    expect(acted(momentOf({ spec, deed: END }), END, false)('spend').lines.spend).toBeUndefined()
  })
})
