import { act, createEvent, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Board } from '../../src/board/Board'
import type { LayerName } from '../../src/board/overlay/dirty-layers'
import { Scene } from '../../src/board/scene'
import type { BoardView } from '../../src/board/types'
import { mount, onFocusSpace, onHover, onSpace, spaces, stubBoard, view } from './mounted'

stubBoard()

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

  it('points at nothing that comes to lie under a resting mouse because the map moved', async () => {
    const { handle, ground } = await mount()
    act(() => handle.show(['ruhr']))
    const { x, y } = handle.clickPointOf('ruhr')
    const at = { clientX: x, clientY: y, pointerType: 'mouse' }
    fireEvent.pointerMove(ground, at)
    expect(onHover).toHaveBeenLastCalledWith('ruhr')
    act(() => handle.show(['moscow']))
    expect(onHover).toHaveBeenLastCalledWith(null)
    // Browsers report a move at the same place after the page below has changed.
    fireEvent.pointerMove(ground, at)
    expect(onHover).toHaveBeenCalledTimes(2)
    fireEvent.pointerMove(ground, { ...at, clientX: x + 1 })
    expect(onHover).toHaveBeenCalledTimes(3)
    expect(onHover.mock.lastCall![0]).not.toBeNull()
  })

  it('takes the second half of a double press for nothing where the first has moved the map', async () => {
    const { handle, ground } = await mount()
    act(() => handle.show(['ruhr']))
    const { x, y } = handle.clickPointOf('ruhr')
    fireEvent.click(ground, { clientX: x, clientY: y, detail: 1 })
    act(() => handle.show(['moscow']))
    fireEvent.click(ground, { clientX: x, clientY: y, detail: 2 })
    expect(onSpace.mock.calls.map(([space]) => space)).toEqual(['ruhr'])
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
    act(() => handle.theatre('atlantic'))
    act(() => handle.begin(['ruhr'], ['munich']))
    expect(handle.camera()).not.toEqual(chosen)
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
