// A finger on a target: one preview before the order, either the callout or the question.
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useUi } from '../../../src/store/ui.ts'
import { pickUp, pressToMove } from '../../../src/ui/panels/move/act.ts'
import { useAsked } from '../../../src/ui/panels/move/asked.ts'
import { MovePanel } from '../../../src/ui/panels/move/MovePanel.tsx'
import { useTapped } from '../../../src/ui/panels/move/tapped.ts'
import { open, store, withFoot } from '../panels/open.ts'

const tap = (space: string) =>
  act(() => void pressToMove(space, { shift: false, double: false, touch: true, at: { x: 10, y: 10 } }))
const asked = () => useAsked.getState().asked?.question.space ?? null
const standing = (space: string) => store().game!.war.units[space]?.some(({ power }) => power === 'austria-hungary') ?? false

withFoot()
beforeEach(() => {
  open({ ruleset: 'standard', round: 1, power: 'austria-hungary', phase: 'move' })
  render(<MovePanel />)
  act(() => void pickUp('budapest'))
})

describe('a finger', () => {
  it('gets the question at its first tap on a target that asks, and orders with the button there', () => {
    tap('serbia')
    expect([asked(), useTapped.getState().space]).toEqual(['serbia', null])
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
    act(() => screen.getByRole('button', { name: /^Enter Serbia/ }).click())
    expect(standing('serbia')).toBe(true)
  })

  it('keeps the question open where it taps the same target again', () => {
    tap('serbia')
    tap('serbia')
    expect([asked(), standing('serbia')]).toEqual(['serbia', false])
  })

  it('aims with the first tap at a target that asks nothing, and sends with the second', () => {
    tap('galicia')
    expect([asked(), useTapped.getState().space, useUi.getState().aim]).toEqual([null, 'galicia', 'galicia'])
    tap('galicia')
    expect(store().log.at(-1)?.action).toMatchObject({ type: 'move', from: 'budapest', path: ['galicia'] })
  })

  it('drops the question where it taps another target', () => {
    tap('serbia')
    tap('galicia')
    expect([asked(), useTapped.getState().space]).toEqual([null, 'galicia'])
    tap('serbia')
    expect([asked(), useTapped.getState().space]).toEqual(['serbia', null])
  })
})
