import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel } from '../../../src/ui/panels/index.ts'
import { pickUp } from '../../../src/ui/panels/move/act.ts'
import { open, withFoot } from './open.ts'

withFoot()

it('an army that would leave nobody at the front says so, and keeps one infantry at a press', () => {
  open({
    ruleset: 'standard',
    base: 'empty',
    phase: 'move',
    units: { ruhr: { germany: { infantry: 3 } }, belgium: { france: { infantry: 2 } } },
    control: { ruhr: 'germany', belgium: 'france' },
  })
  act(() => void pickUp('ruhr'))
  render(<MovePanel />)
  expect(screen.getByText('Ruhr would be left empty.')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Keep 1 infantry in Ruhr' }).click())
  expect(useUi.getState().selection?.units).toEqual({ infantry: 2 })
  expect(screen.queryByText('Ruhr would be left empty.')).toBeNull()
})
