/** The map of the table. It is handed a view, draws it and reports presses; it knows no rules. */
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
import { t } from '../store/text.ts'
import { useTheme } from '../store/theme.ts'
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
  /** An order was pressed, by its arrow or its pill. */
  readonly onOrder?: (order: OrderHandle) => void
  /** Draws the odds of battles; `onChip`: those of a battle were pressed. */
  readonly chipPainter?: OddsChipPainter | null
  readonly onChip?: (space: SpaceId) => void
  /** Draws orders, rings and reasons. */
  readonly ordersPainter?: typeof OrdersPainter | null
  /** Draws the ground in a thread of its own. */
  readonly groundPainter?: GroundPainter | null
  /** What may well be shown next; null: nobody knows. */
  readonly upcomingViews?: Iterator<BoardView> | null
  /** Says in words the space that the keyboard is on. */
  readonly describeSpace?: ((space: SpaceId, view: BoardView) => string) | null
  readonly onHover: (space: SpaceId | null) => void
  /** The mouse has lain still over a space for a moment; null when it does so no longer. */
  readonly onHoverIntent?: (intent: HoverIntent | null) => void
  /** The keyboard goes from space to space. */
  readonly onFocusSpace?: (space: SpaceId) => void
  readonly ref?: Ref<BoardHandle>
}

/** A finger held so long (ms) asks, as Shift does. */
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
  // Whoever takes up the pointer has ignoredFocus the space the keyboard was on.
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
  /** Whether a finger is down or was last, and since when; a long press is handled once, before it is let go or after. */
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

  // The stage is written to by gestures alone, so after React has latestView it a new size the layers are told to draw.
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
    // The second half of a double press on an order finds something else there, and means nothing.
    if (event.detail > 1 && wasOnOrder.current) return
    wasOnOrder.current = (order ?? chip) !== null
    // The same holds where the first half has moved the map, so that another space lies there.
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
  /** Some browsers say a long press as the wish for a menu, and then say no click. */
  const longPress = (event: MouseEvent) => {
    if (!finger.current.down) return
    event.preventDefault()
    finger.current.handled = true
    press(event, true)
  }
  /** Over an order the hand can press it. */
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
    // A double press on a stack has picked it up, and that is all it means.
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
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: so is what is pressed in it; its keys are below */}
      <div
        ref={ground}
        className={styles.ground}
        role="application"
        aria-label={t('board.label')}
        aria-describedby="board-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is an application of its own, entered as one
        tabIndex={0}
        onClick={click}
        onContextMenu={longPress}
        onDoubleClick={zoomIn}
        onPointerDown={(event: PointerEvent) => {
          // The frame is for those who are here with the keyboard.
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
