// What the coach warns of before anything else: contested land that is given away, a capital that stands open.
import { describe, expect, it } from 'vitest'
import { type ActionOf, positionFrom } from '../../src/engine/index.ts'
import { type CoachProgress, NO_PROGRESS, nextAdvice, withActionDone, withLineShown } from '../../src/learn/coach/index.ts'
import { byId, contested, END, momentAfter, NOW, played, veteran } from './coached.ts'

const LEAVE: ActionOf<'move'> = { type: 'move', from: 'trieste', path: ['vienna'], units: { infantry: 2 } }
const STRIP: ActionOf<'move'> = { type: 'move', from: 'vienna', path: ['trieste'], units: { infantry: 2 } }

describe('a loss that threatens', () => {
  it('is warned of where nobody of one’s own stays in contested land', () => {
    const { state, events } = played(positionFrom(contested), LEAVE)
    const line = nextAdvice(momentAfter(state, events), NO_PROGRESS, NOW)
    expect([line?.line.id, line?.space, line?.target]).toEqual(['land-lost', 'trieste', { space: 'trieste' }])
  })

  it('is warned of where the capital stands open', () => {
    const { state, events } = played(positionFrom(contested), STRIP)
    expect(nextAdvice(momentAfter(state, events), NO_PROGRESS, NOW)).toMatchObject({
      line: { id: 'capital-bare' },
      space: 'vienna',
    })
  })

  it('is warned of long after the rest is silent, and not where somebody stays', () => {
    const start = positionFrom(contested)
    expect(nextAdvice(momentAfter(start), veteran, NOW)).toBeNull()
    const one = played(start, { ...LEAVE, units: { infantry: 1 } })
    expect(nextAdvice(momentAfter(one.state, one.events), veteran, NOW)).toBeNull()
    const both = played(start, LEAVE)
    expect(nextAdvice(momentAfter(both.state, both.events), veteran, NOW)?.line.id).toBe('land-lost')
  })

  it('is known once it was averted in two turns, and not by who let it happen', () => {
    const start = positionFrom(contested)
    const line = byId('land-lost')
    const kept = played(start, END).state
    const lost = played(start, LEAVE).state
    const keptIn = (coached: CoachProgress, now: string) =>
      withActionDone(withLineShown(coached, line, now), { before: start, after: kept, events: [] }, now)
    expect(keptIn(NO_PROGRESS, 'a').lines['land-lost']).toMatchObject({ known: false, done: ['a'] })
    expect(keptIn(keptIn(NO_PROGRESS, 'a'), 'b').lines['land-lost']?.known).toBe(true)
    const given = played(lost, END)
    const told = withLineShown(NO_PROGRESS, line, 'a')
    expect(
      withActionDone(told, { before: lost, after: given.state, events: given.events }, 'a').lines['land-lost']?.done,
    ).toEqual([])
    expect(withActionDone(NO_PROGRESS, { before: start, after: kept, events: [] }, 'a').lines['land-lost']).toBeUndefined()
  })
})
