/** The war diary over the page, and the board's own hand for its pictures. */
import { useMemo } from 'react'
import { drawLand } from '../board/basemap/land.ts'
import { resetSprites } from '../board/glyphs/sprites.ts'
import { Scene } from '../board/scene.ts'
import type { BoardView } from '../board/types.ts'
import { boardSize } from '../content/map.ts'
import { type Targeter, useBoardView } from '../store/view/use-board-view.ts'
import { DiarySheet } from '../ui/diary/DiarySheet.tsx'
import type { BoardPainter, PictureWish } from '../ui/diary/PictureTab.tsx'
import { useFocusBack } from '../ui/useFocusBack.ts'
import { boardHandle } from './board-handle.ts'

/** The whole board is drawn at this scale at the size of 1. */
const WHOLE = 0.5

/** Nothing is lit, chosen or ordered on a picture. */
const NOTHING: Targeter = { lit: () => ({}), legs: () => [] }

type Cut = {
  readonly camera: { readonly x: number; readonly y: number; readonly k: number }
  readonly width: number
  readonly height: number
}

function cutOf(part: PictureWish['part']): Cut {
  const map = document.querySelector('main [role="application"]')
  const camera = boardHandle.current?.camera()
  if (part === 'board' || !map || !camera)
    return { camera: { x: 0, y: 0, k: WHOLE }, width: boardSize.width * WHOLE, height: boardSize.height * WHOLE }
  return { camera, width: map.clientWidth, height: map.clientHeight }
}

/** The board without its armies. */
const emptied = (view: BoardView): BoardView => ({
  ...view,
  spaces: Object.fromEntries(Object.entries(view.spaces).map(([id, space]) => [id, { ...space, stacks: [] }])),
})

/** Whether there was a canvas to draw on. */
function drawOn(canvas: HTMLCanvasElement, view: BoardView, { part, size, armies }: PictureWish): boolean {
  const { camera, width, height } = cutOf(part)
  canvas.width = Math.round(width * size)
  canvas.height = Math.round(height * size)
  const ctx = canvas.getContext('2d')
  if (!ctx) return false
  const plain: BoardView = { ...view, selected: null, focus: null, targets: {}, arrows: [], ring: [], battles: [] }
  const scene = new Scene(armies ? plain : emptied(plain))
  Object.assign(scene, { camera, size: { width, height }, ratio: size, fontsReady: true })
  // Small pictures are kept for one ratio of pixels: the board on the page makes its own again.
  resetSprites(size)
  drawLand(ctx, camera, size, scene.grounds)
  scene.draw('tokens', ctx)
  resetSprites(devicePixelRatio)
  scene.dispose()
  return true
}

function paint(view: BoardView, wish: PictureWish): Promise<Blob> {
  const canvas = document.createElement('canvas')
  if (!drawOn(canvas, view, wish)) return Promise.reject(new Error('no canvas'))
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('too large')))))
}

const painterOf = (view: BoardView): BoardPainter => ({
  frame: (part) => {
    const { camera, width, height } = cutOf(part)
    const { x, y, k } = camera
    return { frame: { x: -x / k, y: -y / k, width: width / k, height: height / k }, width }
  },
  draw: (canvas, wish) => void drawOn(canvas, view, wish),
  paint: (wish) => paint(view, wish),
})

export function WarDiary() {
  useFocusBack()
  const view = useBoardView(NOTHING)
  const painter = useMemo(() => view && painterOf(view), [view])
  return painter && <DiarySheet painter={painter} />
}
