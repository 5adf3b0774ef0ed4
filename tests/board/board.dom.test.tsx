import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Board } from '../../src/board/Board'
import type { LayerName } from '../../src/board/overlay/depends'
import { Scene } from '../../src/board/scene'
import type { BoardHandle, BoardView } from '../../src/board/types'
import { content } from '../../src/content'
import { stubPage, stubPaths } from './canvas'
import { spacesWith, viewWith } from './views'

const spaces = spacesWith()
spaces.ruhr = { ...spaces.ruhr!, holders: ['germany'], stacks: [{ power: 'germany', type: 'infantry', count: 7 }] }
const view = viewWith(spaces)

beforeAll(() => {
  stubPaths()
  stubPage()
})

const onSpace = vi.fn()
const onHover = vi.fn()
const onFocusSpace = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
})

async function mount(shown: BoardView = view, onHoverIntent?: (intent: unknown) => void) {
  const handle = createRef<BoardHandle>()
  const rested = onHoverIntent ? { onHoverIntent } : {}
  const made = render(
    <Board ref={handle} view={shown} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} {...rested} />,
  )
  await act(async () => {})
  return { handle: handle.current!, ground: screen.getByRole('application'), ...made }
}

describe('the board', () => {
  it('reports a press on the space that lies under it', async () => {
    const { handle, ground } = await mount()
    for (const space of ['ruhr', 'sz9', 'balearic-islands', 'union-of-south-africa']) {
      act(() => handle.show([space]))
      const { x, y } = handle.clickPointOf(space)
      fireEvent.click(ground, { clientX: x, clientY: y, shiftKey: space === 'sz9' })
      expect(onSpace).toHaveBeenLastCalledWith(space, {
        shift: space === 'sz9',
        alt: false,
        double: false,
        touch: false,
        at: { x, y },
      })
    }
  })

  it('takes a long press of a finger for a press with Shift, once', async () => {
    const { handle, ground } = await mount()
    act(() => handle.show(['ruhr']))
    const { x, y } = handle.clickPointOf('ruhr')
    const at = { clientX: x, clientY: y }
    const asked = () => onSpace.mock.calls.map(([space, { shift }]) => [space, shift])
    fireEvent.pointerDown(ground, { ...at, pointerType: 'touch' })
    fireEvent.click(ground, at)
    expect(asked()).toEqual([['ruhr', false]])
    fireEvent.pointerDown(ground, { ...at, pointerType: 'touch' })
    const menu = createEvent.contextMenu(ground, at)
    fireEvent(ground, menu)
    fireEvent.click(ground, at)
    expect(menu.defaultPrevented).toBe(true)
    expect(asked().slice(1)).toEqual([['ruhr', true]])
    // The other button of a mouse is the browser's.
    fireEvent.pointerDown(ground, { ...at, pointerType: 'mouse', button: 2 })
    fireEvent.contextMenu(ground, at)
    expect(onSpace).toHaveBeenCalledTimes(2)
  })

  it('tells what is pointed at, once for each space', async () => {
    const { handle, ground } = await mount()
    act(() => handle.show(['ruhr']))
    const { x, y } = handle.clickPointOf('ruhr')
    fireEvent.pointerMove(ground, { clientX: x, clientY: y, pointerType: 'mouse' })
    fireEvent.pointerMove(ground, { clientX: x + 1, clientY: y, pointerType: 'mouse' })
    expect(onHover.mock.calls).toEqual([['ruhr']])
    fireEvent.pointerLeave(ground)
    expect(onHover).toHaveBeenLastCalledWith(null)
  })

  it('tells where the mouse has come to rest, and when it rests no longer', async () => {
    const onHoverIntent = vi.fn()
    vi.useFakeTimers()
    const { ground } = await mount(view, onHoverIntent)
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const move = (x: number, y: number, more = {}) =>
      fireEvent.pointerMove(ground, { clientX: x, clientY: y, pointerType: 'mouse', ...more })
    move(400, 300)
    await wait(200)
    expect(onHoverIntent).not.toHaveBeenCalled()
    move(402, 300)
    await wait(200)
    expect(onHoverIntent).not.toHaveBeenCalled()
    await wait(60)
    expect(onHoverIntent.mock.lastCall![0]).toMatchObject({ space: onHover.mock.lastCall![0], x: 402, y: 300 })
    // A hand is never quite still.
    move(404, 301)
    expect(onHoverIntent).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(ground, { key: 'ArrowUp' })
    expect(onHoverIntent).toHaveBeenLastCalledWith(null)

    onHoverIntent.mockClear()
    move(500, 300)
    fireEvent.pointerLeave(ground)
    move(400, 300, { pointerType: 'touch' })
    move(400, 300, { buttons: 1 })
    await wait(400)
    expect(onHoverIntent).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('keeps in view what was brought there when the table around it is moved, until one goes elsewhere', async () => {
    const real = globalThis.ResizeObserver
    let resized: () => void = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          resized = told
        }
        observe() {}
        disconnect() {}
      },
    )
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get')
    const { handle, ground } = await mount()
    const inSight = (space: string) => handle.clickPointOf(space).x < ground.clientWidth
    act(() => handle.theatre('west'))
    act(() => handle.show(['silesia']))
    expect(inSight('silesia')).toBe(true)
    width.mockReturnValue(500)
    act(() => resized())
    expect(inSight('silesia')).toBe(true)
    width.mockReturnValue(920)
    act(() => resized())
    act(() => handle.theatre('atlantic'))
    const there = handle.camera()
    width.mockReturnValue(500)
    act(() => resized())
    expect(handle.camera().k).toBe(there.k)
    expect(inSight('silesia')).toBe(false)
    width.mockRestore()
    globalThis.ResizeObserver = real
  })

  it('zooms by plus and minus, wherever the keyboard has them', async () => {
    const { handle, ground } = await mount()
    const { k } = handle.camera()
    fireEvent.keyDown(ground, { key: '+', code: 'BracketRight' })
    expect(handle.camera().k).toBeCloseTo(k * 1.4)
    fireEvent.keyDown(ground, { key: '-', code: 'Slash' })
    expect(handle.camera().k).toBeCloseTo(k)
  })

  it('lets Home lead to the capital, and goes round from wherever one has come to', async () => {
    const around = (id: string) => content.spaces.find((space) => space.id === id)!.adjacent
    const { ground, rerender } = await mount({ ...view, focus: 'ruhr', home: 'berlin' })
    const press = (key: string) => {
      fireEvent.keyDown(ground, { key, shiftKey: key === 'N' })
      const focus = onFocusSpace.mock.lastCall![0]
      rerender(
        <Board view={{ ...view, focus, home: 'berlin' }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />,
      )
      return focus
    }
    expect(press('Home')).toBe('berlin')
    const seen = around('berlin').map(() => press('n'))
    expect([...seen].sort()).toEqual([...around('berlin')].sort())
    expect(press('n')).toBe(seen[0])
    expect(press('N')).toBe(seen.at(-1))
    press('Home')
    rerender(
      <Board view={{ ...view, focus: 'rome', home: 'berlin' }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />,
    )
    fireEvent.keyDown(ground, { key: 'n' })
    expect(around('rome')).toContain(onFocusSpace.mock.lastCall![0])
  })

  it('goes through the stacks by Tab as a page is read, and then leaves the map', async () => {
    const stacks = ['munich', 'berlin', 'ruhr', 'sz7', 'prussia']
    const { ground, rerender } = await mount({ ...view, focus: null, stacks })
    const tab = (shiftKey = false) => {
      onFocusSpace.mockClear()
      const stayed = !fireEvent.keyDown(ground, { key: 'Tab', shiftKey })
      const focus = onFocusSpace.mock.lastCall?.[0] ?? null
      if (focus) to(focus)
      expect(stayed).toBe(focus !== null)
      return focus
    }
    const to = (focus: string) =>
      rerender(<Board view={{ ...view, focus, stacks }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />)
    expect(tab(true)).toBeNull()
    const order = Array.from(stacks, () => tab())
    expect(order).toEqual(['prussia', 'ruhr', 'berlin', 'sz7', 'munich'])
    expect(tab()).toBeNull()
    // Come back, one begins with the first.
    expect(tab()).toBe(order[0])
    expect(tab()).toBe(order[1])
    expect(tab(true)).toBe(order[0])
    expect(tab(true)).toBeNull()
    // From beside them, with the next; the arrows know where one is.
    to('hanover')
    fireEvent.keyDown(ground, { key: 'ArrowUp' })
    to('hanover')
    expect(tab()).toBe('berlin')
    to('hanover')
    expect(tab(true)).toBe('ruhr')
  })

  it('shows what it is asked to show, and moves for nothing that is in sight', async () => {
    const { handle } = await mount()
    act(() => handle.show(['ruhr']))
    const near = handle.camera()
    expect(near.k).toBeGreaterThanOrEqual(0.5)
    act(() => handle.show(['ruhr']))
    act(() => handle.show(['hanover']))
    expect(handle.camera()).toEqual(near)
    act(() => handle.show(['moscow']))
    expect(handle.camera()).not.toEqual(near)
    expect(handle.camera().k).toBe(near.k)
    act(() => handle.show(['london', 'mesopotamia']))
    expect(handle.camera().k).toBeLessThan(near.k)
  })

  it('walks by arrow keys and round the neighbours, and chooses with Enter', async () => {
    const { ground, rerender } = await mount({ ...view, focus: 'ruhr' })
    fireEvent.keyDown(ground, { key: 'ArrowRight' })
    expect(onFocusSpace).toHaveBeenLastCalledWith('hanover')
    fireEvent.keyDown(ground, { key: 'n' })
    const first = onFocusSpace.mock.lastCall![0]
    rerender(<Board view={{ ...view, focus: first }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />)
    fireEvent.keyDown(ground, { key: 'n' })
    const second = onFocusSpace.mock.lastCall![0]
    const neighbours = content.spaces.find(({ id }) => id === 'ruhr')!.adjacent
    expect(first).not.toBe(second)
    expect(neighbours).toContain(first)
    expect(neighbours).toContain(second)
    fireEvent.keyDown(ground, { key: 'Enter' })
    expect(onSpace.mock.lastCall![0]).toBe(first)
  })

  it('says aloud where the keyboard is', async () => {
    const { container } = await mount({ ...view, focus: 'ruhr', targets: { ruhr: 'reinforce' } })
    const said = container.querySelector('[aria-live]')!.textContent!
    expect(said).toContain('Ruhr, Germany, 6 IPC, may be reinforced.')
    expect(said).toContain('Germany 7 infantry')
    expect(said).toContain('Borders ')
  })

  it('zooms where the open ground is pressed twice, and not where a stack is', async () => {
    const { handle, ground } = await mount()
    act(() => handle.show(['ruhr']))
    const { k } = handle.camera()
    const { x, y } = handle.clickPointOf('ruhr')
    fireEvent.doubleClick(ground, { clientX: x, clientY: y })
    expect(handle.camera().k).toBe(k)
    fireEvent.doubleClick(ground, { clientX: x + 60, clientY: y - 60 })
    expect(handle.camera().k).toBeGreaterThan(k)
  })

  it('keeps what belongs to what is done in view, but leaves the map where the hand has put it until something new begins', async () => {
    const { handle } = await mount()
    act(() => handle.frame(['berlin'], ['ruhr', 'munich', 'prussia'], 1))
    const begun = handle.camera()
    expect(begun.k).toBeGreaterThan(0.6)
    act(() => handle.keep(['ruhr'], ['munich']))
    expect(handle.camera()).toEqual(begun)
    act(() => handle.keep(['naples'], ['sicily']))
    expect(handle.camera()).not.toEqual(begun)
    act(() => handle.theatre('atlantic'))
    const chosen = handle.camera()
    act(() => handle.keep(['ruhr'], ['munich']))
    expect(handle.camera()).toEqual(chosen)
    act(() => handle.frame(['ruhr'], ['munich']))
    expect(handle.camera()).not.toEqual(chosen)
  })

  it('frames the map for the keyboard, and not for a hand that has come to it with the mouse', async () => {
    const { ground } = await mount()
    const before = ground.className
    fireEvent.pointerDown(ground, { pointerType: 'mouse' })
    expect(ground.className).not.toBe(before)
    fireEvent.keyDown(ground, { key: 'ArrowUp' })
    expect(ground.className).toBe(before)
  })

  it('has named buttons for theatres and zoom', async () => {
    await mount()
    for (const name of ['West', 'East', 'Balkans', 'Italy', 'Near East', 'Atlantic', 'Zoom in', 'Zoom out', 'Whole board'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('draws again only the layers that a change touches', async () => {
    const drawn = vi.spyOn(Scene.prototype, 'draw')
    const { rerender } = await mount()
    const frames = () => act(() => new Promise((done) => setTimeout(done, 60)))
    // The land is drawn piece by piece.
    const quiet = async () => {
      let before = -1
      while (before !== drawn.mock.calls.length) {
        before = drawn.mock.calls.length
        await frames()
      }
    }
    const drawnFor = async (shown: BoardView) => {
      await quiet()
      drawn.mockClear()
      rerender(<Board view={shown} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />)
      await frames()
      return [...new Set(drawn.mock.calls.map(([name]) => name))].sort() as LayerName[]
    }
    expect(await drawnFor({ ...view })).toEqual([])
    expect(await drawnFor({ ...view, selected: 'ruhr' })).toEqual(['marks'])
    expect(await drawnFor({ ...view, selected: 'ruhr', ring: ['paris'] })).toEqual(['effects'])
    const moved = { ...spaces, ruhr: { ...spaces.ruhr!, stacks: [] } }
    expect(await drawnFor({ ...view, selected: 'ruhr', ring: ['paris'], spaces: moved })).toEqual(['effects', 'tokens'])
    const taken = { ...moved, ruhr: { ...moved.ruhr!, controller: 'france' as const } }
    expect(await drawnFor({ ...view, selected: 'ruhr', ring: ['paris'], spaces: taken })).toEqual([
      'basemap',
      'effects',
      'tokens',
    ])
    drawn.mockRestore()
  })
})
