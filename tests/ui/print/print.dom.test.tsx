import { act, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { Print } from '../../../src/ui/print/index.tsx'
import { players } from '../battle/table.tsx'

afterEach(() => void dispatchEvent(new Event('afterprint')))

it('a game that is printed: what is played, the powers, who holds what with which army, the log, and nothing to press', async () => {
  // It comes with what the table fetches at rest.
  await import('../../../src/ui/print/PrintPage.tsx')
  act(() =>
    useGame
      .getState()
      .open({ ruleset: 'tournament', base: 'opening', round: 2, power: 'germany', phase: 'purchase', seed: 'paper', players }),
  )
  render(<Print />)
  expect(screen.queryByRole('article', { hidden: true })).toBeNull()
  await act(async () => void dispatchEvent(new Event('beforeprint')))
  const page = await screen.findByRole('article', { hidden: true })
  expect(page.textContent).toContain('Tournament game, round 2, ')
  const [powers, spaces] = within(page).getAllByRole('table', { hidden: true })
  expect(within(powers!).getAllByRole('row', { hidden: true })).toHaveLength(9)
  expect(within(powers!).getByRole('row', { hidden: true, name: /^Germany Anna 35 / })).toBeTruthy()
  act(() => useGame.setState({ computers: { seed: 'paper', seats: { russia: { level: 'easy', style: 'balanced' } } } }))
  expect(within(powers!).getByRole('row', { hidden: true, name: /^Russia Computer / })).toBeTruthy()
  expect(within(spaces!).getByRole('row', { hidden: true, name: /^Berlin Germany 8 Germany: \d+ infantry/ })).toBeTruthy()
  const zones = within(spaces!)
    .getAllByRole('rowheader', { hidden: true })
    .flatMap((name) => /^Sea Zone (\d+)$/.exec(name.textContent ?? '')?.[1] ?? [])
    .map(Number)
  expect(zones.length).toBeGreaterThan(5)
  expect(zones).toEqual(zones.toSorted((a, b) => a - b))
  expect(within(page).getByRole('heading', { hidden: true, name: 'Log' })).toBeTruthy()
  expect(within(page).queryAllByRole('button', { hidden: true })).toEqual([])
  await act(async () => void dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article', { hidden: true })).toBeNull()
})
