// Keys of the timeline before its code has come: they say that it comes, and then do what they mean.
import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useGame } from '../../../src/store/game.ts'
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
  const [{ History }, { commandFor }, { useLook }, { useUi }, { useGame: game }, { momentNow }] = await Promise.all([
    import('../../../src/ui/dock/History.tsx'),
    import('../../../src/store/commands.ts'),
    import('../../../src/store/look.ts'),
    import('../../../src/store/ui.ts'),
    import('../../../src/store/game.ts'),
    import('../../../src/store/moments.ts'),
  ])
  act(() => game.getState().open({ ruleset: 'standard', seed: 'keys', base: 'opening', round: 2, phase: 'income', players }))
  act(() => void game.getState().dispatch({ type: 'end-phase' }))
  render(<History />)
  const press = (key: string) => act(() => commandFor(key, true)?.run(key))
  const come = async () => {
    await act(async () => {
      way.open()
      await way.passed
    })
  }
  return { way, press, come, momentNow, hint: () => useUi.getState().hint, bar: () => useLook.getState().bar }
}

beforeEach(() => {
  localStorage.clear()
  useGame.getState().leave()
})

describe('before the timeline has come', () => {
  it('Y opens its place at once', async () => {
    const { press, bar } = await table()
    press('y')
    expect(bar()).toBe(true)
    press('y')
    expect(bar()).toBe(false)
  })

  it('a step back is promised, and made when it is there', async () => {
    const { press, come, hint, momentNow } = await table()
    press('[')
    expect(hint()).toBe('The timeline comes in a moment.')
    expect(momentNow()).toBeNull()
    await come()
    await vi.waitFor(() => expect(momentNow()).toBe(0), { timeout: 10_000 })
    expect(hint()).toBeNull()
    // From now on its own keys answer.
    press(']')
    expect(momentNow()).toBeNull()
  })

  it('where it cannot be had its place says so', async () => {
    const { way, press, bar, hint } = await table()
    press('[')
    way.fail()
    await vi.waitFor(() => expect(bar()).toBe(true), { timeout: 10_000 })
    expect(hint()).toBeNull()
  })
})
