import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useSettings } from '../../../src/store/settings/settings.ts'
import { IncomeTab } from '../../../src/ui/panels/income/IncomeTab.tsx'
import { PurchasePanel } from '../../../src/ui/panels/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const game = () => useGame.getState()
const open = (spec: Partial<PositionSpec>) =>
  act(() =>
    game().open({
      ruleset: 'advanced',
      base: 'opening',
      seed: 'declare',
      round: 2,
      power: 'germany',
      phase: 'purchase',
      ...spec,
    }),
  )
const button = () => screen.queryByRole('button', { name: 'Declare…' })

beforeEach(() => {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => {
    setDockFoot(foot)
    useSettings.setState({ confirm: 'few' })
  })
})

describe('the declaration in the purchase', () => {
  it('is there while it can be made, and makes it', () => {
    open({})
    render(<PurchasePanel />)
    fireEvent.click(button()!)
    expect(game().game?.war.convoyWar).toBe('unrestricted')
    expect(button()).toBeNull()
  })

  it('says why not once something is ordered, and can be made again when that is taken back', () => {
    open({})
    render(<PurchasePanel />)
    act(() => void game().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button()!)
    expect(game().game?.war.convoyWar).toBe('restricted')
    act(() => void game().dispatch({ type: 'purchase', units: {} }))
    expect(button()?.getAttribute('aria-disabled')).not.toBe('true')
  })

  it('is not offered to others, nor once it is declared', () => {
    open({ power: 'france' })
    const { unmount } = render(<PurchasePanel />)
    expect(button()).toBeNull()
    unmount()
    open({ ruleset: 'standard', submarineWarfare: true })
    render(<PurchasePanel />)
    expect(button()).toBeNull()
  })

  it('is there too where it may be made at any time', () => {
    open({ ruleset: 'standard' })
    render(<PurchasePanel />)
    act(() => void game().dispatch({ type: 'purchase', units: { infantry: 1 } }))
    fireEvent.click(button()!)
    expect(game().game?.war.submarineWarfare).toBe(true)
    expect(button()).toBeNull()
  })
})

describe('among the books', () => {
  it('it can be declared in whoever’s turn that is, and says why not', () => {
    open({ ruleset: 'standard', power: 'france', phase: 'move' })
    render(<IncomeTab />)
    fireEvent.click(button()!)
    expect(game().game?.war.submarineWarfare).toBe(true)
    expect(button()?.getAttribute('aria-disabled')).toBe('true')
  })
})
