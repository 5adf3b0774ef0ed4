// The help says how the game that is played is won.
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goals, type RulesetId } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game.ts'
import { Help } from '../../../src/ui/dock/Help.tsx'
import { open } from '../battle/table.tsx'

describe('the help', () => {
  it.each<RulesetId>(['standard', 'tournament', 'advanced', 'influence'])(
    'names every way to win of %s, with its rule',
    (ruleset) => {
      open({ ruleset })
      render(<Help />)
      const [first] = screen.getAllByRole('heading', { level: 2 })
      expect(first?.textContent).toBe('How to win')
      const ways = goals(useGame.getState().game!)
      expect(ways.length).toBeGreaterThan(1)
      for (const { rule } of ways) expect(screen.getAllByText(rule).length).toBeGreaterThan(0)
    },
  )

  it('has the limit of a game that has one', () => {
    open({ ruleset: 'tournament' })
    render(<Help />)
    expect(screen.getByText(/the one with more points does/)).toBeTruthy()
  })

  it('stands without a game too', () => {
    useGame.getState().leave()
    render(<Help />)
    expect(screen.queryByText('Allies')).toBeNull()
    expect(screen.getByText('A turn in five phases')).toBeTruthy()
  })
})
