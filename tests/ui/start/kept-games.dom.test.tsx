// The start page stands whatever is kept on this device.
import { fireEvent, render, screen } from '@testing-library/react'
import { createStore, setMany } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { useUi } from '../../../src/store/ui.ts'
import { StartPage } from '../../../src/ui/start/index.ts'
import { OPENING_MOVES, played } from '../../save/samples.ts'
import { freshDatabase } from '../../support/storage.ts'

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

beforeEach(async () => {
  useUi.getState().reset()
  await freshDatabase()
})

it('lists a game of a later version, and says why it does not open', { timeout: 20_000 }, async () => {
  const save = { ...played(OPENING_MOVES), version: 99, snapshot: { state: { table: {} }, hash: 'x' } }
  await setMany(
    [
      ['game:x', save],
      ['about:x', about],
    ],
    createStore('contested-1914', 'games'),
  )
  render(<StartPage />)
  expect(await screen.findByText(/From tomorrow/)).toBeTruthy()
  expect(await screen.findByRole('img', { name: /map/i }, { timeout: 8000 })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Continue/ }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/newer version of Contested 1914 \(format 99\)/)
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
