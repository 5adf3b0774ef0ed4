import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Board } from '../../src/board/Board'
import { lineAt, pillAt, planArrows, planningScale } from '../../src/board/overlay/arrow-routing'
import { dirtyLayers, isLayerEmpty } from '../../src/board/overlay/dirty-layers'
import { OrdersPainter } from '../../src/board/overlay/orders-painter'
import { blockAt } from '../../src/board/placement/layout'
import { centre, contains, grow } from '../../src/board/placement/rects'
import { Scene } from '../../src/board/scene'
import type { BoardHandle, BoardView, Canvas2D } from '../../src/board/types'
import { armyUnderFinger } from '../../src/board/viewport/hit-test'
import { stubPage, stubPaths } from './canvas'
import { boardWith, order } from './orders-fixture'

beforeAll(() => {
  stubPaths()
  stubPage()
})

const gone = order('ruhr', 'hanover', { infantry: 3 })
const view = {
  ...boardWith({ ruhr: { germany: { infantry: 4 } }, hanover: { germany: { infantry: 5 } } }),
  arrows: [gone],
  handles: [{ arrow: gone, name: 'Ruhr › Hanover' }],
}

/** A board with an order on it; `draw` hands it what draws the orders. */
async function mount() {
  const shown = vi.spyOn(Scene.prototype, 'show')
  const onOrder = vi.fn()
  const handle = createRef<BoardHandle>()
  const board = (pencil: typeof OrdersPainter | null) => (
    <Board ref={handle} view={view} onSpace={() => {}} onHover={() => {}} onOrder={onOrder} ordersPainter={pencil} />
  )
  const { rerender } = render(board(null))
  await act(async () => {})
  const scene = shown.mock.contexts[0] as Scene
  shown.mockRestore()
  return { scene, onOrder, draw: () => rerender(board(OrdersPainter)), ground: screen.getByRole('application') }
}

/** A point of the stage on the shaft of the order. */
function onShaft(scene: Scene): readonly [number, number] {
  const laid = scene.layout()
  const [planned] = planArrows(view.arrows, laid, planningScale(laid))
  const line = lineAt(planned!, scene.camera.k)
  const [x, y] = line[Math.round(line.length * 0.6)]!
  return [x + scene.camera.x, y + scene.camera.y]
}

describe('what draws the orders', () => {
  it('is not needed by the board: without it an order is neither drawn nor met', async () => {
    const { scene } = await mount()
    expect(scene.orderAt(...onShaft(scene))).toBeNull()
  })

  it('has the order drawn and met as soon as it has come', async () => {
    const { scene, draw, ground, onOrder } = await mount()
    const point = onShaft(scene)
    draw()
    expect(scene.orderAt(...point)?.arrow).toBe(gone)
    fireEvent.click(ground, { clientX: point[0], clientY: point[1] })
    expect(onOrder).toHaveBeenCalledWith(view.handles[0])
  })

  it('draws the front under the armies, anew where it runs otherwise, and nothing where it is not wished', async () => {
    const { scene, draw } = await mount()
    draw()
    const drawn: [string, unknown][] = []
    const ctx = new Proxy({} as Canvas2D, {
      get:
        (_, name: string) =>
        (...of: unknown[]) =>
          drawn.push([name, of[0]]),
      set: (_, name: string, value) => drawn.push([name, value]) > 0,
    })
    const strokes = (shown: BoardView) => {
      drawn.length = 0
      scene.ordersPainter?.drawGround(ctx, scene.camera, 1, shown)
      return drawn.filter(([name]) => name === 'stroke').map(([, path]) => path)
    }
    expect(strokes(view)).toEqual([])
    const [bed, line, ...more] = strokes({ ...view, front: 'M0 0L9 9' })
    expect([bed, more]).toEqual([line, []])
    expect(drawn.find(([name]) => name === 'setLineDash')?.[1]).not.toEqual([])
    expect(strokes({ ...view, front: 'M0 0L9 8' })[0]).not.toBe(line)
    expect(dirtyLayers(view, { ...view, front: 'M0 0L9 9' })).toEqual(['marks'])
    expect(isLayerEmpty('marks', view, null, false)).toBe(true)
    expect(isLayerEmpty('marks', { ...view, front: 'M0 0L9 9' }, null, false)).toBe(false)
  })

  it('leaves the land under an arrow to a finger that aims', async () => {
    const { scene, draw } = await mount()
    draw()
    const point = onShaft(scene)
    scene.show({ ...view, targets: { hanover: 'reinforce' } })
    expect(scene.orderAt(...point, true)).toBeNull()
  })

  it('lets a finger beside an army mean that army, and its order on the pill', async () => {
    const { scene, draw } = await mount()
    draw()
    const laid = scene.layout()
    const [planned] = planArrows(view.arrows, laid, planningScale(laid))
    const { camera } = scene
    const free = lineAt(planned!, camera.k)
      .map(([x, y]) => [x + camera.x, y + camera.y] as const)
      .filter(([x, y]) => blockAt(laid, camera, x, y) === null)
    const pill = pillAt(planned!, camera.k)!
    const onPill = ([x, y]: readonly [number, number]) => contains([x - camera.x, y - camera.y], grow(pill, 2))
    const beside = free.filter((at) => !onPill(at) && armyUnderFinger(laid, camera, ...at) !== null)
    expect(beside.map((at) => scene.orderAt(...at)?.arrow)).toContain(gone)
    expect(beside.map((at) => scene.orderAt(...at, true))).toEqual(beside.map(() => null))
    const [x, y] = centre(pill)
    expect(scene.orderAt(x + camera.x, y + camera.y, true)?.arrow).toBe(gone)
  })
})
