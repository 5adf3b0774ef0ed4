/** The map. It draws a view and reports presses; it has no rules. */
import type { Stage as KonvaStage } from 'konva/lib/Stage'
import {
  type MouseEvent,
  memo,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SpaceId } from '../engine/types/ids.ts'
import { onScreen, pointIn } from '../scaling.ts'
import { useTheme } from '../store/settings/theme.ts'
import { t } from '../store/text.ts'
import styles from './Board.module.css'
import type { GroundPainter } from './basemap/ground-painter.ts'
import { Controls } from './Controls.tsx'
import { currentTheme, setTheme } from './glyphs/colours.ts'
import { useMapFonts } from './glyphs/fonts.ts'
import { Minimap } from './Minimap.tsx'
import type { OddsChipPainter } from './overlay/odds-chips.ts'
import type { OrdersPainter } from './overlay/orders-painter.ts'
import { Picture } from './Picture.tsx'
import { armyAt } from './placement/layout.ts'
import { Scene } from './scene.ts'
import type { BoardHandle, BoardView, OrderHandle, SpacePress } from './types.ts'
import { EdgePointers } from './viewport/EdgePointers.tsx'
import { clickablePoint } from './viewport/hit-test.ts'
import { useMapKeys } from './viewport/keyboard.ts'
import { type HoverIntent, hoverObstacles, useMouse } from './viewport/pointer.ts'
import { useCamera } from './viewport/useCamera.ts'

type Props = {
  readonly view: BoardView
  readonly onSpace: (space: SpaceId, press: SpacePress) => void
  /** An order's arrow or pill was pressed. */
  readonly onOrder?: (order: OrderHandle) => void
  /** Draws the odds of battles; `onChip`: one of them was pressed. */
  readonly chipPainter?: OddsChipPainter | null
  readonly onChip?: (space: SpaceId) => void
  readonly ordersPainter?: typeof OrdersPainter | null
  /** Draws the ground in a worker. */
  readonly groundPainter?: GroundPainter | null
  /** Views that may be shown next; laid out in idle time. */
  readonly upcomingViews?: Iterator<BoardView> | null
  /** Describes the focused space for screen readers. */
  readonly describeSpace?: ((space: SpaceId, view: BoardView) => string) | null
  readonly onHover: (space: SpaceId | null) => void
  /** The mouse rests over a space; null when it moves on. */
  readonly onHoverIntent?: (intent: HoverIntent | null) => void
  readonly onFocusSpace?: (space: SpaceId) => void
  readonly ref?: Ref<BoardHandle>
}

/** A touch of this length counts as Shift and click. */
const LONG_PRESS_MS = 500

export const Board = memo(function Board({
  view: latestView,
  onSpace,
  onOrder,
  chipPainter = null,
  onChip,
  ordersPainter: Painter = null,
  groundPainter = null,
  upcomingViews = null,
  describeSpace = null,
  onHover,
  onHoverIntent,
  onFocusSpace,
  ref,
}: Props) {
  // Pointer input hides the keyboard focus.
  const [ignoredFocus, setIgnoredFocus] = useState<SpaceId | null>(null)
  const view = useMemo(
    () => (ignoredFocus !== null && latestView.focus === ignoredFocus ? { ...latestView, focus: null } : latestView),
    [latestView, ignoredFocus],
  )
  const fonts = useMapFonts()
  const [scene] = useState(() => new Scene(view, fonts))
  const ground = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const theme = useTheme()
  const mouse = useMouse(scene, { onHover, onHoverIntent })
  /** The current or last touch; a long press is handled once, by `contextmenu` or by `click`. */
  const finger = useRef({ down: false, since: 0, handled: false })

  const wasOnOrder = useRef(false)
  const lastSpace = useRef<SpaceId | null>(null)

  useLayoutEffect(() => {
    if (currentTheme() === theme) return
    setTheme(theme)
    scene.applyTheme()
  }, [scene, theme])
  useLayoutEffect(() => {
    scene.chipPainter = chipPainter
    scene.redraw('effects')
  }, [scene, chipPainter])
  useLayoutEffect(() => {
    scene.ordersPainter = Painter && new Painter(() => scene.redraw('effects'))
    scene.redraw('marks', 'effects')
  }, [scene, Painter])
  useLayoutEffect(() => {
    scene.basemap.painter = groundPainter
  }, [scene, groundPainter])
  useLayoutEffect(() => scene.show(view), [scene, view])
  useEffect(() => scene.setUpcomingViews(upcomingViews), [scene, upcomingViews])
  useEffect(() => {
    if (fonts) scene.onFontsLoaded()
  }, [scene, fonts])

  const { navigate, insets, size } = useCamera(scene, ground, {
    onDrag: (held) => {
      ground.current?.classList.toggle(styles.held!, held)
      mouse.setDragging(held)
    },
    onStart: mouse.endHover,
    onSettle: mouse.mapMoved,
  })

  // Gestures bypass React, so a new size needs a redraw here.
  useLayoutEffect(() => {
    if (size.width === 0) return
    for (const layer of stage.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(scene.ratio)
    scene.moveCamera(scene.camera)
    scene.settle()
  }, [scene, size])

  useImperativeHandle(
    ref,
    (): BoardHandle => ({
      fit: navigate.showAll,
      show: navigate.show,
      frame: navigate.frame,
      begin: navigate.begin,
      keep: navigate.keep,
      keepDrawn: navigate.keepDrawn,
      theatre: navigate.showTheatre,
      zoomBy: navigate.zoomBy,
      camera: () => ({ ...scene.camera }),
      clickPointOf: (space) => onScreen(ground.current!, clickablePoint(scene, space, insets.current)),
      blocksOf: (space) => hoverObstacles(scene, space),
    }),
    [scene, navigate, insets],
  )

  const pointOf = (event: MouseEvent) => pointIn(ground.current!, event)
  const press = (event: MouseEvent, shift = event.shiftKey) => {
    const [px, py] = pointOf(event)
    const chip = shift || !onChip ? null : scene.chipAt(px, py)
    const order = shift || chip || !onOrder ? null : scene.orderAt(px, py, finger.current.down)
    const space = scene.spaceAt(px, py, finger.current.down)
    const { altKey: alt, clientX: x, clientY: y } = event
    setIgnoredFocus(latestView.focus)
    mouse.endHover()
    // The second click of a double click on an order hits something else: ignore it.
    if (event.detail > 1 && wasOnOrder.current) return
    wasOnOrder.current = (order ?? chip) !== null
    // The first click may have moved the map to another space: ignore the second.
    const isOther = event.detail > 1 && space !== lastSpace.current
    lastSpace.current = space
    if (isOther) return
    if (chip) onChip?.(chip)
    else if (order) onOrder?.(order)
    else if (space) onSpace(space, { shift, alt, double: event.detail > 1, touch: finger.current.down, at: { x, y } })
  }
  const click = (event: MouseEvent) => {
    const { down, since, handled } = finger.current
    if (down && handled) return
    press(event, event.shiftKey || (down && event.timeStamp - since > LONG_PRESS_MS))
  }
  /** Some browsers report a long press as `contextmenu`, without a click. */
  const longPress = (event: MouseEvent) => {
    if (!finger.current.down) return
    event.preventDefault()
    finger.current.handled = true
    press(event, true)
  }
  /** Shows the pressable cursor over orders and odds chips. */
  const updateCursor = (event: PointerEvent<HTMLElement>) => {
    mouse.move(event)
    const [x, y] = pointOf(event)
    event.currentTarget.classList.toggle(
      styles.order!,
      event.buttons === 0 &&
        ((onOrder !== undefined && scene.orderAt(x, y) !== null) || (onChip !== undefined && scene.chipAt(x, y) !== null)),
    )
  }
  const zoomIn = (event: MouseEvent) => {
    if (wasOnOrder.current) return
    const [px, py] = pointOf(event)
    // A double click on an army selects it and does not zoom.
    if (scene.fontsReady && armyAt(scene.layout(), scene.camera, px, py) !== null) return
    navigate.zoomBy(event.shiftKey ? 1 / 1.7 : 1.7, [px, py])
  }

  const focusOn = (space: SpaceId) => {
    setIgnoredFocus(null)
    onFocusSpace?.(space)
  }
  const keys = useMapKeys({ picture: scene, view, onSpace, onFocusSpace: focusOn, ground, insets, navigate })

  return (
    <div className={styles.board}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: its keys are handled below */}
      <div
        ref={ground}
        className={styles.ground}
        role="application"
        aria-label={t('board.label')}
        aria-describedby="board-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map has role application
        tabIndex={0}
        onClick={click}
        onContextMenu={longPress}
        onDoubleClick={zoomIn}
        onPointerDown={(event: PointerEvent) => {
          // The focus ring is for keyboard users.
          event.currentTarget.classList.add(styles.pointed!)
          finger.current = { down: event.pointerType === 'touch', since: event.timeStamp, handled: false }
        }}
        onPointerMove={updateCursor}
        onPointerLeave={mouse.leave}
        onBlur={(event) => event.currentTarget.classList.remove(styles.pointed!)}
        onKeyDown={(event) => {
          event.currentTarget.classList.remove(styles.pointed!)
          mouse.endHover()
          keys(event)
        }}
      >
        {size.width > 0 && <Picture scene={scene} size={size} stage={stage} />}
      </div>
      <p id="board-keys" className={styles.unseen}>
        {t('board.keys')}
      </p>
      <p className={styles.unseen} aria-live="polite">
        {(view.focus && describeSpace?.(view.focus, view)) ?? ''}
      </p>
      <EdgePointers picture={scene} view={view} insets={insets} onShow={navigate.show} />
      <Minimap scene={scene} onGo={navigate.centreOn} />
      <Controls onTheatre={navigate.showTheatre} onZoom={navigate.zoomBy} onFit={navigate.showAll} />
    </div>
  )
})
