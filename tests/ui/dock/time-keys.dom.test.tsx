// Keys of the timeline before its code has come: they ask for it, and then do what they mean.
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { players } from '../battle/table.tsx'

type Gate = { readonly open: () => void; readonly fail: () => void; readonly passed: Promise<void> }
function gate(): Gate {
  const way: { open: () => void; fail: () => void } = { open: () => undefined, fail: () => undefined }
  const passed = new Promise<void>((open, fail) => {
    way.open = open
    way.fail = () => fail(new Error('no network'))
  })
  return { ...way, passed }
}
/** The row below the map as it is before the timeline has come. */
async function table() {
  vi.resetModules()
  const way = gate()
  vi.doMock('../../../src/ui/timeline/index.ts', async (original) => {
    await way.passed
    return original()
  })
  const [{ Dock }, { History }, { commandFor }, { useViewed: useLook }, { useGame: game }, { momentNow }, { Notice }] =
    await Promise.all([
      import('../../../src/ui/dock/Dock.tsx'),
      import('../../../src/ui/dock/History.tsx'),
      import('../../../src/store/settings/commands.ts'),
      import('../../../src/store/view/viewed-moment.ts'),
      import('../../../src/store/game/game.ts'),
      import('../../../src/store/view/moments.ts'),
      import('../../../src/ui/start/Notice.tsx'),
    ])
  act(() => game.getState().open({ ruleset: 'standard', seed: 'keys', base: 'opening', round: 2, phase: 'income', players }))
  act(() => void game.getState().dispatch({ type: 'end-phase' }))
  const column = (
    <>
      <Dock />
      <Notice />
      <History />
    </>
  )
  // With the first picture of the column, before anything else has been fetched.
  const laid = render(column)
  /** As when the table is left and laid for another game. */
  const layAnew = () => {
    laid.unmount()
    render(column)
  }
  const press = (key: string) => act(() => commandFor(key, true)?.run(key))
  const come = async () => {
    await act(async () => {
      way.open()
      await way.passed
    })
  }
  return { way, press, come, layAnew, momentNow, bar: () => useLook.getState().bar }
}

beforeEach(() => {
  localStorage.clear()
  useGame.getState().leave()
})

describe('before the timeline has come', () => {
  it('Y opens it when it is there', async () => {
    const { press, come, bar } = await table()
    press('y')
    expect(bar()).toBe(false)
    await come()
    await vi.waitFor(() => expect(bar()).toBe(true), { timeout: 10_000 })
    press('y')
    expect(bar()).toBe(false)
  })

  it('Y opens it in the next game too', async () => {
    const { press, come, layAnew, bar } = await table()
    press('y')
    await come()
    await vi.waitFor(() => expect(bar()).toBe(true), { timeout: 10_000 })
    press('y')
    layAnew()
    press('y')
    expect(bar()).toBe(true)
    press('y')
    expect(bar()).toBe(false)
  })

  it('a step back is made when it is there', async () => {
    const { press, come, momentNow } = await table()
    press('[')
    expect(momentNow()).toBeNull()
    await come()
    await vi.waitFor(() => expect(momentNow()).toBe(0), { timeout: 10_000 })
    // From now on its own keys answer.
    press(']')
    expect(momentNow()).toBeNull()
  })

  it.each(['[', ']', 'y'])('where it cannot be had %s says so, does nothing, and asks for it again', async (key) => {
    const { way, press, bar, momentNow } = await table()
    press(key)
    expect(screen.queryByRole('alert')).toBeNull()
    way.fail()
    await act(async () => void (await way.passed.catch(() => undefined)))
    // Seen above the map, and told to a screen reader.
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The timeline could not be loaded. Press the key again when you are back online, or reload the page.',
    )
    expect(bar()).toBe(false)
    expect(momentNow()).toBeNull()
    press('y')
    expect(bar()).toBe(false)
  })
})
