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
import type { Painter } from './basemap/painter.ts'
import { Controls } from './Controls.tsx'
import { setTheme, themeDrawn } from './glyphs/colours.ts'
import { useFonts } from './glyphs/fonts.ts'
import { Minimap } from './Minimap.tsx'
import type { ChipPainter } from './overlay/chips.ts'
import type { Pencil } from './overlay/pencil.ts'
import { Picture } from './Picture.tsx'
import { armyAt } from './placement/layout.ts'
import { Scene } from './scene.ts'
import type { BoardHandle, BoardView, OrderHandle, SpacePress } from './types.ts'
import { EdgePointers } from './viewport/EdgePointers.tsx'
import { clickablePoint } from './viewport/handle.ts'
import { useMapKeys } from './viewport/keyboard.ts'
import { blocksOf, type HoverIntent, useMouse } from './viewport/pointer.ts'
import { useCamera } from './viewport/useCamera.ts'

type Props = {
  readonly view: BoardView
  readonly onSpace: (space: SpaceId, press: SpacePress) => void
  /** An order was pressed, by its arrow or its pill. */
  readonly onOrder?: (order: OrderHandle) => void
  /** Draws the odds of battles; `onChip`: those of a battle were pressed. */
  readonly chips?: ChipPainter | null
  readonly onChip?: (space: SpaceId) => void
  /** Draws orders, rings and reasons. */
  readonly pencil?: typeof Pencil | null
  /** Draws the ground in a thread of its own. */
  readonly painter?: Painter | null
  /** What may well be shown next; null: nobody knows. */
  readonly foreseen?: Iterator<BoardView> | null
  /** Says in words the space that the keyboard is on. */
  readonly tell?: ((space: SpaceId, view: BoardView) => string) | null
  readonly onHover: (space: SpaceId | null) => void
  /** The mouse has lain still over a space for a moment; null when it does so no longer. */
  readonly onHoverIntent?: (intent: HoverIntent | null) => void
  /** The keyboard goes from space to space. */
  readonly onFocusSpace?: (space: SpaceId) => void
  readonly ref?: Ref<BoardHandle>
}

/** A finger held so long (ms) asks, as Shift does. */
const LONG = 500

export const Board = memo(function Board({
  view: given,
  onSpace,
  onOrder,
  chips = null,
  onChip,
  pencil: Drawing = null,
  painter = null,
  foreseen = null,
  tell = null,
  onHover,
  onHoverIntent,
  onFocusSpace,
  ref,
}: Props) {
  // Whoever takes up the pointer has left the space the keyboard was on.
  const [left, setLeft] = useState<SpaceId | null>(null)
  const view = useMemo(() => (left !== null && given.focus === left ? { ...given, focus: null } : given), [given, left])
  const fonts = useFonts()
  const [scene] = useState(() => new Scene(view, fonts))
  const ground = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const theme = useTheme()
  const mouse = useMouse(scene, { onHover, onHoverIntent })
  /** Whether a finger is down or was last, and since when; a long press is answered once, before it is let go or after. */
  const finger = useRef({ down: false, since: 0, answered: false })

  const onOrderLast = useRef(false)
  const spaceLast = useRef<SpaceId | null>(null)

  useLayoutEffect(() => {
    if (themeDrawn() === theme) return
    setTheme(theme)
    scene.restyle()
  }, [scene, theme])
  useLayoutEffect(() => {
    scene.chips = chips
    scene.redraw('effects')
  }, [scene, chips])
  useLayoutEffect(() => {
    scene.pencil = Drawing && new Drawing(() => scene.redraw('effects'))
    scene.redraw('marks', 'effects')
  }, [scene, Drawing])
  useLayoutEffect(() => {
    scene.basemap.painter = painter
  }, [scene, painter])
  useLayoutEffect(() => scene.show(view), [scene, view])
  useEffect(() => scene.foresee(foreseen), [scene, foreseen])
  useEffect(() => {
    if (fonts) scene.letter()
  }, [scene, fonts])

  const { look, insets, size } = useCamera(scene, ground, {
    grab: (held) => {
      ground.current?.classList.toggle(styles.held!, held)
      mouse.hold(held)
    },
    taken: mouse.rise,
    rest: mouse.moved,
  })

  // The stage is written to by gestures alone, so after React has given it a new size the layers are told to draw.
  useLayoutEffect(() => {
    if (size.width === 0) return
    for (const layer of stage.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(scene.ratio)
    scene.look(scene.camera)
    scene.settle()
  }, [scene, size])

  useImperativeHandle(
    ref,
    (): BoardHandle => ({
      fit: look.all,
      show: look.show,
      frame: look.frame,
      begin: look.begin,
      keep: look.keep,
      keepDrawn: look.keepDrawn,
      theatre: look.theatre,
      zoomBy: look.zoomBy,
      camera: () => ({ ...scene.camera }),
      clickPointOf: (space) => onScreen(ground.current!, clickablePoint(scene, space, insets.current)),
      blocksOf: (space) => blocksOf(scene, space),
    }),
    [scene, look, insets],
  )

  const pointOf = (event: MouseEvent) => pointIn(ground.current!, event)
  const press = (event: MouseEvent, shift = event.shiftKey) => {
    const [px, py] = pointOf(event)
    const chip = shift || !onChip ? null : scene.chipAt(px, py)
    const order = shift || chip || !onOrder ? null : scene.orderAt(px, py, finger.current.down)
    const space = scene.spaceAt(px, py, finger.current.down)
    const { altKey: alt, clientX: x, clientY: y } = event
    setLeft(given.focus)
    mouse.rise()
    // The second half of a double press on an order finds something else there, and means nothing.
    if (event.detail > 1 && onOrderLast.current) return
    onOrderLast.current = (order ?? chip) !== null
    // The same holds where the first half has moved the map, so that another space lies there.
    const isOther = event.detail > 1 && space !== spaceLast.current
    spaceLast.current = space
    if (isOther) return
    if (chip) onChip?.(chip)
    else if (order) onOrder?.(order)
    else if (space) onSpace(space, { shift, alt, double: event.detail > 1, touch: finger.current.down, at: { x, y } })
  }
  const click = (event: MouseEvent) => {
    const { down, since, answered } = finger.current
    if (down && answered) return
    press(event, event.shiftKey || (down && event.timeStamp - since > LONG))
  }
  /** Some browsers say a long press as the wish for a menu, and then say no click. */
  const longPress = (event: MouseEvent) => {
    if (!finger.current.down) return
    event.preventDefault()
    finger.current.answered = true
    press(event, true)
  }
  /** Over an order the hand can press it. */
  const pointing = (event: PointerEvent<HTMLElement>) => {
    mouse.move(event)
    const [x, y] = pointOf(event)
    event.currentTarget.classList.toggle(
      styles.order!,
      event.buttons === 0 &&
        ((onOrder !== undefined && scene.orderAt(x, y) !== null) || (onChip !== undefined && scene.chipAt(x, y) !== null)),
    )
  }
  const zoomIn = (event: MouseEvent) => {
    if (onOrderLast.current) return
    const [px, py] = pointOf(event)
    // A double press on a stack has picked it up, and that is all it means.
    if (scene.lettered && armyAt(scene.laidOut(), scene.camera, px, py) !== null) return
    look.zoomBy(event.shiftKey ? 1 / 1.7 : 1.7, [px, py])
  }

  const focusOn = (space: SpaceId) => {
    setLeft(null)
    onFocusSpace?.(space)
  }
  const keys = useMapKeys({ picture: scene, view, onSpace, onFocusSpace: focusOn, ground, insets, look })

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
          finger.current = { down: event.pointerType === 'touch', since: event.timeStamp, answered: false }
        }}
        onPointerMove={pointing}
        onPointerLeave={mouse.leave}
        onBlur={(event) => event.currentTarget.classList.remove(styles.pointed!)}
        onKeyDown={(event) => {
          event.currentTarget.classList.remove(styles.pointed!)
          mouse.rise()
          keys(event)
        }}
      >
        {size.width > 0 && <Picture scene={scene} size={size} stage={stage} />}
      </div>
      <p id="board-keys" className={styles.unseen}>
        {t('board.keys')}
      </p>
      <p className={styles.unseen} aria-live="polite">
        {(view.focus && tell?.(view.focus, view)) ?? ''}
      </p>
      <EdgePointers picture={scene} view={view} insets={insets} onShow={look.show} />
      <Minimap scene={scene} onGo={look.centre} />
      <Controls onTheatre={look.theatre} onZoom={look.zoomBy} onFit={look.all} />
    </div>
  )
})
