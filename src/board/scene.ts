/**
 * The board's picture without React: what is shown, from where it is looked at, and which layer has to be drawn again.
 * The four layers ask it to draw them; gestures write the camera here and never pass through React.
 */

import type { Layer } from 'konva/lib/Layer'
import type { SpaceId } from '../engine/types/ids.ts'
import { CARTOUCHE, dateSheet } from './basemap/cartouche.ts'
import { Finishing } from './basemap/finishing.ts'
import { type Grounds, groundsOf, sameGrounds } from './basemap/ground.ts'
import { renewPatterns } from './basemap/patterns.ts'
import { BasemapTiles } from './basemap/tiles.ts'
import { layBoard } from './geography/table.ts'
import { printFor, renewSprites } from './glyphs/sprites.ts'
import { drawBattlegrounds } from './overlay/battlegrounds.ts'
import type { ChipPainter } from './overlay/chips.ts'
import { isBare, LAYERS, type LayerName, stale } from './overlay/depends.ts'
import { drawMarks } from './overlay/marks.ts'
import type { Pencil } from './overlay/pencil.ts'
import { drawTokens } from './overlay/tokens.ts'
import { LayoutCache } from './placement/cache.ts'
import { blockAt, type Layout, layoutScale } from './placement/layout.ts'
import { measureAnew } from './placement/lettering.ts'
import type { Rect } from './placement/rects.ts'
import type { BoardView, Camera, Canvas2D, OrderHandle, Size } from './types.ts'
import { armyBeside, hitTest } from './viewport/hitTest.ts'
import { FRAMES } from './viewport/judgement.ts'

/** The map lies still for so long (ms) before it is drawn sharp, though the hand has not let go. */
const PAUSE = 150

export class Scene {
  camera: Camera = { x: 0, y: 0, k: 0.25 }
  size: Size = { width: 0, height: 0 }
  ratio = 1
  hover: SpaceId | null = null
  /** Names wait for their fonts, so that nothing jumps. */
  lettered: boolean
  readonly basemap = new BasemapTiles()
  /** Who holds the ground. */
  grounds: Grounds
  private readonly layouts = new LayoutCache()
  private readonly layers = new Map<LayerName, Layer>()
  private readonly watchers = new Set<() => void>()
  private pause: ReturnType<typeof setTimeout> | undefined
  private readonly finishing = new Finishing(
    this.basemap,
    () => this.redraw('basemap'),
    () => this.lettered && this.layouts.prepare(this.view, FRAMES),
  )
  /** Between the first step of a gesture and its rest. */
  private moving = false
  /** Layers that were drawn with nothing on them, and need not be drawn again for a new camera. */
  private readonly bare = new Set<LayerName>()
  /** How often each layer has been drawn. */
  readonly draws: Record<LayerName, number> = { basemap: 0, marks: 0, tokens: 0, effects: 0 }
  view: BoardView
  /** Draws the odds of battles, once its code has come. */
  chips: ChipPainter | null = null
  /** Draws orders and all that moves, once its code has come. */
  pencil: Pencil | null = null

  /** `lettered`: the fonts have come, and nothing waits for them. */
  constructor(view: BoardView, lettered = false) {
    this.view = view
    this.lettered = lettered
    layBoard(view.board)
    this.grounds = groundsOf(view.spaces)
    this.date()
  }

  attach(name: LayerName, layer: Layer | null): void {
    if (layer) this.layers.set(name, layer)
    else this.layers.delete(name)
  }

  /** A layer is drawn when it comes onto the stage, before it has its pixels: whatever it drew then would be drawn again. */
  has = (name: LayerName): boolean => this.layers.has(name)

  redraw(...names: LayerName[]): void {
    for (const name of names) this.layers.get(name)?.batchDraw()
  }

  /** Told when the camera or the land has changed: the minimap listens. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher()
  }

  show(view: BoardView): void {
    const before = this.view
    this.view = view
    if (layBoard(view.board)) return this.reboard()
    if (before.spaces !== view.spaces) {
      const grounds = groundsOf(view.spaces)
      if (!sameGrounds(grounds, this.grounds)) {
        this.grounds = grounds
        this.redraw('basemap')
        this.tell()
      }
    }
    if (before.stage !== view.stage && this.date()) this.finishing.begin(true)
    if (this.lettered && before !== view) this.pencil?.move(before, view, this.layouts.layout)
    this.redraw(...stale(before, view).filter((name) => !this.staysBare(name)))
  }

  /** Another board lies on the table: nothing that was drawn or laid out holds any more. */
  private reboard(): void {
    this.grounds = groundsOf(this.view.spaces)
    this.layouts.forget()
    this.pencil?.stop()
    this.date()
    this.renewBasemap()
  }

  /** The title says when it is. Says whether that is new. */
  private date(): boolean {
    const other = dateSheet(this.view.date ?? null)
    if (other) {
      this.basemap.reprint(CARTOUCHE)
      this.redraw('basemap')
    }
    return other
  }

  /** Nothing of it is drawn any more. */
  leave(): void {
    clearTimeout(this.pause)
    this.pencil?.stop()
    this.finishing.stop()
    this.basemap.arrived = () => {}
  }

  /** The theme is another: every picture that is kept is drawn anew. */
  restyle(): void {
    renewPatterns()
    renewSprites(this.ratio)
    this.renewBasemap()
  }

  /** Every picture of the ground is drawn anew, and all that stands on it. */
  private renewBasemap(): void {
    this.basemap.forget()
    this.settle()
    this.tell()
    this.redraw('basemap', 'marks', 'tokens', 'effects')
  }

  /** These may well be shown next: while the map rests it is laid out for them. */
  foresee(views: Iterator<BoardView> | null): void {
    this.layouts.foresee(views)
    if (views) this.finishing.begin()
  }

  pointAt(space: SpaceId | null): void {
    if (space === this.hover) return
    this.hover = space
    this.redraw('marks')
  }

  resize(size: Size, ratio: number): void {
    const renewed = ratio !== this.ratio || this.size.width === 0
    this.size = size
    this.ratio = ratio
    if (renewed) printFor(ratio)
  }

  /** The fonts have come. */
  letter(): void {
    if (this.lettered) return
    this.lettered = true
    this.layouts.forget()
    measureAnew(this.ratio)
    this.basemap.refresh()
    this.finishing.begin()
    this.redraw('tokens', 'effects')
  }

  /** Follows a gesture. Every layer on which there is something draws itself once in the next frame. */
  look(camera: Camera): void {
    this.camera = camera
    this.moving = true
    this.finishing.stop()
    for (const name of LAYERS) if (!this.staysBare(name)) this.redraw(name)
    this.tell()
    // A hand that holds the map still wants to see it.
    clearTimeout(this.pause)
    this.pause = setTimeout(() => this.settle(), PAUSE)
  }

  /** The gesture has come to rest. */
  settle(): void {
    clearTimeout(this.pause)
    this.moving = false
    if (this.size.width === 0) return
    const { layout } = this.layouts
    if (layout && layout.k !== layoutScale(this.camera.k)) this.redraw('tokens', 'effects')
    const { draws } = this.basemap
    this.basemap.sharpen(this.camera, this.size, this.ratio, this.grounds)
    if (this.basemap.draws !== draws) this.redraw('basemap')
    this.finishing.begin()
  }

  isDrawn(camera: Camera): boolean {
    return this.basemap.isDrawn(camera, this.size, this.ratio, this.grounds)
  }

  laidOut(): Layout {
    return this.layouts.now(this.view, this.camera.k, this.moving)
  }

  /** Nothing stands on the layer. */
  protected isBare(name: LayerName): boolean {
    return isBare(name, this.view, this.hover, this.pencil?.running ?? false)
  }

  /** It was drawn with nothing on it, and nothing comes onto it. */
  private staysBare(name: LayerName): boolean {
    return this.bare.has(name) && this.isBare(name)
  }

  /** The space that a point of the stage means to a mouse, or to a finger. */
  spaceAt(x: number, y: number, finger = false): SpaceId | null {
    const { camera, view } = this
    const layout = this.lettered ? this.laidOut() : null
    return hitTest({ layout, camera, lit: Object.keys(view.targets), selected: view.selected }, x, y, finger)
  }

  /** The order that a point of the stage means; armies and names come first, and while targets are lit so does the land under an arrow. */
  orderAt(x: number, y: number, finger = false): OrderHandle | null {
    const { camera, view, pencil } = this
    if (!this.lettered || !pencil || !view.handles?.length) return null
    const layout = this.laidOut()
    if (blockAt(layout, camera, x, y) !== null) return null
    // A finger that is put beside an army means it, though an arrow ends there or a pill lies next to it.
    const beside = finger && armyBeside(layout, camera, x, y) !== null
    return pencil.at([x, y], view, layout, camera, finger, beside)
  }

  /** The battle whose odds a point of the stage means. */
  chipAt(x: number, y: number): SpaceId | null {
    const { camera, view, chips } = this
    if (!this.lettered || !chips || !view.chips) return null
    const layout = this.laidOut()
    return chips.at(x, y, camera, layout, this.planned(layout), view)
  }

  chipRects(): readonly Rect[] {
    const { camera, view, chips } = this
    if (!this.lettered || !chips || !view.chips) return []
    const layout = this.laidOut()
    return chips.rects(camera, layout, this.planned(layout), view)
  }

  private planned(layout: Layout) {
    return this.pencil?.planned(this.view.arrows, layout) ?? []
  }

  draw(name: LayerName, ctx: Canvas2D): void {
    if (this.size.width === 0) return
    const { camera, ratio, view, size } = this
    this.draws[name]++
    const bare = this.isBare(name)
    if (bare) this.bare.add(name)
    else this.bare.delete(name)
    // A picture that is seen is handed on with every frame in which any of them has changed.
    const layer = this.layers.get(name)
    if (layer) layer.getNativeCanvasElement().style.display = bare ? 'none' : 'block'
    ctx.save()
    if (name === 'basemap') {
      // Who shows another moment may look elsewhere in the same breath: what has changed hands is drawn where it is seen in the end.
      if (this.basemap.repaint(this.grounds) && !this.moving) this.finishing.begin(true)
      if (this.basemap.draw(ctx, camera, ratio, this.grounds)) requestAnimationFrame(() => this.redraw('basemap'))
    } else if (name === 'marks') {
      drawMarks(ctx, camera, ratio, { ...view, hover: this.hover })
      this.pencil?.ground(ctx, camera, ratio, view)
    } else if (name === 'tokens') {
      drawBattlegrounds(ctx, camera, ratio, view)
      if (this.lettered) drawTokens(ctx, camera, ratio, size, this.laidOut(), view)
    } else if (this.lettered) {
      const layout = this.laidOut()
      this.pencil?.draw(ctx, camera, ratio, layout, view)
      // While a reason is open, orders and what comes of them stand back.
      if (!view.blueMarks?.length) this.chips?.draw(ctx, camera, ratio, layout, this.planned(layout), view)
    }
    ctx.restore()
  }
}
