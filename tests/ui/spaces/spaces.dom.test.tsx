import { act, fireEvent, render, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PositionSpec, unitsIn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { openSpaces } from '../../../src/store/spaces.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel } from '../../../src/ui/panels/index.ts'
import { SpacesSheet } from '../../../src/ui/spaces/SpacesSheet.tsx'
import { NO_FILTERS, useFilters } from '../../../src/ui/spaces/shown.ts'
import { useSort } from '../../../src/ui/spaces/sort.ts'

// Drawing 1400 cells takes its time without a browser.
vi.setConfig({ testTimeout: 30_000 })

/** So high (px) is the part of the table in view; by itself there is room for all rows. */
let inView = 9000
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => inView })
afterEach(() => {
  inView = 9000
})

const put = (spec: Partial<PositionSpec>) =>
  act(() => {
    useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'spaces', ...spec })
    useFilters.setState(NO_FILTERS)
    useSort.setState({ by: 'theatre', down: false, all: false })
    openSpaces()
  })
const game = () => useGame.getState().game!
const infantry = (space: string) =>
  unitsIn(game(), space).reduce((sum, stack) => sum + (stack.type === 'infantry' ? stack.count : 0), 0)

// By id: names and roles of 1400 cells are slow to work out.
const rowOf = (space: string) => document.querySelector<HTMLElement>(`tr[data-row="${space}"]`)!
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]:not([data-row="head"])')].map((row) => row.dataset.row)
const heading = (name: RegExp) => [...document.querySelectorAll('thead th')].find((cell) => name.test(cell.textContent))!
const headings = () => [...document.querySelectorAll('thead th')].map((cell) => cell.textContent)
const key = (name: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key: name, ...more })
const focused = () => document.activeElement!.textContent
const filter = <E extends HTMLElement>(selector: string) => document.querySelector<E>(`fieldset ${selector}`)!
const all = () => [...document.querySelectorAll('header button')].find((button) => button.textContent === 'Show all')!
const flag = (name: RegExp) => [...document.querySelectorAll('fieldset button')].find((button) => name.test(button.textContent))!
const allColumns = () => [...document.querySelectorAll('header button')].find((button) => button.textContent === 'All columns')!
const goTo = (space: string) => act(() => rowOf(space).querySelector('th')!.focus())

const menu = () => document.querySelector<HTMLElement>('[role="menu"]')
const closed = () => waitFor(() => expect(menu()).toBeNull())
async function menuOf(space: string): Promise<HTMLElement> {
  goTo(space)
  key('Enter')
  return waitFor(() => menu() ?? Promise.reject(new Error('no menu')))
}
/** Opens the menu of a row by key and takes one of its lines. */
async function take(space: string, name: string | RegExp) {
  fireEvent.click(within(await menuOf(space)).getByRole('menuitem', { name }))
  await closed()
}
describe('the table of spaces', () => {
  beforeEach(() => {
    put({
      power: 'austria-hungary',
      round: 1,
      phase: 'move',
      control: { galicia: 'contested' },
      units: { galicia: { 'austria-hungary': { infantry: 6, artillery: 2 }, russia: { infantry: 1 } } },
    })
    render(<SpacesSheet />)
  })

  it('shows the columns that have room beside the dock, and all when they are asked for', () => {
    const names = () => headings().map((text) => text?.replace(/[▴▾]/, ''))
    const short = ['Space', 'Theatre', 'Held by', 'IPC', 'Central Powers', 'Allies']
    expect(names()).toEqual(short)
    expect(document.querySelector('[role="grid"]')!.getAttribute('aria-colcount')).toBe('6')
    goTo('galicia')
    key('End')
    expect(document.activeElement?.getAttribute('data-column')).toBe('5')
    fireEvent.click(allColumns())
    expect(allColumns().getAttribute('aria-pressed')).toBe('true')
    expect(names()).toHaveLength(11)
    fireEvent.click(heading(/^Borders/))
    fireEvent.click(allColumns())
    // Never without the column by which they are sorted.
    expect(names()).toEqual([...short, 'Borders'])
  })

  it('has a column of states as soon as there is something to say in it', () => {
    const states = () => headings().some((text) => text?.startsWith('State'))
    expect(states()).toBe(false)
    act(() => useUi.setState({ selection: { space: 'trieste', units: { infantry: 1 }, transports: [] } }))
    expect(states()).toBe(true)
  })

  it('has every space in one row, and what is known of it', () => {
    fireEvent.click(allColumns())
    expect(rows()).toHaveLength(126)
    const grid = document.querySelector('[role="grid"]')!
    expect(grid.getAttribute('aria-rowcount')).toBe('127')
    expect(headings().map((text) => text?.replace(/[▴▾]/, ''))).toEqual([
      'Space',
      'Theatre',
      'Held by',
      'IPC',
      'State',
      'Central Powers',
      'Allies',
      'Units',
      'Printed for',
      'Kind',
      'Borders',
    ])
    const cells = [...rowOf('galicia').querySelectorAll('td')].map((cell) => cell.textContent)
    expect(cells).toEqual([
      'East',
      'Contested',
      '3',
      '',
      '62',
      '1',
      '9',
      'Austria-Hungary',
      'Land',
      'Bohemia, Budapest, Poland, Romania, Silesia, Ukraine, Vienna',
    ])
    expect(rowOf('galicia').querySelector('s')?.textContent).toBe('3')
  })

  it('is sorted by its headings, spaces that are alike by name, and says so', () => {
    fireEvent.click(heading(/^IPC/))
    expect(rows().slice(0, 3)).toEqual(['united-states-of-america', 'berlin', 'budapest'])
    expect(heading(/^IPC/).getAttribute('aria-sort')).toBe('descending')
    expect(useAnnouncements.getState().polite).toBe('Sorted by IPC, descending.')
    fireEvent.click(heading(/^Space/))
    expect(rows().slice(0, 2)).toEqual(['afghanistan', 'albania'])
    fireEvent.click(heading(/^Space/))
    expect(rows()[0]).toBe('yorkshire')
    fireEvent.click(heading(/^Held by/))
    expect(rows().slice(0, 6)).toEqual(['bohemia', 'budapest', 'trieste', 'tyrolia', 'vienna', 'belarus'])
  })

  it('is narrowed by words, by power and by what is to be seen there', () => {
    fireEvent.change(filter('input'), { target: { value: 'prague' } })
    expect(rows()).toEqual(['bohemia'])
    goTo('bohemia')
    key('/')
    expect(document.activeElement).toBe(filter('input'))
    key('ArrowDown')
    expect(focused()).toBe('Bohemia')
    fireEvent.keyDown(filter('input'), { key: 'Escape' })
    expect(rows()).toHaveLength(126)
    fireEvent.change(filter('select'), { target: { value: 'usa' } })
    expect(rows()).toEqual(['sz1', 'united-states-of-america'])
    fireEvent.click(all())
    fireEvent.click(flag(/^My units/))
    expect(rows()).toContain('sz18')
    expect(rows()).not.toContain('berlin')
    fireEvent.click(flag(/^Contested/))
    expect(rows()).toEqual(['galicia'])
    expect(flag(/^Battles/).getAttribute('aria-disabled')).toBe('true')
  })

  it('is gone through with the arrow keys, one cell at a time, and ends where it ends', () => {
    fireEvent.click(allColumns())
    fireEvent.click(heading(/^Space/))
    goTo('afghanistan')
    key('ArrowDown')
    expect(focused()).toBe('Albania')
    key('ArrowRight')
    key('ArrowRight')
    expect(focused()).toBe('Aligned to Italy')
    key('End')
    expect(focused()).toContain('Serbia')
    key('Home')
    key('PageDown')
    expect(focused()).toBe('Belgium')
    key('End', { ctrlKey: true })
    key('ArrowDown')
    expect(rowOf('yorkshire').contains(document.activeElement)).toBe(true)
    key('Home', { ctrlKey: true })
    key('ArrowUp')
    expect(focused()).toMatch(/^Space/)
    key('ArrowUp')
    key('Enter')
    expect(rows()[0]).toBe('yorkshire')
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
  })
})

describe('in a small window', () => {
  const scroller = () => document.querySelector<HTMLElement>('[role="grid"]')!.parentElement!
  const numbers = () =>
    [...document.querySelectorAll('tr[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')))
  /** What the table is high: its rows as they are drawn (32 px each here), and room for the others. */
  const room = () =>
    [...document.querySelectorAll<HTMLElement>('tbody tr:not([data-row])')].reduce(
      (sum, row) => sum + Number.parseFloat(row.style.height),
      0,
    )

  beforeEach(() => {
    inView = 320
    vi.stubGlobal('innerHeight', 320)
    put({ power: 'germany', round: 1, phase: 'move' })
    render(<SpacesSheet />)
    fireEvent.click(heading(/^Space/))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('only the rows in view are drawn and some beside them, each with its number among all', () => {
    const drawn = rows().length
    expect(drawn).toBeGreaterThanOrEqual(10)
    expect(drawn).toBeLessThan(30)
    expect(document.querySelector('[role="grid"]')!.getAttribute('aria-rowcount')).toBe('127')
    expect(numbers().slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(room()).toBeGreaterThanOrEqual((126 - drawn) * 32)
  })

  it('scrolled down it draws what has come into view, and keeps the row with the keyboard', () => {
    goTo('afghanistan')
    scroller().scrollTop = 2000
    fireEvent.scroll(scroller())
    expect(rows().length).toBeLessThan(40)
    expect(rows()).not.toContain('albania')
    expect(focused()).toBe('Afghanistan')
    key('ArrowDown')
    expect(focused()).toBe('Albania')
  })

  it('the keyboard reaches rows that were not drawn', () => {
    goTo('afghanistan')
    expect(rowOf('yorkshire')).toBeNull()
    key('End', { ctrlKey: true })
    expect(rowOf('yorkshire').contains(document.activeElement)).toBe(true)
    expect(rowOf('yorkshire').getAttribute('aria-rowindex')).toBe('127')
    key('PageUp')
    key('PageUp')
    expect(document.activeElement!.closest('tr')!.getAttribute('aria-rowindex')).toBe('107')
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
  })

  it('words that leave few rows show those wherever the table stood', () => {
    scroller().scrollTop = 3000
    fireEvent.scroll(scroller())
    fireEvent.change(filter('input'), { target: { value: 'prague' } })
    expect(rows()).toEqual(['bohemia'])
  })
})

it('a row’s menu opens by key, gives the order, and leaves the keyboard in its row', async () => {
  put({ power: 'germany', round: 2, phase: 'move' })
  render(
    <>
      <SpacesSheet />
      <MovePanel />
    </>,
  )
  await take('ruhr', /^Choose 7 infantry/)
  expect(useUi.getState().selection?.space).toBe('ruhr')
  expect(rowOf('ruhr').contains(document.activeElement)).toBe(true)
  // What may be entered is shown beside the chosen units, and the rest is not.
  expect(rows()).toEqual(expect.arrayContaining(['ruhr', 'belgium', 'munich']))
  expect(rows()).not.toContain('paris')
  goTo('hanover')
  expect(useUi.getState().aim).toBe('hanover')
  const before = infantry('munich')
  await take('munich', /^Send 7 infantry.* here from Ruhr/)
  expect(infantry('munich')).toBe(before + 7)
  expect(useUi.getState().selection).toBeNull()
  expect(rows()).toHaveLength(126)
})
