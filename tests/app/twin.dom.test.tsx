import { act, render } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Twin } from '../../src/app/twin/Twin.tsx'
import { Scene } from '../../src/board/scene.ts'
import type { Marked, TwinHandle } from '../../src/board/types.ts'
import { stubPage, stubPaths } from '../board/canvas.ts'
import { boardWith } from '../board/orders-fixture.ts'

beforeAll(() => {
  stubPaths()
  stubPage()
})

/** Of both maps, which layers are seen: ground, marks, armies, orders. */
async function layersWith(marked: readonly Marked[]): Promise<string[]> {
  const view = boardWith({ ruhr: { germany: { infantry: 7 } } })
  const maps = ['left', 'right'].map((name) => ({ name, view }))
  render(<Twin maps={maps} marked={marked} onSpace={() => {}} ref={null} />)
  await act(() => new Promise((done) => setTimeout(done, 80)))
  return [...document.querySelectorAll<HTMLElement>('.konvajs-content canvas')].map(({ style }) => style.display)
}

describe('maps of two moments', () => {
  it.each([
    ['what differs is seen', [{ space: 'ruhr', held: true, number: 1 }], ['block', 'block', 'block', 'block']],
    ['where nothing differs nothing is laid over them', [], ['block', 'none', 'block', 'none']],
  ])('%s', async (_, marked, layers) => {
    expect(await layersWith(marked)).toEqual([...layers, ...layers])
  })
})

describe('a space that is asked for there', () => {
  it('is shown with what lies around it, and as close as the hand has come', async () => {
    const look = vi.spyOn(Scene.prototype, 'moveCamera')
    const scale = () => look.mock.lastCall![0].k
    /** Once the map moves no more. */
    const rest = () =>
      act(async () => {
        for (let calls = -1; calls !== look.mock.calls.length; await new Promise((done) => setTimeout(done, 150)))
          calls = look.mock.calls.length
      })
    const view = boardWith({ ruhr: { germany: { infantry: 7 } } })
    const handle = createRef<TwinHandle>()
    render(<Twin maps={['left', 'right'].map((name) => ({ name, view }))} marked={[]} onSpace={() => {}} ref={handle} />)
    await rest()
    expect(scale()).toBeLessThan(1)
    handle.current!.show(['ruhr'])
    await rest()
    expect(scale()).toBeCloseTo(1.05, 2)
    handle.current!.zoomBy(1.5)
    await rest()
    expect(scale()).toBeCloseTo(1.575, 2)
    handle.current!.show(['hanover'])
    await rest()
    expect(scale()).toBeCloseTo(1.575, 2)
  })
})
