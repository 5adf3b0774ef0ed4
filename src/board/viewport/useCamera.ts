/** Where the map is looked at from: the hand's doing, and what somebody asks to be shown. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { cssScaleOf, pixelRatio } from '../../scaling.ts'
import { THEATRES } from '../geography/geometry.ts'
import type { Camera, Size, TheatreId } from '../types.ts'
import { cameraOnAll, cameraOnSpaces, OPENING_SPACES } from './camera-limits.ts'
import { type CameraRig, createCameraRig } from './camera-rig.ts'
import { cameraFor, currentSpot, type MapRequest, stepClearOfCovers, toFrameRequest } from './framing.ts'
import type { PictureState } from './hit-test.ts'
import { computeInsets, coveringBoxes, type Insets } from './insets.ts'

/** The picture on the stage, as far as it is looked at. */
type CameraScene = PictureState & {
  moveCamera(camera: Camera): void
  settle(): void
  /** All that is coversChecked from there is drawn. */
  isDrawn(camera: Camera): boolean
  resize(size: Size, pixelRatio: number): void
  dispose(): void
}

type CameraListeners = {
  /** The mouse draws the map along. */
  readonly onDrag: (held: boolean) => void
  /** The map was pressed, or has begun to move. */
  readonly onStart: () => void
  /** The map has come to rest. */
  readonly onSettle: () => void
}

export function useCamera(scene: CameraScene, ground: RefObject<HTMLDivElement | null>, latest: CameraListeners) {
  const rig = useRef<CameraRig>(null)
  const insets = useRef<Insets>(computeInsets({ width: 0, height: 0 }, []))
  /** What was request for last, until the hand goes elsewhere: shown again when the map gets another size. */
  const request = useRef<MapRequest | null>(null)
  /** Whether what was request for has been looked at where it stands. */
  const coversChecked = useRef(true)
  /** The hand has chosen where to navigate; the game does not navigate elsewhere until something new begins. */
  const movedByUser = useRef(false)
  const isFirst = useRef(true)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const listeners = useRef(latest)
  listeners.current = latest

  const navigate = useMemo(() => {
    const apply = (mode?: 'jump' | 'fly', wish = request.current) => {
      const made = rig.current
      if (!made || !wish || insets.current.width === 0) return
      coversChecked.current = false
      const goal = cameraFor(toFrameRequest(scene, wish), made.target(), insets.current)
      if (goal) made.moveTo(goal, mode)
      else clearCovers()
    }
    /** Where armies find room is known only once the map is there; from the place they were looked for it may be a step. */
    const clearCovers = (mode?: 'jump') => {
      const made = rig.current
      if (!made || !request.current || coversChecked.current) return
      coversChecked.current = true
      const spots = request.current.core.map((space) => currentSpot(scene, space))
      const goal = stepClearOfCovers(spots, made.target(), insets.current)
      if (goal) made.moveTo(goal, mode)
    }
    const ask = (wish: MapRequest) => {
      request.current = wish
      // Nothing has been coversChecked yet that could be lost sight of.
      apply(isFirst.current ? 'jump' : 'fly')
      isFirst.current = false
    }
    /** Who goes elsewhere no longer wants to see what was request for. */
    const release = () => {
      isFirst.current = false
      request.current = null
      movedByUser.current = true
      return rig.current
    }
    /** After a part of the page took room from the map or gave it back: the map moves only if what was request for is hidden now. */
    const refit = () => {
      const wish = request.current
      if (wish) apply('fly', { ...wish, how: 'clear', around: wish.how === 'clear' ? (wish.around ?? []) : [] })
    }
    return {
      apply,
      refit,
      clearCovers,
      release,
      showAll: () => release()?.moveTo(cameraOnAll(insets.current)),
      showTheatre: (id: TheatreId) => release()?.moveTo(cameraOnSpaces(THEATRES[id], insets.current)),
      /** What somebody request to see stands in the middle. */
      show: (spaces: readonly SpaceId[]) => ask({ how: 'middle', core: spaces }),
      /** The keyboard goes to a space: it is enough that it is coversChecked. */
      reveal: (spaces: readonly SpaceId[]) => ask({ how: 'clear', core: spaces }),
      /** Something new begins, and the map is about it. */
      frame: (core: readonly SpaceId[], around: readonly SpaceId[], maxScale?: number) => {
        movedByUser.current = false
        ask({ how: 'fill', core, around, ...(maxScale ? { maxScale } : {}) })
      },
      /** Something new begins that need only be coversChecked, wherever the hand has gone before. */
      begin: (core: readonly SpaceId[], around: readonly SpaceId[]) => {
        movedByUser.current = false
        ask({ how: 'clear', core, around })
      },
      /** What belongs to what is being done is coversChecked, unless the hand has chosen to navigate elsewhere. */
      keep: (core: readonly SpaceId[], around: readonly SpaceId[]) => {
        if (!movedByUser.current) ask({ how: 'clear', core, around })
      },
      keepDrawn: (core: readonly SpaceId[], around: readonly SpaceId[]): boolean => {
        const made = rig.current
        if (movedByUser.current || !made) return movedByUser.current
        const wish: MapRequest = { how: 'clear', core, around }
        const goal = cameraFor(toFrameRequest(scene, wish), made.target(), insets.current)
        if (goal && !scene.isDrawn(goal)) return false
        ask(wish)
        return true
      },
      zoomBy: (factor: number, about?: Point) => release()?.zoomBy(factor, about),
      centreOn: (x: number, y: number) => {
        const { camera, size } = scene
        release()?.moveTo({ k: camera.k, x: size.width / 2 - x * camera.k, y: size.height / 2 - y * camera.k }, 'jump')
      },
    }
  }, [scene])

  useLayoutEffect(() => {
    const element = ground.current!
    /** Nothing has been drawn yet, and what is drawn first had better stand right. */
    let drawn = false
    /** The map is not drawn before it has been said what it is about: that follows at once, or nothing does when it has its size. */
    let isOpening = false
    const created = createCameraRig(element, {
      onMove: (camera) => scene.moveCamera(camera),
      onSettle: () => {
        if (isOpening) return
        if (!drawn && scene.fontsReady) {
          drawn = true
          navigate.clearCovers('jump')
        }
        scene.settle()
        navigate.clearCovers()
        listeners.current.onSettle()
      },
      onDrag: (held) => listeners.current.onDrag(held),
      onStart: () => listeners.current.onStart(),
      onUserMove: navigate.release,
    })
    rig.current = created
    let first = true
    let corner: Point = [0, 0]
    let page = ''
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      scene.resize(next, pixelRatio(element))
      setSize(next)
      insets.current = computeInsets(next, coveringBoxes(element.parentElement!), coveringBoxes(element.parentElement!, true))
      const wasFlying = created.isFlying()
      const { left, top } = element.getBoundingClientRect()
      const scale = cssScaleOf(element)
      const window = `${innerWidth} ${innerHeight}`
      // Only the page around the map has changed, so the picture stays where it is on the screen.
      const isPage = !first && window === page
      created.resize(insets.current, isPage ? [(corner[0] - left) / scale, (corner[1] - top) / scale] : undefined)
      corner = [left, top]
      page = window
      isOpening = first
      if (first) created.moveTo(cameraOnSpaces(OPENING_SPACES, insets.current), 'jump')
      isOpening = false
      if (isPage) navigate.refit()
      else navigate.apply(wasFlying ? 'fly' : 'jump')
      first = false
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      created.dispose()
      scene.dispose()
    }
  }, [scene, ground, navigate])

  return { navigate, insets, size }
}
