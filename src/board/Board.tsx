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
import type { SpaceId } from '../engine/types/ids'
import { t } from '../store/text'
import styles from './Board.module.css'
import { Controls } from './Controls'
import { CLOSEST, cameraOn, cameraOnAll, type Rig, rigUp } from './camera'
import { describe } from './describe'
import { useFonts } from './fonts'
import { boundsOf, clickPointOf, THEATRES, toBoard } from './geometry'
import { clickablePoint, comfortable } from './handle'
import { useKeys } from './keys'
import { Minimap } from './Minimap'
import { Picture } from './Picture'
import { Scene } from './scene'
import type { BoardHandle, BoardView, Camera, SpacePress } from './types'

type Props = {
  readonly view: BoardView
  readonly onSpace: (space: SpaceId, press: SpacePress) => void
  readonly onHover: (space: SpaceId | null) => void
  /** The keyboard goes from space to space. */
  readonly onFocusSpace?: (space: SpaceId) => void
  readonly ref?: Ref<BoardHandle>
}

const pixelRatio = () => Math.min(2, globalThis.devicePixelRatio || 1)

export const Board = memo(function Board({ view: given, onSpace, onHover, onFocusSpace, ref }: Props) {
  // Whoever takes up the pointer has left the space the keyboard was on.
  const [left, setLeft] = useState<SpaceId | null>(null)
  const view = useMemo(() => (left !== null && given.focus === left ? { ...given, focus: null } : given), [given, left])
  const [scene] = useState(() => new Scene(view))
  const ground = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const rig = useRef<Rig>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const fonts = useFonts()

  useLayoutEffect(() => scene.show(view), [scene, view])
  useEffect(() => {
    if (fonts) scene.letter()
  }, [scene, fonts])

  useLayoutEffect(() => {
    const element = ground.current!
    const made = rigUp(element, {
      move: (camera: Camera) => scene.look(camera, stage.current),
      rest: () => scene.rest(),
      grab: (held) => element.classList.toggle(styles.held!, held),
    })
    rig.current = made
    let first = true
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      scene.resize(next, pixelRatio())
      setSize(next)
      made.resize(next)
      if (first) made.go(cameraOn(boundsOf(OPENING), next, CLOSEST), 'once')
      first = false
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      made.dispose()
      scene.leave()
    }
  }, [scene])

  // The stage is written to by gestures alone, so after React has given it a new size the layers are told to draw.
  useLayoutEffect(() => {
    if (size.width === 0) return
    for (const layer of stage.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(scene.ratio)
    scene.look(scene.camera, stage.current)
    scene.rest()
  }, [scene, size])

  useImperativeHandle(ref, (): BoardHandle => {
    const fly = (spaces: readonly SpaceId[], most: number) => rig.current?.go(cameraOn(boundsOf(spaces), scene.size, most))
    return {
      panTo: (space) => {
        const k = comfortable(scene.camera.k)
        const [x, y] = clickPointOf(space)
        rig.current?.go({ k, x: scene.size.width / 2 - x * k, y: scene.size.height / 2 - y * k })
      },
      fit: (spaces = []) => {
        if (spaces.length === 0) rig.current?.go(cameraOnAll(scene.size))
        else fly(spaces, Math.max(scene.camera.k, 1.3))
      },
      zoomBy: (factor) => rig.current?.zoomBy(factor),
      theatre: (id) => fly(THEATRES[id], CLOSEST),
      clickPointOf: (space) => {
        const { left, top } = ground.current!.getBoundingClientRect()
        const [x, y] = clickablePoint(scene, space)
        return { x: left + x, y: top + y }
      },
    }
  }, [scene])

  const spaceUnder = (event: { clientX: number; clientY: number }) => {
    const { left, top } = ground.current!.getBoundingClientRect()
    return scene.spaceAt(event.clientX - left, event.clientY - top)
  }
  const hover = (space: SpaceId | null) => {
    if (space === scene.hover) return
    scene.pointAt(space)
    onHover(space)
  }
  const press = (event: MouseEvent) => {
    const space = spaceUnder(event)
    const { shiftKey: shift, altKey: alt, clientX: x, clientY: y } = event
    setLeft(given.focus)
    if (space) onSpace(space, { shift, alt, double: event.detail > 1, at: { x, y } })
  }
  const zoomIn = (event: MouseEvent) => {
    const { left, top } = ground.current!.getBoundingClientRect()
    const [px, py] = [event.clientX - left, event.clientY - top]
    const [x, y] = toBoard([px, py], scene.camera)
    const k = Math.min(CLOSEST, scene.camera.k * (event.shiftKey ? 0.6 : 1.7))
    rig.current?.go({ k, x: px - x * k, y: py - y * k })
  }

  const focusOn = (space: SpaceId) => {
    setLeft(null)
    onFocusSpace?.(space)
  }
  const keys = useKeys(scene, rig, view, onSpace, focusOn, ground)

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
        onClick={press}
        onDoubleClick={zoomIn}
        onPointerMove={(event: PointerEvent) => {
          if (event.pointerType !== 'touch' && event.buttons === 0) hover(spaceUnder(event))
        }}
        onPointerLeave={() => hover(null)}
        onKeyDown={keys}
      >
        {size.width > 0 && <Picture scene={scene} size={size} stage={stage} />}
      </div>
      <p id="board-keys" className={styles.unseen}>
        {t('board.keys')}
      </p>
      <p className={styles.unseen} aria-live="polite">
        {view.focus ? describe(view.focus, view) : ''}
      </p>
      <Minimap
        scene={scene}
        onGo={(x, y) =>
          rig.current?.go(
            { k: scene.camera.k, x: scene.size.width / 2 - x * scene.camera.k, y: scene.size.height / 2 - y * scene.camera.k },
            'once',
          )
        }
      />
      <Controls
        onTheatre={(id) => rig.current?.go(cameraOn(boundsOf(THEATRES[id]), scene.size, CLOSEST))}
        onZoom={(factor) => rig.current?.zoomBy(factor)}
        onFit={() => rig.current?.go(cameraOnAll(scene.size))}
      />
    </div>
  )
})

/** What the table opens on: Europe, from Ireland to the Urals. */
const OPENING: readonly SpaceId[] = ['ireland', 'norway', 'moscow', 'sicily', 'ankara', 'spain']
