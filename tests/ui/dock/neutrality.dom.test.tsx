import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PositionSpec, restrictions } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { openRulebook } from '../../../src/store/view/rulebook.ts'
import { Neutrality } from '../../../src/ui/dock/Neutrality.tsx'

const open = (spec: Partial<PositionSpec> & Pick<PositionSpec, 'ruleset'>) => {
  act(() => useGame.getState().open({ base: 'opening', seed: 'neutral', phase: 'move', ...spec }))
  return render(<Neutrality />).container
}

it.each([
  ['advanced', 'italy', 1, 'Italy is neutral until round 2: what it cannot do'],
  ['influence', 'italy', 1, 'Italy is neutral until round 2: what it cannot do'],
  ['influence', 'usa', 3, 'The United States is neutral until round 4: what it cannot do'],
] as const)('%s, %s in round %i is told what binds it, each with its rule in words', async (ruleset, power, round, title) => {
  await act(() => openRulebook())
  const container = open({ ruleset, power, round })
  expect(screen.getByText(title)).toBeTruthy()
  const rules = restrictions(useGame.getState().game!, power)
  const items = [...container.querySelectorAll('li')]
  expect(items).toHaveLength(rules.length)
  rules.forEach(({ rule }, i) => {
    expect(items[i]?.querySelector('button')?.textContent).toBe(rule)
    expect(items[i]?.querySelector('span')?.textContent).not.toBe(rule)
  })
})

it.each([
  ['advanced', 'italy', 2],
  ['influence', 'usa', 4],
  ['tournament', 'italy', 1],
] as const)('%s, %s in round %i: nothing binds a power at war', (ruleset, power, round) => {
  expect(open({ ruleset, power, round }).textContent).toBe('')
})
