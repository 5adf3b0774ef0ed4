import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { useGame } from '../../src/store/game/game.ts'
import { exportOf, lazyModule, lazyPanel, useLoaded } from '../../src/ui/lazy.tsx'

const Panel = ({ name }: { name: string }) => <p>panel of {name}</p>
/** Something to fetch, and the hand that lets it come. */
function parcel<T>(it: T): { load: () => Promise<T>; come: () => Promise<void> } {
  let open: (it: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    open = resolve
  })
  return {
    load: () => promise,
    come: () =>
      act(async () => {
        open(it)
        await promise
      }),
  }
}

it('holds: what has come before it is shown is drawn in the same frame, nothing in its place', async () => {
  const { load, come } = parcel(Panel)
  const Lazy = lazyPanel(load, { fallback: <p>wait</p> })
  const first = render(<Lazy name="Austria" />)
  await come()
  first.unmount()
  render(<Lazy name="Russia" />)
  expect(screen.queryByText('wait')).toBeNull()
  expect(screen.getByText('panel of Russia')).toBeDefined()
})

it('holds: what has not come leaves its place to another, and then stands there', async () => {
  const { load, come } = parcel(Panel)
  const Lazy = lazyPanel(load, { fallback: <p>wait</p> })
  render(<Lazy name="Austria" />)
  expect(screen.getByText('wait')).toBeDefined()
  await come()
  expect(await screen.findByText('panel of Austria')).toBeDefined()
})

it('edge: a part that came while it was shown does not begin anew when it is drawn again', async () => {
  let begun = 0
  function Counted({ name }: { name: string }) {
    useEffect(() => {
      begun++
    }, [])
    return <p>panel of {name}</p>
  }
  const { load, come } = parcel(Counted)
  const Lazy = lazyPanel(load)
  const { rerender } = render(<Lazy name="Austria" />)
  await come()
  await screen.findByText('panel of Austria')
  rerender(<Lazy name="Russia" />)
  expect(screen.getByText('panel of Russia')).toBeDefined()
  expect(begun).toBe(1)
})

it('holds: something of a piece is there as soon as the piece is, whoever asked for that', async () => {
  const { load, come } = parcel({ Panel, name: 'Austria' })
  const piece = lazyModule(load)
  const Part = lazyPanel(exportOf(piece, 'Panel'))
  const name = exportOf(piece, 'name')
  expect(name.loaded()).toBeNull()
  void piece.load()
  await come()
  expect(name.loaded()).toBe('Austria')
  await expect(name.load()).resolves.toBe('Austria')
  render(<Part name="Russia" />)
  expect(screen.getByText('panel of Russia')).toBeDefined()
})

it('holds: a piece of code that has come is there in the first frame of whoever uses it', async () => {
  const { load, come } = parcel('words')
  const code = lazyModule(load)
  void code.load()
  await come()
  const seen: (string | null)[] = []
  function User() {
    seen.push(useLoaded(code))
    return null
  }
  render(<User />)
  expect(seen[0]).toBe('words')
})

describe('a part that cannot be fetched', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const sentence = /This part of the page could not be loaded\./

  it('says so in its own place, and is asked for again by the button', async () => {
    let online = false
    let asked = 0
    const Lazy = lazyPanel(() => {
      asked++
      return online ? Promise.resolve(Panel) : gone()
    })
    render(
      <>
        <Lazy name="Austria" />
        <p>the rest of the page</p>
      </>,
    )
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getByText('the rest of the page')).toBeDefined()
    expect(asked).toBe(1)
    online = true
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(await screen.findByText('panel of Austria')).toBeDefined()
    expect(screen.queryByText(sentence)).toBeNull()
    expect(asked).toBe(2)
  })

  it('stays away after a second time: a newer page may have taken its place', async () => {
    const Lazy = lazyPanel<{ name: string }>(gone)
    render(<Lazy name="Austria" />)
    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('not: a game that is kept nowhere is not loaded away', async () => {
    useGame.getState().newGame({ ruleset: 'standard', seed: 'memory' })
    useGame.setState({ autosave: { state: 'memory', sentence: 'nothing is kept', savedAt: null } })
    const Lazy = lazyPanel<{ name: string }>(gone)
    render(<Lazy name="Austria" />)
    await screen.findByText(sentence)
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    useGame.getState().leave()
  })

  it('leaves its place empty where it is only looked at, and is asked for whenever it is shown', async () => {
    let online = false
    const Lazy = lazyPanel(() => (online ? Promise.resolve(Panel) : gone()), { silent: true })
    const first = render(<Lazy name="Austria" />)
    await act(async () => undefined)
    expect(first.container.textContent).toBe('')
    first.unmount()
    online = true
    render(<Lazy name="Russia" />)
    expect(await screen.findByText('panel of Russia')).toBeDefined()
  })
})
