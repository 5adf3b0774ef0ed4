// A line of the coach: how long it is said, what puts it off, and what is said while somebody is asked something.
import { describe, expect, it } from 'vitest'
import { type Action, type PositionSpec, positionFrom } from '../../src/engine/index.ts'
import {
  type CoachProgress,
  isFirstSilentTurn,
  NO_PROGRESS,
  nextAdvice,
  withActionDone,
  withCoachedTurn,
  withLineRead,
  withLineShown,
} from '../../src/learn/coach/index.ts'
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
  const first = (coached: CoachProgress, now: string, hushed: string[] = []) =>
    nextAdvice(momentAfter(opening), coached, now, hushed)?.line.id
  const bought = played(opening, { type: 'purchase', units: { infantry: 1 } })
  const buys = (coached: CoachProgress, now: string) =>
    withActionDone(coached, { before: opening, after: bought.state, events: bought.events }, now)

  const READ = ['welcome', 'aim']

  it('is said until the person has done it, and not again in the turn of another of their powers', () => {
    const told = withLineShown(withCoachedTurn(NO_PROGRESS, '1 austria-hungary'), byId('buy'), '1 austria-hungary')
    expect(first(told, '1 austria-hungary', READ)).toBe('buy')
    const one = buys(told, '1 austria-hungary')
    expect(one.lines.buy).toEqual({ said: ['1 austria-hungary'], done: ['1 austria-hungary'], known: true })
    expect(buys(one, '1 austria-hungary')).toBe(one)
    expect(first(withCoachedTurn(one, '1 germany'), '1 germany', READ)).toBe('guns')
  })

  it('that warns of a loss is said until the loss was averted in two turns', () => {
    const { state: before } = played(positionFrom(contested))
    const { state, events } = played(before, END)
    const averted = (coached: CoachProgress, now: string) =>
      withActionDone(withLineShown(coached, byId('land-lost'), now), { before, after: state, events }, now)
    const one = averted(NO_PROGRESS, 'a')
    expect([one.lines['land-lost']?.known, averted(one, 'b').lines['land-lost']?.known]).toEqual([false, true])
  })

  it('opens the first game by saying who you are and how the war is won, once it is read for good', () => {
    expect(first(NO_PROGRESS, 'a')).toBe('welcome')
    const read = withLineRead(NO_PROGRESS, byId('welcome'), 'a')
    expect(nextAdvice(momentAfter(opening), read, 'a')).toMatchObject({
      ...{ line: { id: 'aim' }, rule: 'STD-VIC-02', space: null, target: { control: 'next' } },
    })
    expect(first(withLineRead(read, byId('aim'), 'a'), 'a')).toBe('buy')
    // Whoever buys without pressing on has heard it too.
    expect(buys(withLineShown(NO_PROGRESS, byId('welcome'), 'a'), 'a').lines.welcome?.known).toBe(true)
    const later = positionFrom({ ruleset: 'standard', base: 'opening', seed: 'coach', round: 2 })
    expect(nextAdvice(momentAfter(later), NO_PROGRESS, 'a')?.line.id).toBe('buy')
  })

  it('of the aim names the rule by which the side to move wins', () => {
    const rule = (ruleset: 'standard' | 'tournament' | 'influence', power: 'germany' | 'france') =>
      nextAdvice(momentAfter(positionFrom({ ruleset, base: 'opening', seed: 'c', power })), NO_PROGRESS, 'a', ['welcome'])?.rule
    expect([rule('standard', 'france'), rule('tournament', 'germany'), rule('influence', 'germany')]).toEqual([
      'STD-VIC-01',
      'TOU-VIC-01',
      'INF-VICT-02',
    ])
  })

  it('is never said to whoever did it before', () => {
    expect(buys(NO_PROGRESS, 'a').lines.buy).toEqual({ said: [], done: ['a'], known: true })
  })

  it('that is put off is silent, and the next one speaks', () => {
    expect(first(NO_PROGRESS, 'a', READ)).toBe('buy')
    expect(first(NO_PROGRESS, 'a', [...READ, 'buy'])).toBe('guns')
    expect(first(NO_PROGRESS, 'a', [...READ, 'buy', 'guns', 'spend', 'bought'])).toBeUndefined()
  })

  it('while somebody is asked something is of that, or there is none', () => {
    const { state, events } = played(positionFrom({ ...contested, queue: [1, 6, 1, 6, 6, 6] }), END, {
      type: 'attack',
      space: 'trieste',
    })
    expect(state.flow.pending?.topic).toBe('land-losses')
    const moment = { ...momentAfter(state, events), board: 'trieste' }
    expect(nextAdvice(moment, NO_PROGRESS, NOW)).toMatchObject({ line: { id: 'losses' }, target: { control: 'primary' } })
    expect(nextAdvice(moment, NO_PROGRESS, NOW, ['losses'])).toBeNull()
  })

  it('of a question is said in the turns of others too, and no more from the third turn of one’s own on', () => {
    const { state, events } = played(positionFrom({ ...contested, queue: [1, 6, 1, 6, 6, 6] }), END, {
      type: 'attack',
      space: 'trieste',
    })
    const line = (turns: string[]) => nextAdvice(momentAfter(state, events), { turns, lines: {} }, NOW)?.line.id
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
    expect(nextAdvice(momentAfter(state, events), NO_PROGRESS, NOW)).toMatchObject({
      line: { id: 'whose-army' },
      space: 'greece',
    })
  })

  it('of optional battles means the one that stands open, and then the button', () => {
    const { state, events } = played(positionFrom(contested), END)
    expect(nextAdvice(momentAfter(state, events), NO_PROGRESS, NOW)).toMatchObject({
      line: { id: 'may-fight' },
      space: 'trieste',
    })
    const open = nextAdvice({ ...momentAfter(state, events), board: 'trieste' }, NO_PROGRESS, NOW)
    expect(open).toMatchObject({ line: { id: 'attack' }, target: { control: 'primary' } })
  })

  it('of optional battles is said beside the result of another one too, and no more of one that is put aside', () => {
    const { state, events } = played(positionFrom({ ...contested, ...TWO_FRONTS }), INTO_TYROLIA, END, {
      type: 'attack',
      space: 'tyrolia',
    })
    const moment = { ...momentAfter(state, events), board: 'tyrolia' }
    const line = (held: string[]) => nextAdvice({ ...moment, held: new Set(held) }, NO_PROGRESS, NOW)
    expect(line([])).toMatchObject({ line: { id: 'may-fight' }, space: 'trieste' })
    expect(line(['trieste'])?.line.id).toBe('fought')
  })

  it('of optional battles is not known by whoever fought where it had to be', () => {
    const { state: before } = played(positionFrom({ ...contested, ...TWO_FRONTS }), INTO_TYROLIA, END)
    const known = (space: string) => {
      const { state, events } = played(before, { type: 'attack', space })
      return withActionDone(NO_PROGRESS, { before, after: state, events }, NOW).lines['may-fight']
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
    const coached = withActionDone(NO_PROGRESS, { before, after: onLand.state, events: onLand.events }, NOW)
    expect([coached.lines.attack?.known, coached.lines['at-sea']]).toEqual([true, undefined])
    const atSea = (hushed: string[]) =>
      nextAdvice({ ...momentAfter(onLand.state, onLand.events), board: 'sz5' }, coached, NOW, hushed)?.line.id
    expect([atSea([]), atSea(['at-sea'])]).toEqual(['at-sea', undefined])
  })

  it('of a country that may be entered is said while the table asks that, and no other then', () => {
    const at = positionFrom({ ruleset: 'standard', base: 'opening', seed: 'coach', phase: 'move', power: 'austria-hungary' })
    const moment = { ...momentAfter(at), chosen: 'budapest', entering: 'serbia' }
    const line = (hushed: string[]) => nextAdvice(moment, NO_PROGRESS, NOW, hushed)
    expect(line([])).toMatchObject({ line: { id: 'enter' }, space: 'serbia', target: { control: 'primary' } })
    expect(line(['enter'])).toBeNull()
    expect(nextAdvice({ ...moment, entering: null }, NO_PROGRESS, NOW)?.line.id).toBe('duty-to')
  })

  it('of what is not so in every turn is not known by whoever ended a phase without it', () => {
    const { state: before } = played(positionFrom(contested))
    const { state, events } = played(before, END)
    const known = withActionDone(NO_PROGRESS, { before, after: state, events }, NOW).lines
    expect([known.moved?.known, known.stay, known.mined]).toEqual([true, undefined, undefined])
    const told = withActionDone(withLineShown(NO_PROGRESS, byId('mined'), NOW), { before, after: state, events }, NOW).lines
    expect(told.mined).toEqual({ said: [NOW], done: [NOW], known: true })
  })

  it('is no more said from the third turn on, which is when the strip says so', () => {
    const rests = (turns: string[]) => isFirstSilentTurn({ turns, lines: {} }, NOW)
    expect([[NOW], ['a', NOW], ['a', 'b', NOW], ['a', 'b', 'c']].map(rests)).toEqual([false, false, true, false])
  })

  it('says of an army without infantry where it stands', () => {
    const { state, events } = played(
      positionFrom({ ...contested, units: { ...contested.units, vienna: { 'austria-hungary': { infantry: 2, artillery: 1 } } } }),
      { type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 2 } },
    )
    expect(nextAdvice(momentAfter(state, events), NO_PROGRESS, NOW, ['capital-bare'])).toMatchObject({
      line: { id: 'army' },
      space: 'vienna',
    })
  })
})
