import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGame, rulesets } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { Differences } from '../../../src/ui/start/Differences.tsx'
import { gameCode } from '../../../src/ui/start/game-code.ts'
import { NewGame } from '../../../src/ui/start/NewGame.tsx'
import { RULESETS } from '../../../src/ui/start/rulesets.ts'
import { t } from '../../../src/ui/text.ts'

function Page() {
  const [ruleset, setRuleset] = useState(rulesets()[0]!)
  return <NewGame ruleset={ruleset} onRuleset={setRuleset} />
}

const newGame = vi.fn((options: Parameters<typeof createGame>[0], ..._beside: unknown[]) => void createGame(options))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
/** Options come when they are looked at. */
async function openOptions() {
  const details = screen.getByText('Options').closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByRole('checkbox', { name: /^Take-back by both sides/ })
}
const begin = () => screen.getByRole('button', { name: 'Begin the war' })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

beforeAll(() => gameCode.load(), 60_000)
beforeEach(() => {
  newGame.mockClear()
  useGame.setState({ newGame: newGame as never })
})

describe('the rulesets on the start page', () => {
  it.each(rulesets().map(({ id, name, options }) => [id, name, options.length] as const))(
    '%s is explained in a few sentences and begun',
    (id, name, options) => {
      render(<Page />)
      choose(name)
      const about = screen.getByText(t(`rulesets.${id}.about`, { options }))
      expect(about.getAttribute('aria-live')).toBe('polite')
      fireEvent.click(begin())
      expect(newGame.mock.lastCall?.[0]).toEqual(expect.objectContaining({ ruleset: id, options: {} }))
    },
  )

  it('choosing another forgets the options of the one before', async () => {
    render(<Page />)
    choose('Tournament game')
    await openOptions()
    write(/^Number of rounds/, '3')
    choose('Advanced game')
    fireEvent.click(begin())
    expect(newGame.mock.lastCall?.[0]).toEqual(expect.objectContaining({ ruleset: 'advanced', options: {} }))
  })
})

describe('before the rules have come', () => {
  it('the rulesets are those that can be played', () => {
    expect(RULESETS).toEqual(rulesets())
  })

  it('what was pressed waits for them, says so, and is done as it was pressed', async () => {
    vi.spyOn(gameCode, 'loaded').mockReturnValue(null)
    let come = () => {}
    const there = await gameCode.load()
    vi.spyOn(gameCode, 'load').mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve(there)
      }),
    )
    render(<Page />)
    choose('Tournament game')
    fireEvent.click(begin())
    const waiting = screen.getByRole('button', { name: 'Loading the rules …' })
    fireEvent.click(waiting)
    expect(newGame).not.toHaveBeenCalled()
    come()
    await waitFor(() => expect(newGame).toHaveBeenCalledOnce())
    expect(newGame.mock.lastCall?.[0]).toEqual(expect.objectContaining({ ruleset: 'tournament' }))
    expect(begin()).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('and where they cannot be had that is said, and it can be pressed again', async () => {
    vi.spyOn(gameCode, 'loaded').mockReturnValue(null)
    vi.spyOn(gameCode, 'load').mockRejectedValue(new Error('no network'))
    render(<Page />)
    fireEvent.click(begin())
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/)
    vi.restoreAllMocks()
    fireEvent.click(begin())
    expect(newGame).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('both sides may take back together only where that is switched on', async () => {
  render(<Page />)
  fireEvent.click(begin())
  expect(newGame.mock.lastCall).toEqual([expect.objectContaining({ options: {} }), undefined, undefined])
  await openOptions()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Take-back by both sides/ }))
  fireEvent.click(begin())
  expect(newGame.mock.lastCall).toEqual([expect.objectContaining({ options: {} }), undefined, { on: true, taken: [] }])
})

describe('options that are numbers', () => {
  beforeEach(async () => {
    render(<Page />)
    choose('Tournament game')
    await openOptions()
  })

  it('say which numbers there are, and what cannot be played does not begin', () => {
    expect(field(/^Number of rounds/).min).toBe('1')
    expect(field(/^Number of rounds/).max).toBe('99')
    write(/^Number of rounds/, '100')
    expect(screen.getByText('A whole number from 1 to 99.')).toBeTruthy()
    expect(field(/^Number of rounds/).getAttribute('aria-invalid')).toBe('true')
    expect(begin().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(begin())
    expect(newGame).not.toHaveBeenCalled()
    write(/^Number of rounds/, '99')
    expect(screen.queryByText('A whole number from 1 to 99.')).toBeNull()
    fireEvent.click(begin())
    expect(newGame.mock.lastCall?.[0]).toEqual(expect.objectContaining({ options: { rounds: 99 } }))
  })

  it.each(['', '0', '2.5', '-1'])('“%s” is no number of rounds', (value) => {
    write(/^Number of rounds/, value)
    expect(begin().getAttribute('aria-disabled')).toBe('true')
  })

  it('an option that rests on another says so while that makes it count for nothing', () => {
    expect(screen.getByText('Counts only with “Play against the clock”.')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Play against the clock/ }))
    expect(screen.queryByText('Counts only with “Play against the clock”.')).toBeNull()
    expect(screen.getByText('Does not count with “Play against the clock”.')).toBeTruthy()
  })
})

describe('the table of differences', () => {
  it('is made when it is opened, and underlines the ruleset that is chosen', { timeout: 30_000 }, async () => {
    const { container } = render(<Differences chosen="advanced" />)
    expect(screen.queryByRole('table')).toBeNull()
    const details = container.querySelector('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
    const heads = within(await screen.findByRole('table', {}, { timeout: 15_000 })).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(['Subject', ...rulesets().map(({ name }) => name)])
    expect(heads.find((head) => head.hasAttribute('aria-current'))?.textContent).toBe('Advanced game')
    expect(screen.getByRole('row', { name: /^Poison gas/ }).textContent).toContain('as standard')
  })
})

describe('the handicap', () => {
  const setHandicap = () => {
    const details = screen.getByText('Handicap').closest('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
    return details
  }
  const started = () => newGame.mock.lastCall?.[0] as { handicap?: unknown }

  it('is said in its summary and begun with', () => {
    render(<Page />)
    const details = setHandicap()
    expect(within(details).getByText('none')).toBeDefined()
    write(/^Bid of Central Powers in IPC/, '37')
    write(/^Income of Allies in per cent/, '90')
    expect(within(details).getByText('Central Powers: 37 IPC before the first turn; Allies: income at 90 %')).toBeDefined()
    fireEvent.click(begin())
    expect(started().handicap).toEqual({ bid: { central: 37 }, income: { allies: 90 } })
  })

  it('can be a single power’s, and an emptied field takes it away', () => {
    render(<Page />)
    setHandicap()
    fireEvent.change(screen.getByRole('combobox', { name: 'Add a single power …' }), { target: { value: 'ottoman' } })
    write(/^Bid of Ottoman Empire in IPC/, '6')
    fireEvent.click(begin())
    expect(started().handicap).toEqual({ bid: { ottoman: 6 }, income: {} })
    write(/^Bid of Ottoman Empire in IPC/, '')
    fireEvent.click(begin())
    expect(started()).not.toHaveProperty('handicap')
  })

  it('is not begun with where a number is out of bounds', () => {
    render(<Page />)
    setHandicap()
    write(/^Bid of Allies in IPC/, '500')
    expect(screen.getByRole('alert').textContent).toBe('A bid is a whole number from 0 to 200 IPC, an income from 50 to 200 %.')
    fireEvent.click(begin())
    expect(newGame).not.toHaveBeenCalled()
  })
})
