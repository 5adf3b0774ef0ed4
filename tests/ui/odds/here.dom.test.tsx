// Odds where a panel tells them: the numbers of the forecast, the policy beside them, and what a change of it does.
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/content/words/table.ts'
import { type PositionSpec, positionFrom } from '../../../src/engine/index.ts'
import { DEFAULT_POLICY, forecast } from '../../../src/odds/index.ts'
import { perCent } from '../../../src/store/odds/format.ts'
import { closeOutlook, useOutlook } from '../../../src/store/odds/outlook.ts'
import { changePolicy, usePolicy } from '../../../src/store/odds/policy.ts'
import { OddsHere } from '../../../src/ui/odds/OddsHere.tsx'
import { PolicyChange } from '../../../src/ui/odds/PolicyChange.tsx'

vi.mock('../../../src/store/workers.ts', async (original) => {
  const { OddsThread } = await import('../../support/odds-thread.ts')
  return { ...(await original<object>()), startWorker: () => new OddsThread() }
})

const spec: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  phase: 'combat',
  power: 'germany',
  units: { picardy: { germany: { infantry: 5, artillery: 3 }, france: { infantry: 4, artillery: 3 } } },
}
const game = positionFrom(spec)
const ask = { space: 'picardy' }
const shown = () => render(<OddsHere game={game} ask={ask} who="test" title="Odds" />)
const picture = () => screen.getByRole('region', { name: 'Odds of this battle' })

beforeEach(() => {
  changePolicy({ losses: 'cheapest', press: 'to-the-end', dive: 'never', leave: 'never' })
  closeOutlook()
})

describe('odds in a panel', () => {
  it('are those of the forecast, with the policy beside them', () => {
    shown()
    expect(picture().textContent).toContain(`${perCent(forecast(game, ask)!.cleared)} cleared`)
    expect(picture().textContent).toContain('Both lose the cheapest first.')
  })

  it('follow the policy of the table, which is kept', () => {
    shown()
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Artillery last' }))
    expect(usePolicy.getState().losses).toBe('keep-guns')
    expect(JSON.parse(localStorage.getItem('contested-1914:odds') ?? '{}')).toMatchObject({ losses: 'keep-guns' })
    const odds = forecast(game, { ...ask, policy: { losses: 'keep-guns' } })!
    expect(picture().textContent).toContain('Both lose artillery last.')
    expect(picture().textContent).toContain(`${perCent(odds.cleared)} cleared`)
    // How long to press and when to dive is asked where there are ships.
    expect(screen.queryByRole('group', { name: 'Submarines dive' })).toBeNull()
  })

  it('say what only the rules of a battle ask, and let it be changed', () => {
    render(<PolicyChange policy={{ ...DEFAULT_POLICY, leave: 'while-weaker' }} place={{ at: 'sea', specials: ['leave'] }} />)
    expect(screen.getByText(/Submarines do not dive\. The defence at sea leaves while it is weaker\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.queryByRole('group', { name: 'Artillery with gas' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Leaves while weaker' }))
    expect(usePolicy.getState().leave).toBe('while-weaker')
    expect(JSON.parse(localStorage.getItem('contested-1914:odds') ?? '{}')).toMatchObject({ leave: 'while-weaker' })
  })

  it('tell of a convoy raid that meets no ship what it takes, and no chances', async () => {
    const raid = positionFrom({
      ruleset: 'advanced',
      base: 'empty',
      phase: 'combat',
      power: 'germany',
      units: { sz7: { germany: { submarine: 3 } } },
    })
    const asked = { space: 'sz7' }
    render(<OddsHere game={raid} ask={asked} who="raid" />)
    await screen.findByRole('region', { name: 'Odds of this battle' })
    expect(picture().textContent).toContain('No enemy ship guards the convoy. The raid takes 4.5 IPC on average.')
    expect(picture().textContent).not.toMatch(/cleared/)
  })

  it('open all of it by a press', () => {
    shown()
    fireEvent.click(screen.getByRole('button', { name: 'Full odds' }))
    expect(useOutlook.getState().ask).toBe(ask)
  })

  it('say nothing where nothing is fought', () => {
    render(<OddsHere game={game} ask={{ space: 'paris' }} who="nothing" />)
    expect(screen.queryByRole('region', { name: 'Odds of this battle' })).toBeNull()
  })
})
