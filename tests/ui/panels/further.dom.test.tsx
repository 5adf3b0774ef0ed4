import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Action, PositionSpec } from '../../../src/engine/index.ts'
import { targetsOf } from '../../../src/planning/targets.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel, WhyCard } from '../../../src/ui/panels/index.ts'
import { goTo, pickUp } from '../../../src/ui/panels/move/act.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const cargo = [{ power: 'germany', type: 'infantry' } as const]
const units: PositionSpec['units'] = {
  sz9: { germany: { submarine: 2 } },
  sz13: { germany: { submarine: 1 } },
  sz6: { germany: { cruiser: 1 } },
  sz10: { germany: { cruiser: 1, transports: [{ cargo }] } },
}
const open = (...actions: Action[]) =>
  act(() => {
    const game = useGame.getState()
    game.open({ ruleset: 'advanced', base: 'empty', seed: 'further', round: 2, power: 'germany', phase: 'move', units })
    for (const action of actions) game.dispatch(action)
  })
const picked = (space: string) => {
  act(() => void pickUp(space))
  return useUi.getState().selection
}
const dive: Action = { type: 'move', from: 'sz13', path: ['sz14'], units: { submarine: 1 }, strategic: true }

beforeEach(() => {
  const foot = document.createElement('div')
  document.body.append(foot)
  act(() => setDockFoot(foot))
})

describe('one zone further', () => {
  it('is chosen by hand as long as ships still sail as usual', () => {
    open()
    expect(picked('sz9')?.strategic).toBeUndefined()
    render(<MovePanel />)
    expect((screen.getByRole('checkbox', { name: /^One zone further/ }) as HTMLInputElement).checked).toBe(false)
    expect(screen.getByText(/enemy destroyers fire at them/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Rule ADV-06-18/ })).toBeTruthy()
  })

  it('is all that ships have left once one of them has sailed there', () => {
    open(dive)
    expect(picked('sz9')?.strategic).toBe(true)
    expect(picked('sz6')?.strategic).toBe(true)
    render(<MovePanel />)
    expect((screen.getByRole('checkbox', { name: /^One zone further/ }) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('button', { name: /Rule ADV-07-01/ })).toBeTruthy()
  })

  it('does not hide what a transport has to land', () => {
    open(dive)
    expect(picked('sz10')?.strategic).toBeUndefined()
  })
})

describe('when a landing goes ashore', () => {
  const ashore = (germany: Record<string, number>) => {
    const fleet = { battleship: 1, transports: [{ cargo: [{ power: 'britain', type: 'infantry' } as const] }] }
    act(() => {
      useGame.getState().open({
        ruleset: 'advanced',
        base: 'empty',
        seed: 'ashore',
        round: 3,
        power: 'britain',
        phase: 'move',
        units: { sz9: { britain: fleet, germany }, belgium: { germany: { infantry: 3 } } },
        control: { belgium: 'germany' },
        mobilized: ['belgium'],
      })
      pickUp('sz9')
    })
    const { game } = useGame.getState()
    const { selection } = useUi.getState()
    act(() => goTo(targetsOf(game!, selection).belgium!))
    return useGame.getState().game!.turn.landings.length
  }

  it('is asked where an enemy could be fought first', () => {
    expect(ashore({ submarine: 1 })).toBe(0)
  })

  it('and not where nobody is there to fight', () => {
    expect(ashore({})).toBe(1)
  })
})

describe('ways out for a loaded transport', () => {
  it('send its cargo ashore, not the ship', async () => {
    act(() => {
      const loaded = { battleship: 1, transports: [{ cargo: [{ power: 'britain', type: 'infantry' } as const] }] }
      useGame.getState().open({
        ruleset: 'tournament',
        base: 'empty',
        seed: 'ways',
        round: 3,
        power: 'britain',
        phase: 'move',
        units: { sz8: { britain: loaded } },
      })
      pickUp('sz8')
    })
    render(
      <>
        <MovePanel />
        <WhyCard />
      </>,
    )
    act(() => pressSpace('munich', { shift: false, alt: false, double: false, at: { x: 0, y: 0 } }))
    const card = screen.getByRole('region', { name: 'Why not' })
    expect(await within(card).findByRole('button', { name: /to Sea Zone 9, then land 1 infantry in Belgium/ })).toBeTruthy()
    expect(card.textContent).not.toMatch(/transport (to|in|from Sea Zone 8 to) Belgium/)
  })
})
