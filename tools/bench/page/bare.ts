/** What there is to compare with: a picture of the map and as many sprites as the board has, as Konva draws them by itself. */
import { Layer } from 'konva/lib/Layer'
import { Stage } from 'konva/lib/Stage'
import { Image } from 'konva/lib/shapes/Image'

export type Bare = { look(x: number, y: number, k: number): void; dispose(): void }

function picture(width: number, height: number, paint: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  paint(canvas.getContext('2d')!)
  return canvas
}

export function bareStage(container: HTMLDivElement, sprites: number): Bare {
  const stage = new Stage({ container, width: 1280, height: 640, listening: false })
  const ground = new Layer({ listening: false })
  const tokens = new Layer({ listening: false })
  stage.add(ground, tokens)
  const land = picture(1640, 820, (ctx) => {
    for (let i = 0; i < 130; i++) {
      ctx.fillStyle = `hsl(${i * 37} 30% 60%)`
      ctx.fillRect((i % 13) * 126, Math.floor(i / 13) * 82, 120, 78)
    }
  })
  ground.add(new Image({ image: land, x: -180, y: -90, width: 1640, height: 820, listening: false }))
  const chip = picture(90, 24, (ctx) => {
    ctx.fillStyle = '#1e333a'
    ctx.fillRect(0, 0, 90, 24)
  })
  for (let i = 0; i < sprites; i++)
    tokens.add(
      new Image({
        image: chip,
        x: (i * 97) % 1230,
        y: (i * 61) % 610,
        width: 90,
        height: 24,
        listening: false,
        perfectDrawEnabled: false,
      }),
    )
  return {
    look: (x, y, k) => {
      stage.setAttrs({ x, y, scaleX: k, scaleY: k })
      ground.batchDraw()
      tokens.batchDraw()
    },
    dispose: () => stage.destroy(),
  }
}
