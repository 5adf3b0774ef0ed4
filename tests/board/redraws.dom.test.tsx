import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Board } from '../../src/board/Board'
import type { LayerName } from '../../src/board/overlay/dirty-layers'
import { Scene } from '../../src/board/scene'
import type { BoardHandle, BoardView } from '../../src/board/types'
import { stubPage, stubPaths } from './canvas'
import { boardWith, order } from './orders-fixture'
import { openingOn } from './views'

beforeAll(() => {
  stubPaths()
  stubPage()
})

const ARMIES = { ruhr: { germany: { infantry: 7 } }, hanover: { germany: { infantry: 2 } } }
const frames = () => act(() => new Promise((done) => setTimeout(done, 80)))

async function mount(view: BoardView) {
  const shown = vi.spyOn(Scene.prototype, 'show')
  const handle = createRef<BoardHandle>()
  const board = (next: BoardView) => <Board ref={handle} view={next} onSpace={() => {}} onHover={() => {}} />
  const { rerender } = render(board(view))
  await frames()
  const scene = shown.mock.contexts[0] as Scene
  shown.mockRestore()
  // The land is drawn piece by piece after the map has come up.
  const calm = async () => {
    for (let before = -1; before !== scene.drawCounts.basemap; await frames()) before = scene.drawCounts.basemap
  }
  /** The layers that are drawn while something is done. */
  const drawnBy = async (change: () => void): Promise<LayerName[]> => {
    await calm()
    const before = { ...scene.drawCounts }
    act(change)
    await frames()
    return (Object.keys(before) as LayerName[]).filter((name) => scene.drawCounts[name] > before[name])
  }
  return {
    scene,
    drawnBy,
    handle: handle.current!,
    ground: screen.getByRole('application'),
    show: (next: BoardView) => rerender(board(next)),
  }
}

describe('layers', { timeout: 20_000 }, () => {
  const view = boardWith(ARMIES)

  it('only marks are drawn again when the mouse comes to another space', async () => {
    const { drawnBy, handle, ground } = await mount(view)
    const { x, y } = handle.clickPointOf('ruhr')
    const over = () => fireEvent.pointerMove(ground, { clientX: x, clientY: y, pointerType: 'mouse' })
    expect(await drawnBy(over)).toEqual(['marks'])
    expect(await drawnBy(over)).toEqual([])
  })

  it('marks, and armies for the classes of targets, when something is chosen', async () => {
    const { drawnBy, show } = await mount(view)
    expect(await drawnBy(() => show({ ...view, selected: 'ruhr' }))).toEqual(['marks'])
    const targets = { hanover: 'reinforce' as const }
    expect(await drawnBy(() => show({ ...view, selected: 'ruhr', targets }))).toEqual(['marks', 'tokens'])
  })

  it('only orders when one is drawn to another target', async () => {
    const { drawnBy, show } = await mount(view)
    const aimed = { ...order('ruhr', 'hanover', { infantry: 7 }), planned: true }
    expect(await drawnBy(() => show({ ...view, arrows: [aimed] }))).toEqual(['effects'])
  })

  it('never the land when an order is given', async () => {
    const { drawnBy, show } = await mount(view)
    const after = boardWith({ ruhr: { germany: { infantry: 4 } }, hanover: { germany: { infantry: 5 } } })
    const spaces = { ...view.spaces, ruhr: after.spaces.ruhr!, hanover: after.spaces.hanover! }
    const arrows = [order('ruhr', 'hanover', { infantry: 3 })]
    expect(await drawnBy(() => show({ ...view, spaces, arrows }))).toEqual(['tokens', 'effects'])
  })

  it('the armies when battles are listed, and the reasons when one is opened', async () => {
    const { drawnBy, show } = await mount(view)
    const battles = [{ space: 'ruhr', required: true, resolved: false }]
    expect(await drawnBy(() => show({ ...view, battles }))).toEqual(['tokens'])
    const blueMarks = [{ space: 'hanover', from: 'ruhr', number: 1 }]
    expect(await drawnBy(() => show({ ...view, battles, blueMarks }))).toEqual(['marks', 'effects'])
  })

  it('only the armies and what stands among them when a gate opens', async () => {
    const suez = { id: 'suez', zones: ['sz19', 'sz28'] as const, control: 'egypt' }
    const shut: BoardView = { ...view, passages: [{ ...suez, gate: 'shut' }] }
    const { drawnBy, show } = await mount(shut)
    expect(await drawnBy(() => show({ ...shut, passages: [{ ...suez, gate: 'open' }] }))).toEqual(['tokens'])
    expect(await drawnBy(() => show({ ...shut, passages: [{ ...suez, gate: 'open' }], board: { ...shut.board } }))).toEqual([
      'tokens',
    ])
  })

  it('all of them on another board', async () => {
    const { drawnBy, show } = await mount(view)
    expect(await drawnBy(() => show(openingOn('influence')))).toEqual(['basemap', 'marks', 'tokens', 'effects'])
  })

  it('only what has something on it when the map is moved', async () => {
    const { scene, drawnBy, show } = await mount(view)
    const shifted = () => scene.moveCamera({ ...scene.camera, x: scene.camera.x + 7 })
    expect(await drawnBy(shifted)).toEqual(['basemap', 'tokens'])
    act(() => show({ ...view, selected: 'ruhr', arrows: [order('ruhr', 'hanover', { infantry: 3 })] }))
    expect(await drawnBy(shifted)).toEqual(['basemap', 'marks', 'tokens', 'effects'])
    act(() => show(view))
    expect(await drawnBy(shifted)).toEqual(['basemap', 'tokens'])
  })

  it('is out of sight where nothing stands on it', async () => {
    const { show } = await mount(view)
    const shown = () => [...document.querySelectorAll<HTMLElement>('.konvajs-content canvas')].map(({ style }) => style.display)
    expect(shown()).toEqual(['block', 'none', 'block', 'none'])
    show({ ...view, selected: 'ruhr', arrows: [order('ruhr', 'hanover', { infantry: 3 })] })
    await frames()
    expect(shown()).toEqual(['block', 'block', 'block', 'block'])
    show(view)
    await frames()
    expect(shown()).toEqual(['block', 'none', 'block', 'none'])
  })

  it('sets names and armies only once for a view that is shown again', async () => {
    const { scene, show } = await mount(view)
    scene.onFontsLoaded()
    const first = scene.layout()
    show(boardWith({ ruhr: { germany: { infantry: 1 } } }))
    expect(scene.layout()).not.toBe(first)
    show({ ...view, mines: [...view.mines] })
    expect(scene.layout()).toBe(first)
  })

  it('keeps names where they are in the middle of a gesture, and sets them anew when it rests or goes far', async () => {
    const { scene } = await mount(view)
    const at = (k: number) => act(() => scene.moveCamera({ ...scene.camera, k }))
    at(1)
    act(() => scene.settle())
    const before = scene.layout()
    at(1.25)
    expect(scene.layout()).toBe(before)
    act(() => scene.settle())
    const rested = scene.layout()
    expect(rested).not.toBe(before)
    at(2.2)
    expect(scene.layout()).not.toBe(rested)
    at(0.6)
    expect(scene.layout().k).toBeLessThan(0.85)
  })
})
