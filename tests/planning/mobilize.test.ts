import { expect, test } from 'vitest'
import { expectedExchanges, fullDraft, mobilizeActions, setPlacedCount } from '../../src/planning/mobilize.ts'
import { bought } from '../support/scenes/economy.ts'

test('the first draft gives a place what it is owed and leaves limited places alone', () => {
  const g = bought('britain', { infantry: 3, artillery: 1, cruiser: 1, transport: 1 })
  const draft = fullDraft(g.state)
  expect(draft).toEqual({
    canada: { infantry: 1 },
    london: { infantry: 2, artillery: 1 },
    sz8: { cruiser: 1, transport: 1 },
  })
  for (const action of mobilizeActions(draft)) g.do(action)
  g.endPhase()
})

test('a transport is owed to Canada when nothing else is there', () => {
  const g = bought('britain', { transport: 2 })
  expect(fullDraft(g.state)).toEqual({ sz2: { transport: 1 }, sz8: { transport: 1 } })
})

test('no more can be set than a place has room for', () => {
  const g = bought('germany', { infantry: 9, artillery: 2 })
  const draft = setPlacedCount(g.state, fullDraft(g.state), 'ruhr', 'infantry', 9)
  expect(draft).toEqual({ berlin: { infantry: 3, artillery: 2 }, ruhr: { infantry: 6 } })
  expect(setPlacedCount(g.state, draft, 'ruhr', 'artillery', 2).ruhr).toEqual({ infantry: 6 })
})

test('exchanges are foreseen for every place of the draft; where the owner chooses no unit is named', () => {
  const g = bought('britain', { artillery: 3, fighter: 1 })
  const draft = { canada: { artillery: 1 }, india: { artillery: 1, fighter: 1 }, london: { artillery: 1 } }
  expect(expectedExchanges(g.state, draft)).toEqual([
    { space: 'canada', given: 'artillery' },
    { space: 'india', given: null },
    { space: 'london', given: 'artillery' },
  ])
  expect(expectedExchanges(g.state, { canada: { artillery: 1 } })).toEqual([])
})
