/** The map without React: the current view, the camera, and which layers to redraw. Gestures write the camera here. */

import type { Layer } from 'konva/lib/Layer'
import type { SpaceId } from '../engine/types/ids.ts'
import { type Grounds, groundsOf, hasSameGrounds } from './basemap/ground.ts'
import { IdleSharpening } from './basemap/idle-sharpening.ts'
import { clearPatternCache } from './basemap/patterns.ts'
import { setSheetDate, TITLE_BOX } from './basemap/sheet-ornaments.ts'
import { BasemapTiles } from './basemap/tiles.ts'
import { setBoard } from './geography/current-board.ts'
import { resetSprites, setSpriteRatio } from './glyphs/sprites.ts'
import { dirtyLayers, isLayerEmpty, LAYERS, type LayerName } from './overlay/dirty-layers.ts'
import { drawBattlegrounds, drawMarks } from './overlay/marks.ts'
import type { OddsChipPainter } from './overlay/odds-chips.ts'
import type { OrdersPainter } from './overlay/orders-painter.ts'
import { drawTokens } from './overlay/tokens.ts'
import { blockAt, type Layout, layoutScale } from './placement/layout.ts'
import { LayoutCache, resetFontMetrics } from './placement/layout-cache.ts'
import type { Rect } from './placement/rects.ts'
import type { BoardView, Camera, Canvas2D, OrderHandle, Size } from './types.ts'
import { FRAME_SCALES } from './viewport/framing.ts'
import { armyUnderFinger, hitTest } from './viewport/hit-test.ts'

/** Delay before sharpening while a gesture pauses. */
const SHARPEN_DELAY_MS = 150

export class Scene {
  camera: Camera = { x: 0, y: 0, k: 0.25 }
  size: Size = { width: 0, height: 0 }
  ratio = 1
  hover: SpaceId | null = null
  /** Labels wait for their fonts, so that nothing jumps. */
  fontsReady: boolean
  readonly basemap = new BasemapTiles()
  grounds: Grounds
  private readonly layouts = new LayoutCache()
  private readonly layers = new Map<LayerName, Layer>()
  private readonly listeners = new Set<() => void>()
  private pauseTimer: ReturnType<typeof setTimeout> | undefined
  private readonly sharpening = new IdleSharpening(
    this.basemap,
    () => this.redraw('basemap'),
    () => this.fontsReady && this.layouts.layOutInIdle(this.view, FRAME_SCALES),
  )
  /** During a gesture. */
  private moving = false
  /** Layers drawn empty: a new camera does not redraw them. */
  private readonly emptyLayers = new Set<LayerName>()
  /** For tests and benchmarks. */
  readonly drawCounts: Record<LayerName, number> = { basemap: 0, marks: 0, tokens: 0, effects: 0 }
  view: BoardView
  chipPainter: OddsChipPainter | null = null
  ordersPainter: OrdersPainter | null = null

  /** `lettered`: fonts are loaded. */
  constructor(view: BoardView, lettered = false) {
    this.view = view
    this.fontsReady = lettered
    setBoard(view.board)
    this.grounds = groundsOf(view.spaces)
    this.updateDate()
  }

  attach(name: LayerName, layer: Layer | null): void {
    if (layer) this.layers.set(name, layer)
    else this.layers.delete(name)
  }

  /** Konva draws a layer when it is added, before it has its size: skip that. */
  has = (name: LayerName): boolean => this.layers.has(name)

  redraw(...names: LayerName[]): void {
    for (const name of names) this.layers.get(name)?.batchDraw()
  }

  /** Notifies about the camera and the owners. Returns an unsubscribe function. */
  subscribe(watcher: () => void): () => void {
    this.listeners.add(watcher)
    return () => this.listeners.delete(watcher)
  }

  private notify(): void {
    for (const watcher of this.listeners) watcher()
  }

  show(view: BoardView): void {
    const before = this.view
    this.view = view
    if (setBoard(view.board)) return this.replaceBoard()
    if (before.spaces !== view.spaces) {
      const grounds = groundsOf(view.spaces)
      if (!hasSameGrounds(grounds, this.grounds)) {
        this.grounds = grounds
        this.redraw('basemap')
        this.notify()
      }
    }
    if (before.stage !== view.stage && this.updateDate()) this.sharpening.start(true)
    if (this.fontsReady && before !== view) this.ordersPainter?.animate(before, view, this.layouts.layout)
    this.redraw(...dirtyLayers(before, view).filter((name) => !this.staysEmpty(name)))
  }

  private replaceBoard(): void {
    this.grounds = groundsOf(this.view.spaces)
    this.layouts.clear()
    this.ordersPainter?.stop()
    this.updateDate()
    this.redrawAll()
  }

  /** Returns whether the printed date changed. */
  private updateDate(): boolean {
    const other = setSheetDate(this.view.date ?? null)
    if (other) {
      this.basemap.invalidate(TITLE_BOX)
      this.redraw('basemap')
    }
    return other
  }

  dispose(): void {
    clearTimeout(this.pauseTimer)
    this.ordersPainter?.stop()
    this.sharpening.stop()
    this.basemap.onPartDrawn = () => {}
  }

  applyTheme(): void {
    clearPatternCache()
    resetSprites(this.ratio)
    this.redrawAll()
  }

  private redrawAll(): void {
    this.basemap.clear()
    this.settle()
    this.notify()
    this.redraw('basemap', 'marks', 'tokens', 'effects')
  }

  setUpcomingViews(views: Iterator<BoardView> | null): void {
    this.layouts.setUpcoming(views)
    if (views) this.sharpening.start()
  }

  setHover(space: SpaceId | null): void {
    if (space === this.hover) return
    this.hover = space
    this.redraw('marks')
  }

  resize(size: Size, ratio: number): void {
    const renewed = ratio !== this.ratio || this.size.width === 0
    this.size = size
    this.ratio = ratio
    if (renewed) setSpriteRatio(ratio)
  }

  onFontsLoaded(): void {
    if (this.fontsReady) return
    this.fontsReady = true
    this.layouts.clear()
    resetFontMetrics(this.ratio)
    this.basemap.invalidateAll()
    this.sharpening.start()
    this.redraw('tokens', 'effects')
  }

  /** During a gesture: schedules a redraw of the non-empty layers. */
  moveCamera(camera: Camera): void {
    this.camera = camera
    this.moving = true
    this.sharpening.stop()
    for (const name of LAYERS) if (!this.staysEmpty(name)) this.redraw(name)
    this.notify()
    // Sharpen also while the map is held still.
    clearTimeout(this.pauseTimer)
    this.pauseTimer = setTimeout(() => this.settle(), SHARPEN_DELAY_MS)
  }

  /** Ends a gesture. */
  settle(): void {
    clearTimeout(this.pauseTimer)
    this.moving = false
    if (this.size.width === 0) return
    const { layout } = this.layouts
    if (layout && layout.k !== layoutScale(this.camera.k)) this.redraw('tokens', 'effects')
    const { drawCount } = this.basemap
    this.basemap.setView(this.camera, this.size, this.ratio, this.grounds)
    if (this.basemap.drawCount !== drawCount) this.redraw('basemap')
    this.sharpening.start()
  }

  isDrawn(camera: Camera): boolean {
    return this.basemap.isDrawn(camera, this.size, this.ratio, this.grounds)
  }

  layout(): Layout {
    return this.layouts.get(this.view, this.camera.k, this.moving)
  }

  protected isLayerEmpty(name: LayerName): boolean {
    return isLayerEmpty(name, this.view, this.hover, this.ordersPainter?.isMoving ?? false)
  }

  private staysEmpty(name: LayerName): boolean {
    return this.emptyLayers.has(name) && this.isLayerEmpty(name)
  }

  spaceAt(x: number, y: number, finger = false): SpaceId | null {
    const { camera, view } = this
    const layout = this.fontsReady ? this.layout() : null
    return hitTest({ layout, camera, lit: Object.keys(view.targets), selected: view.selected }, x, y, finger)
  }

  /** Armies and names come first; while targets are lit, so does the land under an arrow. */
  orderAt(x: number, y: number, finger = false): OrderHandle | null {
    const { camera, view, ordersPainter } = this
    if (!this.fontsReady || !ordersPainter || !view.handles?.length) return null
    const layout = this.layout()
    if (blockAt(layout, camera, x, y) !== null) return null
    // A touch beside an army means the army, not an arrow that ends there.
    const beside = finger && armyUnderFinger(layout, camera, x, y) !== null
    return ordersPainter.orderAt([x, y], view, layout, camera, finger, beside)
  }

  chipAt(x: number, y: number): SpaceId | null {
    const { camera, view, chipPainter } = this
    if (!this.fontsReady || !chipPainter || !view.chips) return null
    const layout = this.layout()
    return chipPainter.at(x, y, camera, layout, this.plannedArrows(layout), view)
  }

  chipRects(): readonly Rect[] {
    const { camera, view, chipPainter } = this
    if (!this.fontsReady || !chipPainter || !view.chips) return []
    const layout = this.layout()
    return chipPainter.rects(camera, layout, this.plannedArrows(layout), view)
  }

  private plannedArrows(layout: Layout) {
    return this.ordersPainter?.plannedArrows(this.view.arrows, layout) ?? []
  }

  draw(name: LayerName, ctx: Canvas2D): void {
    if (this.size.width === 0) return
    const { camera, ratio, view, size } = this
    this.drawCounts[name]++
    const bare = this.isLayerEmpty(name)
    if (bare) this.emptyLayers.add(name)
    else this.emptyLayers.delete(name)
    // Hide empty canvases: the browser composites visible ones in every frame.
    const layer = this.layers.get(name)
    if (layer) layer.getNativeCanvasElement().style.display = bare ? 'none' : 'block'
    ctx.save()
    if (name === 'basemap') {
      // A new view often moves the camera too: draw changed ground only where it ends up visible.
      if (this.basemap.updateGrounds(this.grounds) && !this.moving) this.sharpening.start(true)
      if (this.basemap.draw(ctx, camera, ratio, this.grounds)) requestAnimationFrame(() => this.redraw('basemap'))
    } else if (name === 'marks') {
      drawMarks(ctx, camera, ratio, { ...view, hover: this.hover })
      this.ordersPainter?.drawGround(ctx, camera, ratio, view)
    } else if (name === 'tokens') {
      drawBattlegrounds(ctx, camera, ratio, view)
      if (this.fontsReady) drawTokens(ctx, camera, ratio, size, this.layout(), view)
    } else if (this.fontsReady) {
      const layout = this.layout()
      this.ordersPainter?.draw(ctx, camera, ratio, layout, view)
      // An open reason hides the odds.
      if (!view.blueMarks?.length) this.chipPainter?.draw(ctx, camera, ratio, layout, this.plannedArrows(layout), view)
    }
    ctx.restore()
  }
}
