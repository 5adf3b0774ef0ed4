/**
 * Keeps the drawn land as a picture, larger than what is seen. While the map is dragged or zoomed the picture is moved and stretched,
 * and a small picture of the whole board fills what is not drawn. When the map rests, what has come into view is drawn, piece by piece;
 * whoever goes back and forth through the war at one scale finds it there. When a space changes hands, the ground about it is drawn.
 */
import { boardSize } from '../../content/map.ts'
import { flightTime } from '../../store/pace.ts'
import { pathsOf } from '../geography/paths.ts'
import type { Box } from '../geography/shapes.ts'
import { canvasOf } from '../glyphs/canvas.ts'
import type { Camera, Canvas2D, Size } from '../types.ts'
import { bring, clip, seenIn, snapped } from './bring.ts'
import { Fades } from './fades.ts'
import { type Grounds, repainted } from './ground.ts'
import { drawLand } from './land.ts'
import type { Painter } from './painter.ts'
import { area, clipped, clippedTo, edged, isWithin, NOTHING, shifted } from './parts.ts'
import { AROUND, ASKED, BLURRED, Patches, patchesFor, SHARP, stepsFor } from './patches.ts'
import { SeaSquares } from './sea.ts'
import { partsOf, SmallPicture } from './small.ts'

/** Device pixels that may fade at once: the memory of the pictures is bounded. */
const FADES = 1_900_000
/** Squares of the sea that are kept; a view of more pixels than they hold is drawn without. */
const SQUARES = 40
const SEA = 2_000_000

export class BasemapTiles {
  /** How often the land was drawn: for a view, or for what changed hands. */
  draws = 0
  /** Draws the parts of the picture, once its code has come; until then, and where there can be none, they are drawn here. */
  painter: Painter | null = null
  /** Told when it has drawn one. */
  arrived = () => {}
  private sharp: Canvas2D | null = null
  private camera: Camera = { x: 0, y: 0, k: 0 }
  private ratio = 1
  private sharpOf: Grounds | null = null
  private patches = new Patches(0, 0, 1, 1)
  /** What of the picture can be seen where the map rests, in pixels of the screen from its corner. */
  private seen: Box = [0, 0, 0, 0]
  private readonly fades = new Fades()
  /** Where ground in other hands is to fade in, once it has been drawn. */
  private turning: readonly Box[] = []
  /** Grows with all that looks otherwise though it is in the same hands: colours, letters, what is printed. */
  private edition = 0
  private readonly sea = new SeaSquares(SQUARES)
  /** Of the whole board. */
  readonly small = new SmallPicture()

  /** Device pixels of all pictures together. */
  get pixels(): number {
    const { width = 0, height = 0 } = this.sharp?.canvas ?? {}
    return width * height + this.fades.pixels + this.sea.pixels + this.small.pixels
  }

  /** Everything is drawn anew when it is next asked for: the colours have changed. */
  forget(): void {
    this.sea.forget()
    this.small.forget()
    this.sharpOf = null
    this.fades.stop()
    this.edition++
  }

  /** The picture of this view: brought there as far as it is kept, and the first of all drawn at once. `work` draws the rest. */
  sharpen(camera: Camera, size: Size, ratio: number, grounds: Grounds): void {
    const known = this.sharpOf
    const patches = patchesFor(size, ratio)
    const kept = known !== null && this.camera.k === camera.k && this.ratio === ratio && patches.isLike(this.patches)
    const from: Camera = kept ? this.camera : { x: snapped(camera.x, ratio), y: snapped(camera.y, ratio), k: camera.k }
    const seen = seenIn(from, camera, size, ratio)
    if (kept && isWithin(seen, patches.all)) {
      this.seen = seen
      this.repaint(grounds)
      return
    }
    this.draws++
    this.fades.stop()
    this.turning = []
    const { all, w, h } = patches
    const dx = w * stepsFor(seen[0], size.width, all[2], w, camera.x, boardSize.width * camera.k)
    const dy = h * stepsFor(seen[1], size.height, all[3], h, camera.y, boardSize.height * camera.k)
    const next: Camera = { x: from.x + dx, y: from.y + dy, k: camera.k }
    const near = patches.around(seenIn(next, camera, size, ratio))
    if (kept) {
      this.sharp!.setTransform(1, 0, 0, 1, 0, 0)
      this.sharp!.drawImage(this.sharp!.canvas, dx * ratio, dy * ratio)
      this.patches = this.patches.moved(Math.round(dx / w), Math.round(dy / h))
    } else {
      // What is blank there is not brought along as if it were drawn: nobody may have seen this picture since it was moved.
      if (known) this.fill(this.patches.around(this.seen), grounds)
      this.renewSharp(all[2] * ratio, all[3] * ratio, (old) => {
        if (known && old)
          bring(
            this.sharp!,
            { canvas: old, camera: this.camera, ratio: this.ratio, seen: this.patches.around(this.seen) },
            { camera: next, ratio, near },
            this.small,
            grounds,
          )
        else drawLand(this.sharp!, next, ratio, grounds, near)
      })
      patches.set(near, known ? BLURRED : SHARP)
      this.patches = patches
      this.sharpOf = grounds
    }
    this.seen = seenIn(next, camera, size, ratio)
    this.camera = next
    this.ratio = ratio
    this.repaint(grounds)
  }

  /** Whether all that would be seen from there is drawn. */
  isDrawn(camera: Camera, size: Size, ratio: number, grounds: Grounds): boolean {
    const seen = seenIn(this.camera, camera, size, ratio)
    const there = camera.k === this.camera.k && ratio === this.ratio && isWithin(seen, this.patches.all)
    return there && this.patches.before(SHARP, seen).length === 0 && clippedTo(this.changed(grounds), seen).length === 0
  }

  /** All of it is drawn anew, piece by piece: the letters have come. */
  refresh(): void {
    this.sea.forget()
    this.small.forget()
    this.patches.age(this.patches.all, NOTHING)
    this.draws++
    this.edition++
  }

  /** Whether something is still to be drawn. */
  get busy(): boolean {
    return this.next() !== undefined
  }

  /** Whether some of it is seen. */
  get blurred(): boolean {
    return this.patches.before(SHARP, this.seen).length > 0
  }

  /** The piece that is drawn next: of what is seen, from the middle outwards, or of what lies around it. */
  private next(): Box | undefined {
    const [x0, y0, x1, y1] = this.seen
    const [mx, my] = [(x1 - x0) * AROUND, (y1 - y0) * AROUND]
    const away = (piece: Box) => Math.hypot(piece[0] + piece[2] - x0 - x1, piece[1] + piece[3] - y0 - y1)
    const [seen] = this.patches.before(ASKED, this.seen).toSorted((a, b) => away(a) - away(b))
    return seen ?? this.patches.before(ASKED, [x0 - mx, y0 - my, x1 + mx, y1 + my])[0]
  }

  /** Draws a part of the board (board px) anew: what is printed there is other than before. */
  reprint(box: Box): void {
    const [x0, y0, x1, y1] = box
    const { x, y, k } = this.camera
    this.edition++
    if (this.sharpOf) this.renew([[x0 * k + x, y0 * k + y, x1 * k + x, y1 * k + y]], this.sharpOf)
    this.small.reprint(box)
  }

  /** What lags behind and nobody sees yet. */
  ahead(): void {
    if (!this.sharpOf) return
    this.small.catchUp(this.sharpOf, this.painter)
    // The paths of close by take a while to be made, and are asked for in the middle of a gesture.
    pathsOf(3)
  }

  /** Draws one piece of what is still blurred, or asks for it; says whether there is more. */
  work(): boolean {
    const piece = this.next()
    if (!piece || !this.sharpOf) return false
    if (this.painter?.able) this.ask(piece, this.painter)
    else {
      // A little more than the piece, so that no edge that falls between two device pixels is left thin.
      drawLand(this.sharp!, this.camera, this.ratio, this.sharpOf, edged(piece), this.seaOf())
      this.patches.set(piece, SHARP)
    }
    return this.busy
  }

  private ask(box: Box, painter: Painter): void {
    const { camera, ratio, sharpOf, patches, edition } = this
    const turning = clippedTo(this.turning, box)
    // It has a sea of its own.
    this.sea.forget()
    // It may be seen, or brought to another scale, before it comes.
    this.fill(box, sharpOf!)
    patches.set(box, ASKED)
    painter.ask({ camera, ratio, box }, sharpOf!, (picture) => {
      if (camera.k !== this.camera.k || ratio !== this.ratio || !patches.isLike(this.patches)) return picture?.close()
      // The picture may lie elsewhere by now.
      const [dx, dy] = [this.camera.x - camera.x, this.camera.y - camera.y]
      const at = shifted(box, dx, dy)
      const late = edition !== this.edition || clippedTo(this.changed(sharpOf!), at).length > 0
      const turned = turning.map((part) => shifted(part, dx, dy))
      if (picture && !late) this.put(picture, at, turned)
      // It is asked for again, or drawn here.
      else this.patches.age(at, NOTHING)
      picture?.close()
      this.arrived()
    })
  }

  private put(picture: ImageBitmap, box: Box, turning: readonly Box[]): void {
    this.fades.add(turning, this.copy)
    this.sharp!.setTransform(1, 0, 0, 1, 0, 0)
    this.sharp!.drawImage(picture, Math.round(box[0] * this.ratio), Math.round(box[1] * this.ratio))
    this.patches.set(box, SHARP)
  }

  /** Null where the sea of a view does not fit into what is kept: memory is bounded. */
  private seaOf(): SeaSquares | null {
    return area(this.seen) * this.ratio ** 2 <= SEA ? this.sea : null
  }

  /** Draws parts of the picture anew where it is seen; the rest of them once it is. */
  private renew(parts: readonly Box[], grounds: Grounds): void {
    const near = this.painter?.able ? NOTHING : this.patches.around(this.seen)
    for (const part of parts) this.patches.age(part, near)
    for (const part of clippedTo(parts, near)) drawLand(this.sharp!, this.camera, this.ratio, grounds, part, this.seaOf())
  }

  /** The picture may have another size. `draw` draws the new one, and may draw the old one into it. */
  private renewSharp(width: number, height: number, draw: (old: HTMLCanvasElement | undefined) => void): void {
    const old = this.sharp?.canvas
    const [across, down] = [Math.round(width), Math.round(height)]
    if (old?.width !== across || old.height !== down) this.sharp = canvasOf(across, down, false)
    draw(old)
  }

  /** What is blank in a part of the picture shows the small one meanwhile. */
  private fill(part: Box, grounds: Grounds): void {
    const blank = this.patches.before(BLURRED, part)
    if (blank.length === 0) return
    const ctx = this.sharp!
    ctx.save()
    ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    clip(ctx, blank)
    this.small.draw(ctx, this.camera, part, grounds)
    ctx.restore()
    for (const box of blank) this.patches.set(box, BLURRED)
  }

  /** Where in the picture the ground of what has other hands than the picture shows. */
  private changed(grounds: Grounds): readonly Box[] {
    return this.sharpOf && this.sharpOf !== grounds ? partsOf(repainted(this.sharpOf, grounds), this.camera) : []
  }

  /** Only the ground of what has changed hands is drawn where it is seen, and what was there fades over it. Says whether something has. */
  repaint(grounds: Grounds): boolean {
    const { ratio } = this
    const parts = this.changed(grounds)
    this.sharpOf &&= grounds
    if (parts.length === 0) return false
    const near = this.patches.around(this.seen)
    const seen = clippedTo(parts, near)
    const sum = seen.reduce((pixels, part) => pixels + area(part), 0)
    this.fades.stop()
    this.turning = []
    if (sum > 0) this.draws++
    if (sum > area(near) * 0.6) {
      for (const part of [near, ...parts]) this.patches.age(part, NOTHING)
      return true
    }
    if (flightTime() > 0 && sum * ratio * ratio <= FADES) {
      if (this.painter?.able) this.turning = seen
      else this.fades.add(seen, this.copy)
    }
    this.renew(parts, grounds)
    return true
  }

  private readonly copy = ([x0, y0, x1, y1]: Box): HTMLCanvasElement => {
    const { ratio } = this
    const copy = canvasOf((x1 - x0) * ratio, (y1 - y0) * ratio, false)
    copy.drawImage(this.sharp!.canvas, -x0 * ratio, -y0 * ratio)
    return copy.canvas
  }

  /** Says whether something fades, so that the next frame looks otherwise though nothing has moved. */
  draw(ctx: Canvas2D, camera: Camera, ratio: number, grounds: Grounds): boolean {
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const { sharp, ratio: r } = this
    const view: Box = [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
    if (!sharp) {
      this.small.draw(ctx, camera, view, grounds)
      return false
    }
    const stretch = camera.k / this.camera.k
    const at = (value: number) => (stretch === 1 ? snapped(value, ratio) : value)
    const [left, top] = [at(camera.x - this.camera.x * stretch), at(camera.y - this.camera.y * stretch)]
    const part =
      stretch === 1 ? clipped([-left, -top, view[2] - left, view[3] - top], this.patches.all) : this.patches.around(this.seen)
    if (part) this.fill(part, grounds)
    const [x0, y0, x1, y1] = part ?? [0, 0, 0, 0]
    const [w, h] = [(x1 - x0) * stretch, (y1 - y0) * stretch]
    const [x, y] = [left + x0 * stretch, top + y0 * stretch]
    if (!part || !isWithin(view, [x, y, x + w, y + h])) this.small.draw(ctx, camera, view, grounds)
    if (part) ctx.drawImage(sharp.canvas, x0 * r, y0 * r, (x1 - x0) * r, (y1 - y0) * r, x, y, w, h)
    return this.fades.draw(ctx, left, top, stretch)
  }
}
