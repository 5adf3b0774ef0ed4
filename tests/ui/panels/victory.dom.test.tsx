import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POWERS, sideOf, winner } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'
import { Rail } from '../../../src/ui/header/Rail.tsx'
import { VictoryPanel } from '../../../src/ui/panels/victory/VictoryPanel.tsx'
import { pastGame } from '../../support/past.ts'
import { open, store, withFoot } from './open.ts'

withFoot()
afterEach(() => vi.restoreAllMocks())
beforeEach(() => useViewed.setState({ look: null, settled: null, bar: false }))

/** One of each way in which a war ends in each ruleset. */
const ENDS = [
  'allies-by-capitals',
  'resignation-after-revolution',
  'influence-allies',
  'tournament-central-by-capitals',
  'tournament-on-points',
  'tournament-draw',
  'advanced-allied-round-end',
  'advanced-central-round-end',
  'advanced-vienna',
]
const CENTRAL = POWERS.filter((power) => sideOf(power) === 'central')
const ALLIES = POWERS.filter((power) => sideOf(power) === 'allies')
const TWO = [
  { name: 'Anna', powers: CENTRAL },
  { name: 'Ben', powers: ALLIES },
]
const resign = (side: 'central' | 'allies') => act(() => void store().dispatch({ type: 'resign', side }))

/** The main button takes no press that was meant for the one before it. */
function pressRematch() {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 1100)
  fireEvent.click(screen.getByRole('button', { name: /^Rematch, sides swapped/ }))
}

/** A game of the fixtures on the table, as it ended. */
function lay(name: string) {
  const { opening, entries } = pastGame(name)
  const { ruleset } = opening.table
  act(() => {
    store().open({ ruleset, seed: 'end' })
    useGame.setState({
      opening,
      log: entries.map((deed) => ({ ...deed, dice: [...deed.dice], events: [...deed.events] })),
      game: entries.at(-1)!.after,
    })
  })
  return entries.at(-1)!.after
}

describe('the end of a war', () => {
  it.each(ENDS)('says who won and why: %s', (name) => {
    const end = lay(name)
    const won = winner(end)!
    render(<VictoryPanel />)
    const title = { central: 'The Central Powers win the war', allies: 'The Allies win the war', none: 'The war ends in a draw' }
    const heading = screen.getByRole('heading', { level: 2, name: title[won.side ?? 'none'] })
    const card = heading.parentElement!
    const round = `round ${end.flow.round}`
    const sentence = {
      capitals: new RegExp(`In ${round} they (hold|contest) [A-Z].*\\.`),
      resignation: new RegExp(`The Allies resigned in ${round}\\.`),
      economic: /the Central Powers have \d+ points?, the Allies \d+\./,
      draw: /both sides have \d+ points?\./,
    }[won.how]
    expect(card.textContent).toMatch(sentence!)
    if (won.rule === 'CONTRACT') expect(within(card).queryByRole('button')).toBeNull()
    else expect(within(card).getByRole('button', { name: new RegExp(`^Rule ${won.rule}`) })).toBeTruthy()
  })

  it('takes the focus to its heading once, and not again after looking back', () => {
    open({ ruleset: 'standard' })
    resign('allies')
    const view = render(<VictoryPanel />)
    const heading = screen.getByRole('heading', { level: 2 })
    expect(document.activeElement).toBe(heading)
    const diary = screen.getByRole('button', { name: 'War diary' })
    diary.focus()
    view.rerender(<VictoryPanel />)
    expect(document.activeElement).toBe(diary)
  })

  it('draws the curve, the largest shifts and the honours of a long war', async () => {
    lay('central-by-capitals')
    render(<VictoryPanel />)
    const curve = await screen.findByRole('slider', { name: 'Armies of both sides by round' })
    expect(curve.getAttribute('aria-valuetext')).toMatch(/^Round \d+: Central Powers \d+ IPC, Allies \d+ IPC$/)
    fireEvent.keyDown(curve, { key: 'Home' })
    expect(curve.getAttribute('aria-valuetext')).toMatch(/^At the start: Central Powers \d+ IPC/)
    fireEvent.click(screen.getByRole('radio', { name: 'Income' }))
    expect(await screen.findByRole('slider', { name: 'Income of both sides by round' })).toBeTruthy()
    const shifts = await screen.findByRole('region', { name: 'Largest shifts in army strength' })
    const [first] = within(shifts).getAllByRole('button')
    expect(first!.textContent).toMatch(/^1Round \d+.*(Central|Allies) \+\d+$/)
    const honours = await screen.findByRole('region', { name: 'Honours' })
    expect(within(honours).getAllByRole('listitem').length).toBeGreaterThan(0)
    fireEvent.click(first!)
    expect(useViewed.getState().look?.moment).toBeGreaterThan(0)
    act(() => useViewed.setState({ look: null }))
  })

  it('says in a sketch who would win there, and offers no rematch', () => {
    open({ ruleset: 'standard' })
    resign('allies')
    act(() => useGame.setState({ mode: { kind: 'lesson', byItself: () => false, phases: [], face: 'play', about: [] } }))
    render(<VictoryPanel />)
    expect(screen.getByRole('heading', { name: 'The Central Powers win the war' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull()
  })
})

describe('the rematch', () => {
  it('is the main button, says who plays what, and begins the war again with sides exchanged', () => {
    open({ ruleset: 'standard', players: TWO })
    resign('allies')
    render(<VictoryPanel />)
    const seats = screen.getByRole('list', { name: 'Seats of the rematch' })
    const [ben, anna] = within(seats).getAllByRole('listitem')
    expect(anna!.textContent).toContain('Anna')
    expect(
      within(anna!)
        .getAllByRole('img')
        .map((img) => img.getAttribute('aria-label')),
    ).toContain('Russia')
    expect(within(ben!).getAllByRole('img')).toHaveLength(CENTRAL.length)
    pressRematch()
    expect(winner(store().game!)).toBeNull()
    expect(store().game?.table.players.find(({ name }) => name === 'Ben')?.powers).toEqual(CENTRAL)
  })

  it('does not begin by the second of two quick presses, of which the first ended the war', () => {
    open({ ruleset: 'standard', players: TWO })
    resign('allies')
    render(<VictoryPanel />)
    fireEvent.click(screen.getByRole('button', { name: /^Rematch, sides swapped/ }))
    expect(winner(store().game!)).not.toBeNull()
  })

  it('can keep the seats', () => {
    open({ ruleset: 'standard', players: TWO })
    resign('allies')
    render(<VictoryPanel />)
    fireEvent.click(screen.getByRole('button', { name: 'Same seats' }))
    expect(store().log).toEqual([])
    expect(store().game?.table.players.find(({ name }) => name === 'Ben')?.powers).toEqual(ALLIES)
  })

  it('against the computer offers another level', async () => {
    open({ ruleset: 'standard', players: TWO.map(({ powers }) => ({ name: 'Anna', powers })) })
    act(() => {
      for (const power of ALLIES) store().handOver(power, { level: 'easy' })
    })
    resign('central')
    render(<VictoryPanel />)
    const level = screen.getByRole('button', { name: 'Level: Easy' })
    fireEvent.keyDown(level, { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /^Hard/ }))
    expect(await screen.findByRole('button', { name: 'Level: Hard' })).toBeTruthy()
    pressRematch()
    expect(store().computers?.seats.germany?.level).toBe('hard')
    expect(store().computers?.seats.france).toBeUndefined()
  })

  it('has no level to choose between people', () => {
    open({ ruleset: 'standard', players: TWO })
    resign('allies')
    render(<VictoryPanel />)
    expect(screen.queryByRole('button', { name: /^Level/ })).toBeNull()
  })
})

describe('the rail of a war that is over', () => {
  const words = () => document.body.textContent

  it('says how long it took and who won, and has no phases and no treasury', () => {
    open({ ruleset: 'standard', players: TWO, round: 3 })
    resign('allies')
    render(<Rail />)
    expect(words()).toContain('The war is over1 round, 1 action')
    expect(words()).toContain('Anna won with the Central Powers')
    expect(words()).not.toMatch(/Collect|Treasury/)
  })

  it('names the computer, and nobody where the names only say the side', () => {
    open({ ruleset: 'standard' })
    resign('allies')
    const view = render(<Rail />)
    expect(words()).toContain('The Central Powers won')
    view.unmount()
    open({ ruleset: 'standard', players: TWO })
    act(() => {
      for (const power of ALLIES) store().handOver(power, { level: 'easy' })
    })
    resign('central')
    render(<Rail />)
    expect(words()).toContain('The computer won with the Allies')
  })

  it('tells the phase again where an earlier moment is looked at, and in a sketch', async () => {
    open({ ruleset: 'standard', players: TWO })
    const { opening } = store()
    resign('allies')
    render(<Rail />)
    act(() => useViewed.setState({ look: { state: opening!, log: [], moment: 0, Dock: () => null } }))
    await waitFor(() => expect(words()).toContain('Purchase'))
    expect(words()).not.toContain('The war is over')
    act(() => useViewed.setState({ look: null }))
    act(() => useGame.setState({ mode: { kind: 'lesson', byItself: () => false, phases: [], face: 'play', about: [] } }))
    expect(words()).not.toContain('The war is over')
  })

  it('goes with the resignation that is taken back', () => {
    open({ ruleset: 'standard', players: TWO })
    resign('allies')
    render(<Rail />)
    act(() => store().undo())
    expect(words()).not.toContain('The war is over')
  })
})
