// Looking back at a turn: which remarks are told, and in which order.
import { describe, expect, test } from 'vitest'
import { ruleById } from '../../src/content/rules.ts'
import type { Action } from '../../src/engine/index.ts'
import { lastTurn, MAX_REMARKS, remarksOn } from '../../src/learn/review/index.ts'
import { army, END, type Scene, turnOf } from '../support/review.ts'

describe('what is told of a turn', () => {
  const scene: Scene = {
    units: {
      lorraine: { germany: { infantry: 3 }, france: { infantry: 6 } },
      berlin: army('germany', { infantry: 1 }),
    },
    control: { lorraine: 'contested', alsace: 'germany' },
    queue: Array.from({ length: 30 }, () => 6),
  }
  test('is three things at most, the dearest first, each with a rule that is in the book', () => {
    const found = remarksOn(turnOf(scene, END, { type: 'attack', space: 'lorraine' }))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(MAX_REMARKS)
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).sort((a, b) => b - a))
    for (const { rule } of found) expect(ruleById(rule)).toBeDefined()
  })
  test('has money that is kept after what the position has cost, however much it is', () => {
    const attack: Action = { type: 'attack', space: 'lorraine' }
    const turn = turnOf({ ...scene, phase: 'purchase', treasury: { germany: 40 } }, END, END, attack)
    const found = remarksOn({ ...turn, earlier: turn.entries })
    expect(found.map(({ id }) => id)).toEqual(['few-hits', 'unspent'])
    expect(found[1]!.cost).toBeGreaterThan(found[0]!.cost)
  })
  test('is of the last turn that is over of whoever asks', () => {
    expect(lastTurn([], ['germany'])).toBeNull()
    const { entries, power } = turnOf(scene)
    expect(lastTurn(entries, ['france'])).toBeNull()
    expect(lastTurn(entries, [power])).toMatchObject({ power: 'germany', from: 0 })
    expect(lastTurn(entries.slice(0, -1), [power])).toBeNull()
  })
})
