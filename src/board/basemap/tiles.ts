/**
 * The picture of the ground, larger than the view. During gestures it is moved and scaled, and the overview fills the
 * gaps. When the map is idle the missing patches are drawn; when a space changes hands its ground is redrawn.
 */
import { boardSize } from '../../content/map.ts'
import { flightTime } from '../../store/settings/motion.ts'
import { pathsOf } from '../geography/paths.ts'
import type { Box } from '../geography/shapes.ts'
import { createCanvas } from '../glyphs/canvas.ts'
import type { Camera, Canvas2D, Size } from '../types.ts'
import { area, EMPTY_BOX, growByPixel, intersection, intersections, isWithin, shiftBox } from './boxes.ts'
import { changedSpaces, type Grounds } from './ground.ts'
import type { GroundPainter } from './ground-painter.ts'
import { drawLand } from './land.ts'
import { OverviewPicture, screenBoxesOf } from './overview.ts'
import { BLURRED, createPatches, MARGIN_SHARE, Patches, REQUESTED, SHARP, shiftSteps } from './patches.ts'
import { SeaTileCache } from './sea.ts'
import { clipToBoxes, copyScaled, Fades, snapToDevicePixel, visibleBox } from './transitions.ts'

/** Bounds the memory of fading parts (device px). */
const MAX_FADING_PIXELS = 1_900_000
/** Larger views are drawn without sea tiles. */
const MAX_SEA_TILES = 40
const MAX_SEA_PIXELS = 2_000_000

export class BasemapTiles {
  drawCount = 0
  /** Null, or not ready: parts are drawn on the page. */
  painter: GroundPainter | null = null
  onPartDrawn = () => {}
  private picture: Canvas2D | null = null
  private camera: Camera = { x: 0, y: 0, k: 0 }
  private ratio = 1
  private drawnGrounds: Grounds | null = null
  private patches = new Patches(0, 0, 1, 1)
  /** The visible part in CSS pixels of the picture. */
  private visible: Box = [0, 0, 0, 0]
  private readonly fades = new Fades()
  /** Parts that fade in when the worker has drawn them. */
  private fadingParts: readonly Box[] = []
  /** Increases when theme, fonts or printed text change; replies for an older revision are dropped. */
  private revision = 0
  private readonly seaTiles = new SeaTileCache(MAX_SEA_TILES)
  readonly overview = new OverviewPicture()

  /** Device pixels of all pictures. */
  get pixels(): number {
    const { width = 0, height = 0 } = this.picture?.canvas ?? {}
    return width * height + this.fades.pixels + this.seaTiles.pixels + this.overview.pixels
  }

  clear(): void {
    this.seaTiles.clear()
    this.overview.clear()
    this.drawnGrounds = null
    this.fades.stop()
    this.revision++
  }

  /** Moves or rescales the picture to a view. Only the first picture is drawn at once; `drawNextPiece` draws the rest. */
  setView(camera: Camera, size: Size, ratio: number, grounds: Grounds): void {
    const oldGrounds = this.drawnGrounds
    const patches = createPatches(size, ratio)
    const isSameGrid =
      oldGrounds !== null && this.camera.k === camera.k && this.ratio === ratio && patches.hasSameGrid(this.patches)
    const from: Camera = isSameGrid
      ? this.camera
      : { x: snapToDevicePixel(camera.x, ratio), y: snapToDevicePixel(camera.y, ratio), k: camera.k }
    const seen = visibleBox(from, camera, size, ratio)
    if (isSameGrid && isWithin(seen, patches.all)) {
      this.visible = seen
      this.updateGrounds(grounds)
      return
    }
    this.drawCount++
    this.fades.stop()
    this.fadingParts = []
    const { all, w, h } = patches
    const dx = w * shiftSteps(seen[0], size.width, all[2], w, camera.x, boardSize.width * camera.k)
    const dy = h * shiftSteps(seen[1], size.height, all[3], h, camera.y, boardSize.height * camera.k)
    const nextPiece: Camera = { x: from.x + dx, y: from.y + dy, k: camera.k }
    const near = patches.growToPatches(visibleBox(nextPiece, camera, size, ratio))
    if (isSameGrid) {
      this.picture!.setTransform(1, 0, 0, 1, 0, 0)
      this.picture!.drawImage(this.picture!.canvas, dx * ratio, dy * ratio)
      this.patches = this.patches.movedBy(Math.round(dx / w), Math.round(dy / h))
    } else {
      // Blank patches must not be copied as if they were drawn.
      if (oldGrounds) this.fillBlank(this.patches.growToPatches(this.visible), grounds)
      this.replacePicture(all[2] * ratio, all[3] * ratio, (old) => {
        if (oldGrounds && old)
          copyScaled(
            this.picture!,
            { canvas: old, camera: this.camera, ratio: this.ratio, seen: this.patches.growToPatches(this.visible) },
            { camera: nextPiece, ratio, near },
            this.overview,
            grounds,
          )
        else drawLand(this.picture!, nextPiece, ratio, grounds, near)
      })
      patches.mark(near, oldGrounds ? BLURRED : SHARP)
      this.patches = patches
      this.drawnGrounds = grounds
    }
    this.visible = visibleBox(nextPiece, camera, size, ratio)
    this.camera = nextPiece
    this.ratio = ratio
    this.updateGrounds(grounds)
  }

  isDrawn(camera: Camera, size: Size, ratio: number, grounds: Grounds): boolean {
    const seen = visibleBox(this.camera, camera, size, ratio)
    const there = camera.k === this.camera.k && ratio === this.ratio && isWithin(seen, this.patches.all)
    return (
      there && this.patches.piecesBelow(SHARP, seen).length === 0 && intersections(this.changedParts(grounds), seen).length === 0
    )
  }

  /** Redraws everything piece by piece, after fonts are loaded. */
  invalidateAll(): void {
    this.seaTiles.clear()
    this.overview.clear()
    this.patches.markBlurred(this.patches.all, EMPTY_BOX)
    this.drawCount++
    this.revision++
  }

  get hasWork(): boolean {
    return this.nextPiece() !== undefined
  }

  /** Whether a visible part is not final. */
  get isBlurred(): boolean {
    return this.patches.piecesBelow(SHARP, this.visible).length > 0
  }

  /** Visible pieces from the middle outwards, then the margins. */
  private nextPiece(): Box | undefined {
    const [x0, y0, x1, y1] = this.visible
    const [mx, my] = [(x1 - x0) * MARGIN_SHARE, (y1 - y0) * MARGIN_SHARE]
    const away = (piece: Box) => Math.hypot(piece[0] + piece[2] - x0 - x1, piece[1] + piece[3] - y0 - y1)
    const [seen] = this.patches.piecesBelow(REQUESTED, this.visible).toSorted((a, b) => away(a) - away(b))
    return seen ?? this.patches.piecesBelow(REQUESTED, [x0 - mx, y0 - my, x1 + mx, y1 + my])[0]
  }

  /** Redraws a part of the board (board px). */
  invalidate(box: Box): void {
    const [x0, y0, x1, y1] = box
    const { x, y, k } = this.camera
    this.revision++
    if (this.drawnGrounds) this.redrawParts([[x0 * k + x, y0 * k + y, x1 * k + x, y1 * k + y]], this.drawnGrounds)
    this.overview.invalidate(box)
  }

  workInIdle(): void {
    if (!this.drawnGrounds) return
    this.overview.updateInIdle(this.drawnGrounds, this.painter)
    // Building the paths for close views takes long; do it before a gesture needs them.
    pathsOf(3)
  }

  /** Draws or requests one piece; returns whether there is more. */
  drawNextPiece(): boolean {
    const piece = this.nextPiece()
    if (!piece || !this.drawnGrounds) return false
    if (this.painter?.isReady) this.requestPiece(piece, this.painter)
    else {
      // Slightly larger than the piece, or an edge between two device pixels would be thin.
      drawLand(this.picture!, this.camera, this.ratio, this.drawnGrounds, growByPixel(piece), this.seaTilesIfTheyFit())
      this.patches.mark(piece, SHARP)
    }
    return this.hasWork
  }

  private requestPiece(box: Box, painter: GroundPainter): void {
    const { camera, ratio, drawnGrounds, patches, revision } = this
    const turning = intersections(this.fadingParts, box)
    // The worker has its own sea tiles.
    this.seaTiles.clear()
    // Fill with the overview: it may be visible before the reply.
    this.fillBlank(box, drawnGrounds!)
    patches.mark(box, REQUESTED)
    painter.request({ camera, ratio, box }, drawnGrounds!, (picture) => {
      if (camera.k !== this.camera.k || ratio !== this.ratio || !patches.hasSameGrid(this.patches)) return picture?.close()
      // The picture may have moved since the request.
      const [dx, dy] = [this.camera.x - camera.x, this.camera.y - camera.y]
      const at = shiftBox(box, dx, dy)
      const late = revision !== this.revision || intersections(this.changedParts(drawnGrounds!), at).length > 0
      const turned = turning.map((part) => shiftBox(part, dx, dy))
      if (picture && !late) this.putPiece(picture, at, turned)
      else this.patches.markBlurred(at, EMPTY_BOX)
      picture?.close()
      this.onPartDrawn()
    })
  }

  private putPiece(picture: ImageBitmap, box: Box, turning: readonly Box[]): void {
    this.fades.add(turning, this.copyPart)
    this.picture!.setTransform(1, 0, 0, 1, 0, 0)
    this.picture!.drawImage(picture, Math.round(box[0] * this.ratio), Math.round(box[1] * this.ratio))
    this.patches.mark(box, SHARP)
  }

  private seaTilesIfTheyFit(): SeaTileCache | null {
    return area(this.visible) * this.ratio ** 2 <= MAX_SEA_PIXELS ? this.seaTiles : null
  }

  /** Redraws the visible parts now, the rest when they become visible. */
  private redrawParts(parts: readonly Box[], grounds: Grounds): void {
    const near = this.painter?.isReady ? EMPTY_BOX : this.patches.growToPatches(this.visible)
    for (const part of parts) this.patches.markBlurred(part, near)
    for (const part of intersections(parts, near))
      drawLand(this.picture!, this.camera, this.ratio, grounds, part, this.seaTilesIfTheyFit())
  }

  private replacePicture(width: number, height: number, draw: (old: HTMLCanvasElement | undefined) => void): void {
    const old = this.picture?.canvas
    const [across, down] = [Math.round(width), Math.round(height)]
    if (old?.width !== across || old.height !== down) this.picture = createCanvas(across, down, false)
    draw(old)
  }

  /** Fills blank patches with the overview. */
  private fillBlank(part: Box, grounds: Grounds): void {
    const blank = this.patches.piecesBelow(BLURRED, part)
    if (blank.length === 0) return
    const ctx = this.picture!
    ctx.save()
    ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    clipToBoxes(ctx, blank)
    this.overview.draw(ctx, this.camera, part, grounds)
    ctx.restore()
    for (const box of blank) this.patches.mark(box, BLURRED)
  }

  private changedParts(grounds: Grounds): readonly Box[] {
    return this.drawnGrounds && this.drawnGrounds !== grounds
      ? screenBoxesOf(changedSpaces(this.drawnGrounds, grounds), this.camera)
      : []
  }

  /** Redraws the visible ground of changed spaces, with a fade. Returns whether anything changed. */
  updateGrounds(grounds: Grounds): boolean {
    const { ratio } = this
    const parts = this.changedParts(grounds)
    this.drawnGrounds &&= grounds
    if (parts.length === 0) return false
    const near = this.patches.growToPatches(this.visible)
    const seen = intersections(parts, near)
    const sum = seen.reduce((pixels, part) => pixels + area(part), 0)
    this.fades.stop()
    this.fadingParts = []
    if (sum > 0) this.drawCount++
    if (sum > area(near) * 0.6) {
      for (const part of [near, ...parts]) this.patches.markBlurred(part, EMPTY_BOX)
      return true
    }
    if (flightTime() > 0 && sum * ratio * ratio <= MAX_FADING_PIXELS) {
      if (this.painter?.isReady) this.fadingParts = seen
      else this.fades.add(seen, this.copyPart)
    }
    this.redrawParts(parts, grounds)
    return true
  }

  private readonly copyPart = ([x0, y0, x1, y1]: Box): HTMLCanvasElement => {
    const { ratio } = this
    const copy = createCanvas((x1 - x0) * ratio, (y1 - y0) * ratio, false)
    copy.drawImage(this.picture!.canvas, -x0 * ratio, -y0 * ratio)
    return copy.canvas
  }

  /** Returns whether a fade is running and another frame is needed. */
  draw(ctx: Canvas2D, camera: Camera, ratio: number, grounds: Grounds): boolean {
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    const { picture, ratio: r } = this
    const view: Box = [0, 0, ctx.canvas.width / ratio, ctx.canvas.height / ratio]
    if (!picture) {
      this.overview.draw(ctx, camera, view, grounds)
      return false
    }
    const stretch = camera.k / this.camera.k
    const at = (value: number) => (stretch === 1 ? snapToDevicePixel(value, ratio) : value)
    const [left, top] = [at(camera.x - this.camera.x * stretch), at(camera.y - this.camera.y * stretch)]
    const part =
      stretch === 1
        ? intersection([-left, -top, view[2] - left, view[3] - top], this.patches.all)
        : this.patches.growToPatches(this.visible)
    if (part) this.fillBlank(part, grounds)
    const [x0, y0, x1, y1] = part ?? [0, 0, 0, 0]
    const [w, h] = [(x1 - x0) * stretch, (y1 - y0) * stretch]
    const [x, y] = [left + x0 * stretch, top + y0 * stretch]
    if (!part || !isWithin(view, [x, y, x + w, y + h])) this.overview.draw(ctx, camera, view, grounds)
    if (part) ctx.drawImage(picture.canvas, x0 * r, y0 * r, (x1 - x0) * r, (y1 - y0) * r, x, y, w, h)
    return this.fades.draw(ctx, left, top, stretch)
  }
}
