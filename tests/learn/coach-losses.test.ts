// What the coach warns of before anything else: contested land that is given away, a capital that stands open.
import { describe, expect, it } from 'vitest'
import { type ActionOf, positionFrom } from '../../src/engine/index.ts'
import { type Coached, lineFor, UNTAUGHT, withAct, withSaid } from '../../src/learn/coach/index.ts'
import { byId, contested, END, momentAfter, NOW, played, veteran } from './coached.ts'

const LEAVE: ActionOf<'move'> = { type: 'move', from: 'trieste', path: ['vienna'], units: { infantry: 2 } }
const STRIP: ActionOf<'move'> = { type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 2 } }

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
