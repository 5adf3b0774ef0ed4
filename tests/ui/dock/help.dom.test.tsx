// The help says how the game that is played is won.
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goals, type RulesetId } from '../../../src/engine/index.ts'
import { idleSpaces } from '../../../src/planning/duties.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { spaceName } from '../../../src/store/text.ts'
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
    expect(screen.getByText(/the side with more points wins/)).toBeTruthy()
  })

  it('stands without a game too', () => {
    useGame.getState().leave()
    render(<Help />)
    expect(screen.queryByText('Allies')).toBeNull()
    expect(screen.getByRole('heading', { name: 'A turn in five phases' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'What units do and cost' })).toBeNull()
  })

  it('says of every unit what it costs and does, and of every stack that can still move where it stands', () => {
    useGame.getState().newGame({ ruleset: 'standard', seed: 'help' })
    useGame.getState().dispatch({ type: 'end-phase' })
    render(<Help />)
    expect(screen.getByText('Battleship').closest('dt')?.textContent).toMatch(/12\sIPC, attack\s4/)
    const idle = idleSpaces(useGame.getState().game!)
    expect(idle.length).toBeGreaterThan(3)
    for (const space of idle) expect(screen.getAllByRole('button', { name: spaceName(space) }).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: 'Who can still move' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who can still move' }))
  })

  it('says that nothing can move where it is not time', () => {
    open({ ruleset: 'standard' })
    render(<Help />)
    expect(screen.getByText('None of your units can move now.')).toBeTruthy()
  })
})
