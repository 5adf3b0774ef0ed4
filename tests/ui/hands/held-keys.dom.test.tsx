import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { boardHandle } from '../../../src/app/board-handle.ts'
import { Hotkeys } from '../../../src/app/Hotkeys.tsx'
import { useGame } from '../../../src/store/game/game.ts'
import { isHere } from '../../../src/store/places.ts'
import { isSingle } from '../../../src/store/settings/chord.ts'
import { registerCommands, useRegistry } from '../../../src/store/settings/commands.ts'
import { KEY_IDS, KEYS, type KeyId } from '../../../src/store/settings/keys.ts'
import { useUi } from '../../../src/store/ui.ts'
import type { BoardHandle } from '../../../src/store/view/board-view.ts'
import { useHeld } from '../../../src/ui/battle/held.ts'
import { asked, Dock, open } from '../battle/table.tsx'

const down = (letter: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: letter, code: `Key${letter.toUpperCase()}`, ...more })
const up = (letter: string) => fireEvent.keyUp(document.body, { key: letter, code: `Key${letter.toUpperCase()}` })
const tap = (letter: string) => {
  down(letter)
  up(letter)
}
const ctrlEnter = () => {
  fireEvent.keyDown(document.body, { key: 'Control', code: 'ControlLeft', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter', ctrlKey: true })
  fireEvent.keyUp(document.body, { key: 'Enter', code: 'Enter', ctrlKey: true })
  fireEvent.keyUp(document.body, { key: 'Control', code: 'ControlLeft' })
}
/** Buttons that roll dice wait a moment after they have appeared. */
const wait = () => act(() => void vi.advanceTimersByTime(400))
const state = () => useGame.getState().game!
const dice = () => state().table.rng.taken

const show = () =>
  render(
    <>
      <Hotkeys />
      <Dock />
    </>,
  )

// Each side has a choice of what to lose.
const lorraine = {
  units: { lorraine: { germany: { infantry: 4, artillery: 3 }, france: { infantry: 3, artillery: 2 } } },
  queue: [1, 2, 6, 3, 5, 6, 6, 3, 6, 2, 5, 6],
}
const atSea = { units: { sz7: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } }, queue: [6, 6, 6, 6, 6, 6, 6, 6] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  useHeld.getState().clear()
  return () => vi.useRealTimers()
})

describe('a key that is held down', () => {
  function toLosses() {
    open(lorraine)
    show()
    tap('b')
    wait()
    tap('r')
    expect(asked()?.kind).toBe('casualties')
  }

  it('accepts the losses of one person and not those of the next', () => {
    toLosses()
    const first = asked()?.by
    down('c')
    expect(asked()?.by).not.toBe(first)
    for (let i = 0; i < 20; i++) down('c', { repeat: true })
    expect(asked()?.kind).toBe('casualties')
  })

  it('is seen to be held where the system does not say so', () => {
    toLosses()
    down('c')
    const second = asked()?.by
    for (let i = 0; i < 20; i++) down('c')
    expect(asked()?.by).toBe(second)
  })

  it('counts again once it has been let go', () => {
    toLosses()
    tap('c')
    tap('c')
    expect(asked()).toBeNull()
  })

  it('opens a battle but does not roll its dice', () => {
    open(lorraine)
    show()
    down('b')
    expect(screen.getByRole('button', { name: /^Attack: roll 12 dice/ })).toBeDefined()
    wait()
    for (let i = 0; i < 20; i++) down('b', { repeat: true })
    expect(dice()).toBe(0)
  })

  it('does not press a button that has the focus twice', () => {
    toLosses()
    screen.getByRole('button', { name: /accept losses/ }).focus()
    const held = fireEvent.keyDown(document.activeElement!, { key: 'Enter', code: 'Enter', repeat: true })
    expect(held).toBe(false)
  })

  it('does once whatever the table of keys does not let go on', () => {
    open(lorraine)
    show()
    const counted = new Map<KeyId, number>()
    for (const key of KEY_IDS)
      registerCommands([{ id: `test.${key}`, key, priority: 99, run: () => counted.set(key, (counted.get(key) ?? 0) + 1) }])
    const here = KEY_IDS.filter((key) => isHere(KEYS[key].place, document.body) && isSingle(KEYS[key].keys[0]!))
    for (const key of here) {
      const [letter = ''] = KEYS[key].keys
      for (let i = 0; i < 5; i++) fireEvent.keyDown(document.body, { key: letter, code: letter, repeat: i > 0 })
    }
    expect(here).toEqual(expect.arrayContaining(['nextBattle', 'roll', 'hold', 'zoomIn']))
    expect(here.map((key) => [key, counted.get(key)])).toEqual(here.map((key) => [key, KEYS[key].repeats ? 5 : 1]))
    useRegistry.setState({ commands: [] })
  })

  it('goes on with what may go on: the map comes nearer and nearer', () => {
    open(lorraine)
    show()
    const zoomBy = vi.fn()
    boardHandle.current = { zoomBy } as unknown as BoardHandle
    for (let i = 0; i < 3; i++) fireEvent.keyDown(document.body, { key: '=', code: 'Equal', repeat: i > 0 })
    expect(zoomBy).toHaveBeenCalledTimes(3)
    boardHandle.current = null
  })
})

describe('Ctrl+Enter', () => {
  it('ends combat where nothing must be fought', () => {
    open(lorraine)
    show()
    expect(document.querySelector('[data-primary]')?.textContent).toMatch(/^End combat, hold one/)
    ctrlEnter()
    expect(state().flow.phase).toBe('mobilize')
    expect(dice()).toBe(0)
  })

  it('rolls the dice of a battle that is open, and accepts the proposed losses', () => {
    open(lorraine)
    show()
    tap('b')
    expect(dice()).toBe(0)
    ctrlEnter()
    expect(dice()).toBe(12)
    expect(asked()?.kind).toBe('casualties')
    for (let n = 0; n < 4 && asked(); n++) ctrlEnter()
    expect(asked()).toBeNull()
    expect(state().turn.battles[0]?.resolved).toBe(true)
  })

  it('opens no battle that may be left alone', () => {
    open(lorraine)
    show()
    ctrlEnter()
    expect(state().flow.phase).toBe('mobilize')
    expect(dice()).toBe(0)
  })

  it('presses the way that is chosen at sea, which Enter does not', () => {
    open(atSea)
    show()
    tap('b')
    wait()
    tap('r')
    expect(asked()?.kind).toBe('press')
    const before = dice()
    wait()
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' })
    fireEvent.keyUp(document.body, { key: 'Enter', code: 'Enter' })
    tap('c')
    tap('r')
    expect(dice()).toBe(before)
    ctrlEnter()
    expect(dice()).toBeGreaterThan(before)
  })

  it('does not bring the United States into the war, and says which key does', () => {
    open({ units: { sz7: { germany: { submarine: 2 }, usa: { cruiser: 1 } } } })
    show()
    tap('b')
    wait()
    ctrlEnter()
    wait()
    ctrlEnter()
    expect(screen.getByText('Attack the United States?')).toBeDefined()
    expect(dice()).toBe(0)
    expect(useUi.getState().hint).toContain('R')
  })
})

describe('press on or break off', () => {
  const foot = () => [...document.querySelectorAll('button')].map((button) => button.textContent ?? '')
  it('has both answers in the foot, whatever is read above, and a key for each', () => {
    open(atSea)
    show()
    tap('b')
    wait()
    tap('r')
    act(() => useUi.getState().setTab('space'))
    expect(foot().filter((text) => /^(Break offB|Press on to round 2P)$/.test(text))).toEqual([
      'Break offB',
      'Press on to round 2P',
    ])
    wait()
    tap('b')
    expect(asked()).toBeNull()
    expect(state().turn.battles[0]?.resolved).toBe(true)
  })
})
