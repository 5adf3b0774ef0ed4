import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { fetched, later, useArrived } from '../../src/ui/later.tsx'

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
  const Later = later(load, <p>wait</p>)
  const first = render(<Later name="Austria" />)
  await come()
  first.unmount()
  render(<Later name="Russia" />)
  expect(screen.queryByText('wait')).toBeNull()
  expect(screen.getByText('panel of Russia')).toBeDefined()
})

it('holds: what has not come leaves its place to another, and then stands there', async () => {
  const { load, come } = parcel(Panel)
  const Later = later(load, <p>wait</p>)
  render(<Later name="Austria" />)
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
  const Later = later(load)
  const { rerender } = render(<Later name="Austria" />)
  await come()
  await screen.findByText('panel of Austria')
  rerender(<Later name="Russia" />)
  expect(screen.getByText('panel of Russia')).toBeDefined()
  expect(begun).toBe(1)
})

it('holds: a piece of code that has come is there in the first frame of whoever uses it', async () => {
  const { load, come } = parcel('words')
  const code = fetched(load)
  void code.load()
  await come()
  const seen: (string | null)[] = []
  function User() {
    seen.push(useArrived(code))
    return null
  }
  render(<User />)
  expect(seen[0]).toBe('words')
})
