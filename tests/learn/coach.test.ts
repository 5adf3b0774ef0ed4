// A line of the coach: how long it is said, what puts it off, and what is said while somebody is asked something.
import { describe, expect, it } from 'vitest'
import { type PositionSpec, positionFrom } from '../../src/engine/index.ts'
import { type Coached, lineFor, UNTAUGHT, withAct, withCoachedTurn, withSaid } from '../../src/learn/coach/index.ts'
import { byId, contested, END, momentAfter, NOW, played } from './coached.ts'

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
