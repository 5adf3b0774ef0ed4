import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Hotkeys } from '../../../src/app/Hotkeys.tsx'
import { unitsIn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useAnnouncements } from '../../../src/store/notify.ts'
import { useUi } from '../../../src/store/ui.ts'
import { MovePanel, WhyCard } from '../../../src/ui/panels/index.ts'
import { pressSpace } from '../../../src/ui/press.ts'
import { typed } from '../../../src/ui/widgets/digits.ts'

const said = () => useAnnouncements.getState().polite
const stepper = (name: string) => screen.getByRole('spinbutton', { name })
const map = () => screen.getByRole('application')
const key = (letter: string, on: Element = map()) => {
  fireEvent.keyDown(on, { key: letter })
  fireEvent.keyUp(on, { key: letter })
}
const counts = () => useUi.getState().selection?.units

function open(): void {
  act(() => {
    useGame.getState().open({
      ruleset: 'standard',
      base: 'opening',
      seed: 'digits',
      round: 2,
      power: 'germany',
      phase: 'move',
      units: { berlin: { germany: { infantry: 13, artillery: 4 } } },
    })
  })
  render(
    <>
      <Hotkeys />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in the place of the map */}
      <div role="application" tabIndex={0} />
      <MovePanel />
      <WhyCard />
    </>,
  )
  map().focus()
  act(() => pressSpace('berlin'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => vi.useRealTimers()
})

describe('digits on the map', () => {
  it('count the first kind of unit that is chosen, and say it', () => {
    open()
    key('3')
    expect(counts()).toEqual({ infantry: 3, artillery: 4 })
    expect(said()).toBe('3 infantry of 13 chosen')
    expect(document.activeElement).toBe(map())
  })

  it('make ten and more where two come soon', () => {
    open()
    key('1')
    key('2')
    expect(counts()?.infantry).toBe(12)
    vi.advanceTimersByTime(1500)
    key('1')
    expect(counts()?.infantry).toBe(1)
    vi.advanceTimersByTime(1500)
    key('0')
    expect(counts()).toEqual({ artillery: 4 })
  })

  it('follow T also where a number has the focus', () => {
    open()
    act(() => stepper('Infantry').focus())
    act(() => key('t', stepper('Infantry')))
    expect(document.activeElement).toBe(stepper('Artillery'))
    key('1', stepper('Artillery'))
    expect(counts()).toEqual({ infantry: 13, artillery: 1 })
    act(() => key('t', stepper('Artillery')))
    expect(document.activeElement).toBe(stepper('Infantry'))
  })

  it('count the next kind after T, or the one whose number had the focus', () => {
    open()
    key('t')
    expect(said()).toBe('4 artillery of 4 chosen')
    key('2')
    expect(counts()).toEqual({ infantry: 13, artillery: 2 })
    act(() => stepper('Infantry').focus())
    act(() => map().focus())
    key('5')
    expect(counts()).toEqual({ infantry: 5, artillery: 2 })
  })

  it('leave the numbers alone while reasons are being read, where they take the ways out', () => {
    open()
    act(() => pressSpace('london', { shift: true, alt: false, double: false, at: { x: 0, y: 0 } }))
    expect(useUi.getState().why).not.toBeNull()
    key('9')
    expect(counts()).toEqual({ infantry: 13, artillery: 4 })
  })

  it('are said for all units together when all are chosen or none', () => {
    open()
    key('3')
    key('a')
    expect(said()).toBe('13 infantry of 13 chosen')
    fireEvent.click(screen.getByRole('button', { name: 'None' }))
    expect(said()).toBe('0 units of 17 chosen')
  })
})

describe('a number', () => {
  it('says of how many it is, and takes two digits as one number', () => {
    open()
    const infantry = stepper('Infantry')
    infantry.focus()
    key('1', infantry)
    key('1', infantry)
    expect(infantry.getAttribute('aria-valuetext')).toBe('11 infantry of 13 chosen')
    key('ArrowUp', infantry)
    key('3', infantry)
    expect(counts()?.infantry).toBe(3)
  })

  it('begins anew where two digits would be too many, or the second comes late', () => {
    const one = typed(null, 1, 0, 13)
    expect(one.value).toBe(1)
    expect(typed(one, 3, 900, 13).value).toBe(13)
    expect(typed(one, 4, 900, 13).value).toBe(4)
    expect(typed(one, 3, 1100, 13).value).toBe(3)
  })
})

describe('F', () => {
  it('takes the keyboard on the map along to the next stack that can move', () => {
    open()
    key('f')
    const { selection, focusSpace } = useUi.getState()
    expect(selection?.space).toBe(focusSpace)
    expect(focusSpace).not.toBe('berlin')
    expect(unitsIn(useGame.getState().game!, focusSpace!).some((stack) => stack.power === 'germany')).toBe(true)
  })

  it('leaves the map alone where the focus is in the panel', () => {
    open()
    stepper('Infantry').focus()
    act(() => useUi.getState().setFocusSpace(null))
    key('f', stepper('Infantry'))
    expect(useUi.getState().selection?.space).not.toBe('berlin')
    expect(useUi.getState().focusSpace).toBeNull()
  })
})
