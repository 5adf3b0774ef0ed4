// Presses on the map before the panel has come that gives them their meaning. With modules of their own: in no other may it have come.
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

vi.resetModules()
const { runQueuedPress, pressSpace, takePresses } = await import('../../src/ui/press.ts')
const { PanelLoading } = await import('../../src/ui/dock/PanelLoading.tsx')
const { useGame } = await import('../../src/store/game/game.ts')
const { useUi } = await import('../../src/store/ui.ts')

const open = (): void =>
  act(() =>
    useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'early', power: 'germany', phase: 'move', round: 2 }),
  )
const press = (space: string): void => act(() => pressSpace(space))
const answered: string[] = []
const comes = (): void => {
  takePresses({ move: (space) => answered.push(space) > 0 })
  act(runQueuedPress)
}

it('the last one is answered once the panel has come, and is no question about the space', () => {
  open()
  const { unmount } = render(<PanelLoading picking="move" />)
  expect(useUi.getState().picking).toBe('move')
  press('ruhr')
  press('munich')
  expect(useUi.getState().tab).toBe('orders')
  expect(answered).toEqual([])
  comes()
  expect(answered).toEqual(['munich'])
  act(runQueuedPress)
  expect(answered).toEqual(['munich'])
  unmount()
  expect(useUi.getState().picking).toBeNull()
})

it('what stands for the panel takes nothing from it that has come already', () => {
  open()
  render(<PanelLoading picking="move" />)
  press('ruhr')
  expect(answered).toEqual(['munich', 'ruhr'])
})

it('a press in another position than the one in which the panel comes is none', () => {
  open()
  render(<PanelLoading picking="mobilize" />)
  press('berlin')
  open()
  takePresses({ mobilize: (space) => answered.push(space) > 0 })
  act(runQueuedPress)
  expect(answered).not.toContain('berlin')
})

it('one that has been answered otherwise meanwhile, as where the panel could not be had, leaves nothing to answer', async () => {
  vi.resetModules()
  const early = await import('../../src/ui/press.ts')
  const ui = (await import('../../src/store/ui.ts')).useUi
  early.queuePress('move')
  ui.setState({ picking: 'move' })
  early.pressSpace('ruhr')
  ui.setState({ picking: null })
  early.pressSpace('munich')
  const late: string[] = []
  early.takePresses({ move: (space) => late.push(space) > 0 })
  ui.setState({ picking: 'move' })
  early.runQueuedPress()
  expect(late).toEqual([])
})

it('where nothing gives it a meaning the space is looked at', () => {
  open()
  press('ruhr')
  expect(useUi.getState().tab).toBe('space')
})
