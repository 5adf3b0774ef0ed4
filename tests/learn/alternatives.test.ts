import { describe, expect, it } from 'vitest'
import { checkAction, type GameState, type RuleError, reduce } from '../../src/engine/index.ts'
import { alternativesTo, variants } from '../../src/learn/ways/alternatives.ts'
import { total } from '../../src/planning/counts.ts'
import { dutiesOf } from '../../src/planning/duties.ts'
import { position } from '../planning/position.ts'

const refused = (state: GameState, from: string, to: string, units: Record<string, number>): RuleError =>
  checkAction(state, { type: 'move', from, path: [to], units }) ?? expect.fail('the move is not refused')

describe('ways out of a refusal', () => {
  const state = position({
    power: 'germany',
    units: { ruhr: { germany: { infantry: 2 } }, berlin: { germany: { infantry: 1 } } },
    control: { ruhr: 'germany', berlin: 'germany' },
  })

  it('are three at most, each to be had as it is offered', () => {
    const error = refused(state, 'ruhr', 'paris', { infantry: 2 })
    const ways = alternativesTo(state, error, { from: 'ruhr', to: 'paris', units: { infantry: 2 } })
    expect(ways.map((way) => way.how)).toEqual(['send', 'send'])
    for (const { selection, to, units } of ways) {
      expect(checkAction(state, { type: 'move', from: selection.space, path: [to], units })).toBeNull()
    }
    expect(new Set(ways.map((way) => way.id)).size).toBe(ways.length)
  })

  it('begin with what must be done this turn', () => {
    const vienna = position({
      power: 'austria-hungary',
      round: 1,
      units: { budapest: { 'austria-hungary': { infantry: 4 } } },
      control: { budapest: 'austria-hungary' },
    })
    const error = refused(vienna, 'budapest', 'bulgaria', { infantry: 4 })
    const [first] = alternativesTo(vienna, error, { from: 'budapest', to: 'bulgaria', units: { infantry: 4 } })
    expect(first?.to).toBe('serbia')
  })

  it('never empty a land on the border to fill one in the rear', () => {
    const error = refused(state, 'ruhr', 'paris', { infantry: 2 })
    const all = alternativesTo(state, error, { from: 'ruhr', to: 'paris', units: { infantry: 2 } })
    expect(all.flatMap(({ target }) => target?.class ?? [])).not.toContain('reinforce')
  })

  it('offer guns that stand alone an infantry from where most are', () => {
    const guns = position({
      power: 'germany',
      units: { alsace: { germany: { infantry: 5, artillery: 2 } }, munich: { germany: { infantry: 1 } } },
      control: { alsace: 'germany', munich: 'germany' },
    })
    const gone = reduce(guns, { type: 'move', from: 'alsace', path: ['lorraine'], units: { artillery: 2 } })
    if (!gone.ok) return expect.fail('the guns may go')
    const [duty] = dutiesOf(gone.state)
    const [first] = alternativesTo(gone.state, duty ?? expect.fail('no duty'), null)
    expect(first).toMatchObject({ id: 'join-alsace', how: 'send', space: 'lorraine', units: { infantry: 1 } })
  })

  it('never send the last infantry away from other guns', () => {
    const guns = position({
      power: 'italy',
      units: {
        egypt: { italy: { artillery: 1 } },
        libya: { italy: { infantry: 1, artillery: 1 } },
        'trans-jordan': { italy: { infantry: 2 } },
      },
      control: { egypt: 'italy', libya: 'italy', 'trans-jordan': 'italy' },
    })
    const [duty] = dutiesOf(guns)
    const ids = alternativesTo(guns, duty ?? expect.fail('no duty'), null).map(({ id }) => id)
    expect(ids[0]).toBe('join-trans-jordan')
    expect(ids).not.toContain('join-libya')
  })

  it('name an army with infantry before guns that would stand alone', () => {
    const before = position({
      power: 'austria-hungary',
      round: 1,
      units: {
        budapest: { 'austria-hungary': { artillery: 2 } },
        trieste: { 'austria-hungary': { infantry: 5, artillery: 2 } },
      },
      control: { budapest: 'austria-hungary', trieste: 'austria-hungary' },
    })
    const [duty] = dutiesOf(before)
    expect(duty?.space).toBe('serbia')
    expect(alternativesTo(before, duty!, null).map(({ id }) => id)).toEqual(['from-trieste', 'from-budapest'])
  })

  it('are none in another phase', () => {
    const error = refused(state, 'ruhr', 'paris', { infantry: 2 })
    const later = position({ power: 'germany', phase: 'combat', units: { ruhr: { germany: { infantry: 2 } } } })
    expect(alternativesTo(later, error, { from: 'ruhr', to: 'paris' })).toEqual([])
  })
})

describe('other armies to try', () => {
  it('offer the rest without a kind, then more, then fewer, never nothing', () => {
    const found = variants(
      { artillery: 3 },
      { rows: [{ type: 'infantry', damaged: false, can: 2, all: 2 }], transports: [], canSailStrategically: false },
    )
    expect(found[0]).toEqual({ infantry: 1, artillery: 3 })
    expect(found).toContainEqual({ artillery: 2 })
    expect(found.every((counts) => total(counts) > 0)).toBe(true)
  })
})
