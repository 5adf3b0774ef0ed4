// A line of the coach: how long it is said, what puts it off, and what is said while somebody is asked something.
import { describe, expect, it } from 'vitest'
import { type Action, type PositionSpec, positionFrom } from '../../src/engine/index.ts'
import { type Coached, lineFor, restsFrom, UNTAUGHT, withAct, withCoachedTurn, withSaid } from '../../src/learn/coach/index.ts'
import { byId, contested, END, momentAfter, NOW, played } from './coached.ts'

/** Tyrolia, beside Vienna, is an enemy's too, and has one infantry in it. */
const TWO_FRONTS: Partial<PositionSpec> = {
  units: {
    vienna: { 'austria-hungary': { infantry: 6 } },
    trieste: { 'austria-hungary': { infantry: 2 }, italy: { infantry: 2 } },
    tyrolia: { italy: { infantry: 1 } },
  },
  control: { tyrolia: 'italy' },
  queue: [1, 1, 1, 6],
}
const BELGIUM: PositionSpec['units'] = { belgium: { britain: { infantry: 3 }, germany: { infantry: 1 } } }
const INTO_TYROLIA: Action = { type: 'move', from: 'vienna', path: ['tyrolia'], units: { infantry: 3 } }

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
    expect(first(UNTAUGHT, 'a', ['buy', 'guns', 'spend', 'bought'])).toBeUndefined()
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

  it('of a question is said in whatever phase that is asked', () => {
    const spec: PositionSpec = { ruleset: 'standard', base: 'empty', seed: 'coach', power: 'ottoman', phase: 'move' }
    const { state, events } = played(
      positionFrom({ ...spec, units: { constantinople: { ottoman: { infantry: 4 } } } }),
      { type: 'move', from: 'constantinople', path: ['greece'], units: { infantry: 2 } },
      END,
    )
    expect([state.flow.phase, state.flow.pending?.topic]).toEqual(['move', 'represent-neutral'])
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW)).toMatchObject({ line: { id: 'whose-army' }, space: 'greece' })
  })

  it('of optional battles means the one that stands open, and then the button', () => {
    const { state, events } = played(positionFrom(contested), END)
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW)).toMatchObject({ line: { id: 'may-fight' }, space: 'trieste' })
    const open = lineFor({ ...momentAfter(state, events), board: 'trieste' }, UNTAUGHT, NOW)
    expect(open).toMatchObject({ line: { id: 'attack' }, meant: { control: 'primary' } })
  })

  it('of optional battles is said beside the result of another one too, and no more of one that is put aside', () => {
    const { state, events } = played(positionFrom({ ...contested, ...TWO_FRONTS }), INTO_TYROLIA, END, {
      type: 'attack',
      space: 'tyrolia',
    })
    const moment = { ...momentAfter(state, events), board: 'tyrolia' }
    const line = (held: string[]) => lineFor({ ...moment, held: new Set(held) }, UNTAUGHT, NOW)
    expect(line([])).toMatchObject({ line: { id: 'may-fight' }, space: 'trieste' })
    expect(line(['trieste'])?.line.id).toBe('fought')
  })

  it('of optional battles is not known by whoever fought where it had to be', () => {
    const { state: before } = played(positionFrom({ ...contested, ...TWO_FRONTS }), INTO_TYROLIA, END)
    const known = (space: string) => {
      const { state, events } = played(before, { type: 'attack', space })
      return withAct(UNTAUGHT, { before, after: state, events }, NOW).lines['may-fight']
    }
    expect([known('tyrolia'), known('trieste')]).toEqual([undefined, { said: [], done: [NOW], known: true }])
  })

  it('of a battle at sea is not known by whoever fought on land, and no button is said to go on while a battle stands open', () => {
    const fleets = { sz5: { britain: { cruiser: 1 }, germany: { cruiser: 1 } } }
    const { state: before } = played(
      positionFrom({ ...contested, ...TWO_FRONTS, power: 'britain', units: { ...fleets, ...BELGIUM }, control: {} }),
      END,
    )
    const onLand = played(before, { type: 'attack', space: 'belgium' })
    const coached = withAct(UNTAUGHT, { before, after: onLand.state, events: onLand.events }, NOW)
    expect([coached.lines.attack?.known, coached.lines['at-sea']]).toEqual([true, undefined])
    const atSea = (hushed: string[]) =>
      lineFor({ ...momentAfter(onLand.state, onLand.events), board: 'sz5' }, coached, NOW, hushed)?.line.id
    expect([atSea([]), atSea(['at-sea'])]).toEqual(['at-sea', undefined])
  })

  it('of a country that may be entered is said while the table asks that, and no other then', () => {
    const at = positionFrom({ ruleset: 'standard', base: 'opening', seed: 'coach', phase: 'move', power: 'austria-hungary' })
    const moment = { ...momentAfter(at), chosen: 'budapest', entering: 'serbia' }
    const line = (hushed: string[]) => lineFor(moment, UNTAUGHT, NOW, hushed)
    expect(line([])).toMatchObject({ line: { id: 'enter' }, space: 'serbia', meant: { control: 'primary' } })
    expect(line(['enter'])).toBeNull()
    expect(lineFor({ ...moment, entering: null }, UNTAUGHT, NOW)?.line.id).toBe('duty-to')
  })

  it('of what is not so in every turn is not known by whoever ended a phase without it', () => {
    const { state: before } = played(positionFrom(contested))
    const { state, events } = played(before, END)
    const known = withAct(UNTAUGHT, { before, after: state, events }, NOW).lines
    expect([known.moved?.known, known.stay, known.mined]).toEqual([true, undefined, undefined])
    const told = withAct(withSaid(UNTAUGHT, byId('mined'), NOW), { before, after: state, events }, NOW).lines
    expect(told.mined).toEqual({ said: [NOW], done: [NOW], known: false })
  })

  it('is no more said from the third turn on, which is when the strip says so', () => {
    const rests = (turns: string[]) => restsFrom({ turns, lines: {} }, NOW)
    expect([[NOW], ['a', NOW], ['a', 'b', NOW], ['a', 'b', 'c']].map(rests)).toEqual([false, false, true, false])
  })

  it('says of an army without infantry where it stands', () => {
    const { state, events } = played(
      positionFrom({ ...contested, units: { ...contested.units, vienna: { 'austria-hungary': { infantry: 2, artillery: 1 } } } }),
      { type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 2 } },
    )
    expect(lineFor(momentAfter(state, events), UNTAUGHT, NOW, ['capital-bare'])).toMatchObject({
      line: { id: 'army' },
      space: 'vienna',
    })
  })
})
