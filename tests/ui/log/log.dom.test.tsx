import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../../src/content/catalogue.ts'
import type { GameEvent } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { LogPanel, lastLine, lastSentence, lastWords, sinceYourLastTurn } from '../../../src/ui/log/index.ts'
import { logLinesOf } from '../../../src/ui/log/lines.ts'
import { sentences } from '../../../src/ui/log/sentences.ts'

const { getState: game } = useGame

beforeEach(() => {
  act(() => game().newGame({ ruleset: 'standard', seed: 'log' }))
})

describe('sentences', () => {
  it('have words for every type of event', () => {
    for (const type of Object.keys(sentences)) {
      expect(sentences[type as keyof typeof sentences], type).toBeTypeOf('function')
    }
    expect([...messages.keys()].filter((id) => id.startsWith('log.')).length).toBeGreaterThan(40)
  })

  it('say one die, and several dice', () => {
    const thrown = (dice: number[]) => {
      const groups = [{ power: 'russia', type: 'cruiser', target: 3, dice, hits: 1 }]
      const event = { type: 'fired', space: 'sz20', step: 'fire', round: 1, side: 'attacker', groups, hits: 1, absorbed: 0 }
      return (sentences.fired as unknown as (event: unknown) => { text: string }).call(null, event).text
    }
    expect(thrown([2])).toBe('rolled 1 die in Sea Zone 20: 1 hit')
    expect(thrown([2, 6])).toBe('rolled 2 dice in Sea Zone 20: 1 hit')
  })

  it('count damaged ships and transports among those that moved', () => {
    const sailed = {
      type: 'units-moved',
      power: 'britain',
      from: 'sz9',
      to: 'sz8',
      path: ['sz8'],
      by: 'sea',
      stops: false,
    } as const
    const event = { ...sailed, path: ['sz8'], units: { cruiser: 1 }, damaged: { battleship: 1 }, transports: [3, 4] }
    expect(lastSentence([event])).toBe('Britain moved 1 battleship, 1 cruiser, 2 transports from Sea Zone 9 to Sea Zone 8')
  })

  it('tell a collapse, a phase that is closed by it, and units on their way home as sentences', () => {
    const rule = 'TOU-COL-04'
    const said = (event: GameEvent) => lastSentence([event])
    expect(said({ type: 'economy-collapsed', power: 'ottoman', lost: 8, threshold: 7, rule })).toBe(
      'The Ottoman Empire saw its economy collapse: 8 IPC of homeland lost or contested',
    )
    expect(said({ type: 'phase-skipped', power: 'italy', phase: 'income', rule })).toBe(
      'Italy had no income: its economy has collapsed',
    )
    expect(said({ type: 'phase-skipped', power: 'italy', phase: 'income', rule: 'STD-CAP-13' })).toBe(
      'Italy had no income: its capital is in enemy hands',
    )
    expect(said({ type: 'units-sent-home', power: 'france', space: 'moscow', units: { infantry: 2 }, rule: 'ADV-26-06' })).toBe(
      'France had to send home 2 infantry from Moscow',
    )
    expect(said({ type: 'units-came-home', power: 'france', units: { infantry: 2 } } as GameEvent)).toBe(
      'France has 2 infantry back home',
    )
  })

  it('tell for whom an order was made that nobody placed', () => {
    const ordered = { type: 'units-ordered', power: 'britain', units: { infantry: 1 }, cost: 3, left: 27 } as const
    expect(lastSentence([ordered])).toBe('Britain ordered 1 infantry')
    expect(lastSentence([{ ...ordered, owed: { space: 'canada', rule: 'ADV-21-01' } }])).toBe(
      'Britain ordered 1 infantry for Canada, which must have a unit',
    )
  })

  it('tell what Russia gives up and to whom', () => {
    const given = { type: 'control-changed', space: 'finland', from: 'russia', cause: 'revolution', rule: 'INF-RUS-05' } as const
    expect(lastSentence([{ ...given, to: 'germany', by: 'russia' }])).toBe('Russia ceded Finland to Germany')
    expect(lastSentence([{ ...given, to: 'germany', by: 'russia', rule: 'STD-REV-10' }])).toBe(
      'Russia handed over Finland to Germany',
    )
    expect(lastSentence([{ ...given, to: 'france' }])).toBe('France took Finland')
  })

  it('tell a peace as a peace, in a few lines', () => {
    act(() => {
      game().open({
        ruleset: 'influence',
        base: 'opening',
        power: 'germany',
        phase: 'combat',
        round: 3,
        control: { karelia: 'germany', livonia: 'germany' },
        units: { karelia: { germany: { infantry: 1 } }, livonia: { germany: { infantry: 1 } } },
      })
      game().dispatch({ type: 'end-phase' })
    })
    const events = game().log.at(-1)!.events
    expect(lastSentence(events)).toBe('Russia made peace and is out of the war')
    const told = logLinesOf(events).map((line) => line.text)
    expect(told).toContain('ceded Belarus, Finland, Poland, and Ukraine to Germany')
    expect(told.filter((text) => text.startsWith('disbanded'))).toHaveLength(1)
    expect(told.length).toBeLessThan(6)
  })

  it('tell in one line what a power that surrenders leaves to nobody', () => {
    act(() => {
      const control = { wales: 'germany', yorkshire: 'germany', scotland: 'germany' } as const
      game().open({ ruleset: 'tournament', base: 'empty', power: 'britain', phase: 'income', round: 3, control })
      game().dispatch({ type: 'end-phase' })
    })
    const told = logLinesOf(game().log.at(-1)!.events).map((line) => line.text)
    const left = told.filter((text) => text.startsWith('No power now holds'))
    expect(left).toHaveLength(1)
    expect(left[0]).toMatch(/Canada, .*, and Union of South Africa$/)
  })

  it('tell who attacked together, and whose dice they were', () => {
    const lorraine = { type: 'battle-opened', space: 'lorraine', kind: 'land', assault: false, bombarding: [] } as const
    const line = (power: 'germany' | 'austria-hungary' | 'france', count: number) =>
      ({ power, type: 'infantry', count, damaged: 0 }) as const
    const opened = {
      ...lorraine,
      attacker: 'germany',
      with: ['austria-hungary'],
      attackers: [line('germany', 2), line('austria-hungary', 1)],
      defenders: [line('france', 2)],
    } as const
    expect(lastSentence([opened as unknown as GameEvent])).toBe(
      'Germany attacked Lorraine together with Austria-Hungary with 3 infantry',
    )
    const group = (power: string, dice: number[], hits: number) => ({ power, type: 'infantry', count: 1, needs: 2, dice, hits })
    const fired = {
      type: 'fired',
      space: 'lorraine',
      step: 'attack',
      round: 1,
      side: 'attacker',
      groups: [group('austria-hungary', [6], 0), group('germany', [5, 4], 0)],
      hits: 0,
      absorbed: 0,
    } as unknown as GameEvent
    expect(lastSentence([fired])).toBe('The Central Powers rolled 3 dice in Lorraine: no hits')
    const alone = { ...fired, groups: [group('germany', [1, 4], 1)], hits: 1 } as unknown as GameEvent
    expect(lastSentence([alone])).toBe('Germany rolled 2 dice in Lorraine: 1 hit')
  })

  it('fold the tries of one purchase and the mines of one zone', () => {
    const roll = (value: number) =>
      ({
        type: 'mine-rolled',
        zone: 'sz9',
        by: 'britain',
        owner: 'germany',
        ship: { power: 'germany', type: 'cruiser', count: 1 },
        at: 'sz9',
        die: { value, needs: 1, hit: value === 1 },
        result: value === 1 ? 'sunk' : 'safe',
      }) as const
    const lines = logLinesOf([
      { type: 'units-ordered', power: 'germany', units: { infantry: 1 }, cost: 3, left: 30 },
      { type: 'units-ordered', power: 'germany', units: { infantry: 2 }, cost: 6, left: 27 },
      roll(4),
      roll(1),
    ])
    expect(lines.map((line) => line.line ?? line.text)).toEqual(['ordered 2 infantry', 'Mines, Sea Zone 9: 1 cruiser sunk'])
    expect(lines[1]?.aside).toBe('4 1')
  })

  it('name who and what in one sentence', () => {
    const event = { type: 'units-ordered', power: 'ottoman', units: { infantry: 2 }, cost: 6, left: 10 } as const
    expect(lastSentence([event])).toBe('The Ottoman Empire ordered 2 infantry')
    expect(lastSentence([{ type: 'phase-opened', round: 1, power: 'germany', phase: 'move' }])).toBe('Germany: movement')
  })

  it('edge: at the end of a turn, what tells of the next power bears the sign of that power', () => {
    act(() => {
      const units = { moscow: { germany: { infantry: 3 } } }
      const at = { round: 2, power: 'austria-hungary', phase: 'income' } as const
      game().open({ ruleset: 'standard', base: 'opening', seed: 'next', ...at, control: { moscow: 'germany' }, units })
      game().dispatch({ type: 'end-phase' })
    })
    const entry = game().log.at(-1)!
    expect(entry.before.flow.power).toBe('austria-hungary')
    expect(lastLine(entry)).toEqual({ power: 'russia', text: 'could not buy: its capital is in enemy hands' })
    expect(lastWords(entry)).toBe('Russia could not buy: its capital is in enemy hands')
  })
})

const AUSTRIAN_MARCHES = [
  ...(['bohemia', 'tyrolia', 'budapest', 'trieste', 'galicia'] as const).map((to) => ['vienna', to] as const),
  ...(['vienna', 'trieste', 'galicia', 'serbia', 'romania'] as const).map((to) => ['budapest', to] as const),
  ['bohemia', 'galicia'],
  ['trieste', 'tyrolia'],
] as const

describe('the log', () => {
  it('is told by turns and phases, and shows on the map what it speaks of', () => {
    act(() => {
      game().dispatch({ type: 'purchase', units: { infantry: 3 } })
      game().dispatch({ type: 'end-phase' })
      game().dispatch({ type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 1 } })
    })
    render(<LogPanel />)
    expect(screen.getByText('Austria-Hungary, round 1')).toBeDefined()
    expect(screen.getByText('ordered 3 infantry')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /Budapest › Serbia/ }))
    expect(useUi.getState().ring).toEqual(['budapest', 'serbia'])
    expect(lastWords(game().log.at(-1)!)).toBe('moved 1 infantry from Budapest to Serbia')
    expect(lastLine(game().log.at(-1)!).way).toEqual({ line: 'Budapest › Serbia', units: '1 infantry' })
    expect(lastLine(game().log[0]!).way).toBeUndefined()
    // The power stands before it.
    expect(lastWords(game().log[1]!)).toBe('movement')
  })

  it('can be gone to at any turn, which then lies open, and back to the present', () => {
    act(() => {
      game().open({ ruleset: 'standard', base: 'opening', seed: 'jump', round: 2, power: 'russia' })
      for (let i = 0; i < 20 && game().game!.flow.power !== 'ottoman'; i++)
        game().dispatch({ type: 'end-phase' }, { quiet: true })
    })
    render(<LogPanel />)
    const first = screen.getByRole('button', { name: /^Russia, round 2/ })
    expect(first.getAttribute('aria-expanded')).toBe('false')
    const jump = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Go to a turn…' })
    expect([...jump.options].slice(1).map((option) => option.textContent)).toEqual([
      'Russia',
      'Germany',
      'France',
      'Britain',
      'Ottoman Empire',
    ])
    fireEvent.change(jump, { target: { value: jump.options[1]!.value } })
    expect(first.getAttribute('aria-expanded')).toBe('true')
    expect(jump.value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Now' }))
    expect(first.getAttribute('aria-expanded')).toBe('false')
  })

  it('can be copied as text', async () => {
    act(() => {
      game().dispatch({ type: 'purchase', units: { infantry: 3 } })
      game().dispatch({ type: 'end-phase' })
    })
    const writeText = vi.fn(async (_text: string) => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    render(<LogPanel />)
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await vi.waitFor(() => expect(useUi.getState().hint).toBe('The log is on the clipboard.'))
    expect(writeText).toHaveBeenCalledWith('Austria-Hungary, round 1\n  Austria-Hungary ordered 3 infantry (9 IPC)')
    vi.unstubAllGlobals()
  })

  it('tells moves along one route in one line with all their units, also with another move between them', () => {
    act(() => {
      game().open({ ruleset: 'standard', base: 'opening', seed: 'route', round: 2, power: 'germany', phase: 'move' })
      const march = (from: string, to: string, units: Record<string, number>) =>
        expect(game().dispatch({ type: 'move', from, path: [to], units }).ok).toBe(true)
      march('ruhr', 'alsace', { infantry: 2 })
      march('ruhr', 'munich', { infantry: 1 })
      march('ruhr', 'alsace', { infantry: 1, artillery: 1 })
    })
    render(<LogPanel />)
    const rows = screen.getAllByRole('button', { name: /^Ruhr › / }).map(({ textContent }) => textContent)
    expect(rows).toEqual(['Ruhr › Alsace3 infantry, 1 artillery', 'Ruhr › Munich1 infantry'])
  })

  it('opens at its end, also when it has waited for the past, and follows the game until the reader scrolls back', () => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    act(() => {
      game().dispatch({ type: 'end-phase' })
      useGame.setState({ pendingLog: { reason: '' } as never })
    })
    render(<LogPanel />)
    act(() => useGame.setState({ pendingLog: null }))
    const list = screen.getByRole('region', { name: 'Everything that has happened' })
    expect(list.scrollTop).toBe(900)
    height.mockReturnValue(1000)
    act(() => void game().dispatch({ type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 1 } }))
    expect(list.scrollTop).toBe(1000)
    fireEvent.scroll(list)
    list.scrollTop = 300
    fireEvent.scroll(list)
    height.mockReturnValue(1100)
    act(() => void game().dispatch({ type: 'move', from: 'budapest', path: ['vienna'], units: { infantry: 1 } }))
    expect(list.scrollTop).toBe(300)
    fireEvent.click(screen.getByRole('button', { name: 'Now' }))
    expect(list.scrollTop).toBe(1100)
    height.mockRestore()
  })

  it('tells those who come to the table what they missed, in a few lines', () => {
    act(() => {
      game().dispatch({ type: 'end-phase' })
      for (const [from, to] of AUSTRIAN_MARCHES) game().dispatch({ type: 'move', from, path: [to], units: { infantry: 1 } })
    })
    const missed = sinceYourLastTurn(game().log, { powers: ['russia'] })
    expect(missed.length).toBe(8)
    expect(sinceYourLastTurn(game().log, { powers: ['austria-hungary'] })).toEqual([])
  })
})

describe('an order of the computer', () => {
  it('says why at its line, when it is asked', async () => {
    act(() => {
      const why = { kind: 'buys', ipc: 0, units: 40, steps: 11, also: [{ kind: 'of another version', ipc: 9 }] }
      game().dispatch({ type: 'purchase', units: { infantry: 2 } }, { why })
      game().dispatch({ type: 'end-phase' }, { why: { kind: 'ends', ipc: 0 } })
    })
    render(<LogPanel />)
    const [ask, ...more] = screen.getAllByRole('button', { name: /^Why: ordered 2 infantry/ })
    expect(more).toEqual([])
    fireEvent.click(ask!)
    const reason = await screen.findByText(/^The army then has 40 infantry and 11 artillery/)
    expect(reason.closest('dl')?.textContent).not.toContain('version')
    fireEvent.click(ask!)
    expect(screen.queryByText(/^The army then has 40 infantry and 11 artillery/)).toBeNull()
  })
})
