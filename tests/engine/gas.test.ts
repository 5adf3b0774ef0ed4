import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../src/engine/rulesets/index.ts'
import { addMarkers, addNoMarkers, markedGuns, markGuns, unitsOnly, wantedIn } from '../../src/engine/state/gas.ts'
import { pickStacks } from '../../src/engine/state/stacks.ts'
import type { Stack } from '../../src/engine/types/state.ts'
import { adv } from '../support/scenes/start.ts'

const rules = rulesOf(adv().state)
const guns = (count: number, more: Partial<Stack> = {}): Stack => ({ power: 'germany', type: 'artillery', count, ...more })

describe('counts with markers', () => {
  test('are taken as guns with and without one', () => {
    expect(wantedIn(rules, { infantry: 2, artillery: 3, 'poison-gas': 1 })).toEqual([
      { type: 'infantry', count: 2 },
      { type: 'artillery', count: 1, gas: true },
      { type: 'artillery', count: 2, gas: false },
    ])
    expect(wantedIn(rules, { artillery: 2, 'poison-gas': 0 })).toEqual([{ type: 'artillery', count: 2, gas: false }])
  })

  test('left unsaid are any guns, bearers first', () => {
    const wanted = wantedIn(rules, { artillery: 2 })
    expect(wanted).toEqual([{ type: 'artillery', count: 2 }])
    const picked = pickStacks([guns(3), guns(1, { gas: true })], 'germany', { type: 'artillery', count: 2 }, () => true)
    expect(picked?.map(({ stack, count }) => [stack.gas ?? false, count])).toEqual([
      [true, 1],
      [false, 1],
    ])
  })

  test('are said aloud as far as there are bearers, and never twice', () => {
    expect(addMarkers(rules, { artillery: 2 }, 3)).toEqual({ artillery: 2, 'poison-gas': 2 })
    expect(addMarkers(rules, { artillery: 2 }, 0)).toEqual({ artillery: 2 })
    expect(addMarkers(rules, { infantry: 2 }, 3)).toEqual({ infantry: 2 })
    expect(addMarkers(rules, { artillery: 2, 'poison-gas': 0 }, 3)).toEqual({ artillery: 2, 'poison-gas': 0 })
  })

  test('are said to be none where nothing is said of guns, and nowhere else', () => {
    expect(addNoMarkers(rules, { infantry: 1, artillery: 2 })).toEqual({ infantry: 1, artillery: 2, 'poison-gas': 0 })
    expect(addNoMarkers(rules, { artillery: 2, 'poison-gas': 1 })).toEqual({ artillery: 2, 'poison-gas': 1 })
    expect(addNoMarkers(rules, { infantry: 2 })).toEqual({ infantry: 2 })
  })

  test('are no units', () => {
    const units = { infantry: 1 }
    expect(unitsOnly({ artillery: 1, 'poison-gas': 1 })).toEqual({ artillery: 1 })
    expect(unitsOnly(units)).toBe(units)
  })
})

describe('markers under guns', () => {
  const stacks = [guns(3), guns(2, { power: 'france' })]

  test('lie under as many of the power’s guns as are named', () => {
    const marked = markGuns(rules, stacks, 'germany', 2, true)
    expect([markedGuns(marked), markedGuns(marked, 'germany'), markedGuns(marked, 'france')]).toEqual([2, 2, 0])
    expect(marked.reduce((n, s) => n + s.count, 0)).toBe(5)
  })

  test('are taken away again, and the stacks are as before', () => {
    const marked = markGuns(rules, stacks, 'germany', 3, true)
    expect(markedGuns(markGuns(rules, marked, 'germany', 1, false))).toBe(2)
    expect(markGuns(rules, marked, 'germany', 3, false)).toEqual(markGuns(rules, stacks, 'germany', 0, true))
  })

  test('never lie under more guns than there are', () => {
    expect(markedGuns(markGuns(rules, stacks, 'france', 9, true))).toBe(2)
  })
})
