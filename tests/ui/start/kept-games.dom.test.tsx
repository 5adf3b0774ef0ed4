// The start page stands whatever is kept on this device.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { clear, createStore, keys, set, setMany } from 'idb-keyval'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { toText } from '../../../src/save/encode.ts'
import { useUi } from '../../../src/store/ui.ts'
import { gameCode } from '../../../src/ui/start/game-code.ts'
import { StartPage } from '../../../src/ui/start/index.ts'
import { OPENING_MOVES, played } from '../../save/samples.ts'
import '../../support/storage.ts'

const map = vi.hoisted(() => ({ breaks: false }))
vi.mock('../../../src/ui/start/MiniMap.tsx', async (real) => {
  const { MiniMap } = await real<typeof import('../../../src/ui/start/MiniMap.tsx')>()
  const Breaking = ({ state }: { state: object | null }) => {
    if (state) throw new Error('a map that breaks')
    return <p>an empty map</p>
  }
  return { MiniMap: (props: Parameters<typeof MiniMap>[0]) => (map.breaks ? <Breaking {...props} /> : <MiniMap {...props} />) }
})

const about = {
  id: 'x',
  title: 'From tomorrow',
  savedAt: '2026-11-21T10:00:00.000Z',
  round: 1,
  power: 'germany',
  phase: 'move',
  ruleset: 'standard',
  people: ['Anna'],
  actions: 3,
  over: false,
}

const WAIT = { timeout: 15_000 }

// Read here they take longer than a database has for its answer.
beforeAll(() => gameCode.load(), 60_000)
beforeEach(async () => {
  useUi.getState().reset()
  map.breaks = false
  // The page has its connection, so it is emptied and not replaced.
  await clear(createStore('contested-1914', 'games'))
})

it('lists a game of a later version, and says why it does not open', { timeout: 60_000 }, async () => {
  const save = { ...played(OPENING_MOVES), version: 99, snapshot: { state: { table: {} }, hash: 'x' } }
  await setMany(
    [
      ['game:x', save],
      ['about:x', about],
    ],
    createStore('contested-1914', 'games'),
  )
  render(<StartPage />)
  expect(await screen.findByText(/From tomorrow/, {}, WAIT)).toBeTruthy()
  expect(await screen.findByRole('img', { name: /map/i }, WAIT)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Continue/ }))
  expect((await screen.findByRole('alert', {}, WAIT)).textContent).toMatch(/newer version of Contested 1914 \(format 99\)/)
})

it('says beside the button why a file was not opened, and brings it into view', async () => {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function scroll() {
    seen.push(this)
  }
  render(<StartPage />)
  const file = new File(['{"photos":[]}'], 'photos.json', { type: 'application/json' })
  fireEvent.change(screen.getByTestId('open-file'), { target: { files: [file] } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/“photos.json” was not opened/)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(alert.parentElement?.contains(screen.getByTestId('open-file'))).toBe(true)
  expect(seen).toContain(alert)
})

it('lists a game of which nothing can be said, says why it does not open, and deletes it', { timeout: 60_000 }, async () => {
  await set('head:x', { version: 'none' }, createStore('contested-1914', 'games'))
  render(<StartPage />)
  const row = (await screen.findByText('A game that cannot be read', {}, WAIT)).closest('li')!
  fireEvent.click(within(row).getByRole('button', { name: /^A game that cannot be read/ }))
  expect((await screen.findByRole('alert', {}, WAIT)).textContent).toMatch(/not a saved game of Contested 1914/)
  fireEvent.click(within(row).getByRole('button', { name: 'Delete “A game that cannot be read”' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }, WAIT))
  await waitFor(() => expect(screen.queryByText('A game that cannot be read')).toBeNull(), WAIT)
  expect(await keys(createStore('contested-1914', 'games'))).toEqual([])
})

it('stands with an empty map where the small map of a game breaks', { timeout: 60_000 }, async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  map.breaks = true
  const game = played(OPENING_MOVES)
  await setMany(
    [
      ['about:x', about],
      ['game:x', game],
    ],
    createStore('contested-1914', 'games'),
  )
  render(<StartPage />)
  await waitFor(() => expect(complained).toHaveBeenCalled(), WAIT)
  expect(await screen.findByText('an empty map', {}, WAIT)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Begin the war' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete “From tomorrow”' })).toBeTruthy()
  complained.mockRestore()
})

it('shows the newest three of many other games, so that a new one stays within reach, and all of them when asked', {
  timeout: 60_000,
}, async () => {
  const ids = Array.from({ length: 10 }, (_, i) => i)
  const kept = ids.map((i) => ({ ...about, id: `g${i}`, title: `Game ${i}`, savedAt: `2026-11-${10 + i}T10:00:00.000Z` }))
  await setMany(
    kept.map((each) => [`about:${each.id}`, each]),
    createStore('contested-1914', 'games'),
  )
  render(<StartPage />)
  const others = await screen.findByRole('region', { name: 'Other games' }, WAIT)
  const titles = () =>
    within(others)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('b')?.textContent)
  expect(titles()).toEqual(['Game 8', 'Game 7', 'Game 6'])
  const all = within(others).getByRole('button', { name: 'All 9 other games' })
  fireEvent.click(all)
  expect(titles()).toHaveLength(9)
  expect(all.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(within(others).getByRole('button', { name: 'Only the newest 3' }))
  expect(titles()).toEqual(['Game 8', 'Game 7', 'Game 6'])
})

it('names the opponent of the last game, and gives old records what they lack', { timeout: 60_000 }, async () => {
  const { snapshot, log, ...head } = played(OPENING_MOVES)
  const end = {
    state: snapshot!.state,
    savedAt: about.savedAt,
    played: 0,
    computers: { seed: 'a', seats: { russia: { level: 'hard' } } },
  }
  await setMany(
    [
      ['about:x', about],
      ['head:x', head],
      ['end:x', end],
      [['line', 'x', 1], { at: 0, log }],
    ],
    createStore('contested-1914', 'games'),
  )
  render(<StartPage />)
  expect(
    await screen.findByText(/Central Powers and Allies; the computer, hard, plays Russia · 3 actions/, {}, WAIT),
  ).toBeTruthy()
})

it('leads from each row of a phone to its step and back', { timeout: 60_000 }, async () => {
  const { container } = render(<StartPage />)
  const step = () => container.querySelector('[data-step]')?.getAttribute('data-step')
  const ways = within(screen.getByRole('navigation', { name: 'More to do' }))
  expect(ways.getAllByRole('button').map((row) => row.querySelector('b')?.textContent)).toEqual([
    'New game',
    'Learn by drills',
    'Short wars',
    'Take a game from another device',
    'Odds desk',
  ])
  for (const [name, to] of [
    [/^New game/, 'new'],
    [/^Short wars/, 'wars'],
    [/^Take a game/, 'device'],
  ] as const) {
    fireEvent.click(ways.getByRole('button', { name }))
    expect(step()).toBe(to)
    const back = screen.getByRole('button', { name: 'Start page' })
    expect(document.activeElement).toBe(back)
    fireEvent.click(back)
    expect(step()).toBe('front')
  }
})

it('opens a pasted game, and says why a text is none', { timeout: 60_000 }, async () => {
  render(<StartPage />)
  fireEvent.click(screen.getByRole('button', { name: /^Take a game/ }))
  const text = await screen.findByRole('textbox', { name: 'Or paste a saved game' }, WAIT)
  fireEvent.change(text, { target: { value: '{"photos":[]}' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open the pasted game' }))
  expect((await screen.findByRole('alert', {}, WAIT)).textContent).toMatch(/“The pasted text” was not opened/)
  fireEvent.change(text, { target: { value: toText(played(OPENING_MOVES)) } })
  fireEvent.click(screen.getByRole('button', { name: 'Open the pasted game' }))
  const { useGame } = await gameCode.load()
  await waitFor(() => expect(useGame.getState().log).toHaveLength(OPENING_MOVES.length), WAIT)
})
