import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { useRefusals } from '../../../src/store/game/refusal-history.ts'
import { useUi } from '../../../src/store/ui.ts'
import { useRuleList } from '../../../src/ui/rules/filters.ts'
import { RuleBook } from '../../../src/ui/rules/RuleBook.tsx'
import { open } from '../battle/table.tsx'

const FRESH = useRuleList.getState()

beforeEach(() => {
  open({ ruleset: 'standard' })
  useRuleList.setState(FRESH, true)
  useUi.setState({ rule: '' })
})

const list = () => screen.getByRole('navigation', { name: 'All rules' })
const rule = (name: RegExp) => within(list()).queryByRole('button', { name })
const heading = () => screen.getByRole('heading', { level: 3 })
const read = (id: string) => act(() => useUi.getState().openRule(id))

describe('the list of rules', () => {
  it('holds: a chapter opens to its rules, and a rule to its page', () => {
    render(<RuleBook />)
    fireEvent.click(rule(/^Naval mines/)!)
    fireEvent.click(rule(/^01/)!)
    expect(useUi.getState().rule).toBe('STD-MIN-01')
    expect(heading().textContent).toBeTruthy()
    expect(rule(/^01/)!.getAttribute('aria-current')).toBe('page')
  })

  it('holds: a search takes the place of the chapters and says how much it found', () => {
    render(<RuleBook />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'STD-MIN-0' } })
    expect(rule(/^Naval mines/)).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('9 rules')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqzzz' } })
    expect(screen.getByRole('status').textContent).toBe('No rule matches')
  })

  it('holds: Escape in the field lets go of the words first', () => {
    render(<RuleBook />)
    const field = screen.getByRole('searchbox')
    fireEvent.change(field, { target: { value: 'mines' } })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(useRuleList.getState().text).toBe('')
    expect(useUi.getState().rule).toBe('')
  })

  it('holds: only rules of this game are listed, until that is taken off or another ruleset is asked for', () => {
    render(<RuleBook />)
    expect(screen.getByRole('status').textContent).toBe('283 rules')
    fireEvent.click(screen.getByRole('button', { name: 'This game' }))
    expect(screen.getByRole('status').textContent).toBe('934 rules')
    fireEvent.click(screen.getByRole('button', { name: 'This game' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Ruleset' }), { target: { value: 'tournament' } })
    expect(screen.getByRole('status').textContent).toBe('72 rules')
    fireEvent.click(screen.getByRole('button', { name: 'Rulings' }))
    expect(screen.getByRole('status').textContent).toBe('31 rules')
  })

  it('edge: filters that leave nothing say so', () => {
    render(<RuleBook />)
    fireEvent.change(screen.getByRole('combobox', { name: 'Ruleset' }), { target: { value: 'advanced' } })
    fireEvent.click(screen.getByRole('button', { name: 'This game' }))
    expect(screen.getByRole('status').textContent).toBe('No rule matches. Remove a filter.')
  })

  it('holds: arrow keys walk the rows, unfold a chapter and fold it again', () => {
    render(<RuleBook />)
    expect(document.activeElement?.textContent).toBe('The turn at a glance')
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    const first = screen.getByRole('button', { name: /^Set-up, players/ })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('data-row')).toBe('STD-SET-01')
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(first, { key: 'ArrowLeft' })
    expect(first.getAttribute('aria-expanded')).toBe('false')
    expect(list().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})

describe('the overview', () => {
  it('holds: the book opens at the turn by phases, with the current one marked, and a rule leads to its page', () => {
    render(<RuleBook />)
    expect(heading().textContent).toBe('The turn at a glance')
    const phases = within(screen.getByRole('list', { name: 'Phases of the turn' })).getAllByRole('heading', { level: 4 })
    expect(phases.map(({ textContent }) => textContent)).toEqual(['Purchase', 'Move', 'Combatnow', 'Mobilise', 'Collect'])
    fireEvent.click(screen.getByRole('button', { name: 'An infantry in every army' }))
    expect(useUi.getState().rule).toBe('STD-MOV-09')
    fireEvent.click(screen.getByRole('button', { name: 'The turn at a glance' }))
    expect(heading().textContent).toBe('The turn at a glance')
  })

  it('holds: a chapter named there is opened and focused in the list, whatever was searched for', () => {
    render(<RuleBook />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqzzz' } })
    fireEvent.click(screen.getByRole('button', { name: 'Sea combat' }))
    expect(document.activeElement?.getAttribute('data-row')).toBe('NAV')
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
  })

  it('holds: rules of another ruleset are named only in their own game', () => {
    const { unmount } = render(<RuleBook />)
    expect(screen.queryByRole('button', { name: 'Buying gas' })).toBeNull()
    unmount()
    act(() => void open({ ruleset: 'advanced' }))
    act(() => useUi.setState({ rule: '' }))
    render(<RuleBook />)
    expect(screen.getByRole('button', { name: 'Buying gas' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Poison gas' })).toBeTruthy()
  })

  it('holds: rules that apply now, those of the current phase first, with their number of spaces', () => {
    act(() => void open(lorraine))
    act(() => useUi.setState({ rule: '' }))
    render(<RuleBook />)
    const now = screen.getByRole('heading', { name: /^Rules that apply now/ }).parentElement!
    const rows = within(now).getAllByRole('button')
    expect(rows[0]!.textContent).toMatch(/spaces?$/)
    expect(now.textContent).toContain('Leaving contested land1 space')
    expect(now.textContent).not.toContain('Starting among mines')
  })
})

describe('the page of a rule', () => {
  it('holds: what it changes, what changes it and of which game, and the drills that teach it', () => {
    render(<RuleBook />)
    read('STD-MOV-06')
    expect(heading().textContent).toBe('Leaving contested land')
    const changed = screen.getByRole('heading', { name: /^Changed by/ }).parentElement!
    expect(within(changed).getByText('not in this game')).toBeTruthy()
    fireEvent.click(within(changed).getByRole('button', { name: /ADV-01-09/ }))
    expect(useUi.getState().rule).toBe('ADV-01-09')
    expect(screen.getByText('Not in this game. It comes with Advanced.')).toBeTruthy()
    read('STD-MOV-06')
    expect(screen.getByRole('button', { name: /^Stay or leave, / })).toBeTruthy()
  })

  it('edge: from a rule to the next of its chapter; the first has none before it, the last none after', () => {
    render(<RuleBook />)
    read('STD-MIN-01')
    expect(screen.queryByRole('button', { name: /^The rule before/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^The next rule/ }))
    expect(useUi.getState().rule).toBe('STD-MIN-02')
    read('STD-MIN-13')
    expect(screen.queryByRole('button', { name: /^The next rule/ })).toBeNull()
  })

  it('holds: a rule that is asked for from elsewhere has the keyboard at its heading; shut, the book keeps where it was', () => {
    render(<RuleBook />)
    act(() => (document.activeElement as HTMLElement).blur())
    read('STD-MIN-02')
    expect(document.activeElement).toBe(heading())
    act(() => useUi.getState().openRule(null))
    act(() => useUi.getState().openRule(''))
    expect(heading().textContent).toBe('When mines are live')
  })
})

const lorraine = {
  ruleset: 'standard' as const,
  seed: 'book',
  base: 'empty' as const,
  round: 5,
  power: 'germany' as const,
  phase: 'move' as const,
  control: { lorraine: 'contested' as const, picardy: 'contested' as const },
  units: {
    lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } },
    picardy: { 'austria-hungary': { infantry: 1 }, france: { infantry: 1 } },
    alsace: { germany: { infantry: 1 } },
  },
}

describe('a rule on the board and in the game', () => {
  beforeEach(() => open(lorraine))

  it('holds: where it bites whoever acts, who stands there, and where it bites others; a press goes there', () => {
    render(<RuleBook />)
    read('STD-MOV-06')
    const part = screen.getByRole('heading', { name: /^On this board/ }).parentElement!
    expect(part.textContent).toContain('Germany, 1')
    expect(screen.getByRole('heading', { name: 'Others’ turns' }).parentElement!.textContent).toContain('Picardy')
    fireEvent.click(within(part).getByRole('button', { name: 'Lorraine Germany France' }))
    expect(useUi.getState()).toMatchObject({ rule: null, inspect: 'lorraine' })
  })

  it('holds: nowhere is said, and of a rule without a question nothing is', () => {
    render(<RuleBook />)
    read('STD-MIN-07')
    expect(screen.getByText('Nowhere now.')).toBeTruthy()
    read('STD-SET-19')
    expect(screen.queryByRole('heading', { name: /^On this board/ })).toBeNull()
  })

  it('holds: the list can be of those alone that bite now', () => {
    render(<RuleBook />)
    fireEvent.click(screen.getByRole('button', { name: 'On the board' }))
    expect(rule(/Leaving contested land$/)).not.toBeNull()
    expect(rule(/Starting among mines/)).toBeNull()
  })

  it('holds: what was refused by it and what it told in this game; of another game nothing', () => {
    useRefusals.setState({ all: [] })
    const { dispatch, open: another } = useGame.getState()
    const leave = { type: 'move' as const, from: 'lorraine', path: ['burgundy'], units: { infantry: 1 } }
    render(<RuleBook />)
    act(() => void dispatch(leave))
    read('STD-MOV-06')
    const part = screen.getByRole('heading', { name: /^In this game/ }).parentElement!
    expect(part.textContent).toMatch(/once.*Refused: .*round 5/)
    act(() => another(lorraine))
    read('STD-MOV-06')
    expect(screen.queryByRole('heading', { name: /^In this game/ })).toBeNull()
  })
})
