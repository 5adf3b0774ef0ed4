/** The camera of the board: user gestures and requests to show spaces. */
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

type CameraScene = PictureState & {
  moveCamera(camera: Camera): void
  settle(): void
  /** Whether that view needs no drawing. */
  isDrawn(camera: Camera): boolean
  resize(size: Size, pixelRatio: number): void
  dispose(): void
}

type CameraListeners = {
  readonly onDrag: (held: boolean) => void
  readonly onStart: () => void
  readonly onSettle: () => void
}

export function useCamera(scene: CameraScene, ground: RefObject<HTMLDivElement | null>, latest: CameraListeners) {
  const rig = useRef<CameraRig>(null)
  const insets = useRef<Insets>(computeInsets({ width: 0, height: 0 }, []))
  /** The last request, until the user moves the map; applied again after a resize. */
  const request = useRef<MapRequest | null>(null)
  const coversChecked = useRef(true)
  /** The user moved the map: `keep` has no effect until something new begins. */
  const movedByUser = useRef(false)
  const isFirst = useRef(true)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const listeners = useRef(latest)
  listeners.current = latest

  const navigate = useMemo(() => {
    const apply = (mode?: 'jump' | 'fly', wanted = request.current) => {
      const camera = rig.current
      if (!camera || !wanted || insets.current.width === 0) return
      coversChecked.current = false
      const goal = cameraFor(toFrameRequest(scene, wanted), camera.target(), insets.current)
      if (goal) camera.moveTo(goal, mode)
      else clearCovers()
    }
    /** Where armies fit is known only after the move; corrects the camera by a step. */
    const clearCovers = (mode?: 'jump') => {
      const camera = rig.current
      if (!camera || !request.current || coversChecked.current) return
      coversChecked.current = true
      const spots = request.current.core.map((space) => currentSpot(scene, space))
      const goal = stepClearOfCovers(spots, camera.target(), insets.current)
      if (goal) camera.moveTo(goal, mode)
    }
    const ask = (wanted: MapRequest) => {
      request.current = wanted
      // The first view has no previous place: jump.
      apply(isFirst.current ? 'jump' : 'fly')
      isFirst.current = false
    }
    /** Drops the request when the user navigates. */
    const release = () => {
      isFirst.current = false
      request.current = null
      movedByUser.current = true
      return rig.current
    }
    /** After a resize of the map: moves only if the request is hidden now. */
    const refit = () => {
      const wanted = request.current
      if (wanted) apply('fly', { ...wanted, how: 'clear', around: wanted.how === 'clear' ? (wanted.around ?? []) : [] })
    }
    return {
      apply,
      refit,
      clearCovers,
      release,
      showAll: () => release()?.moveTo(cameraOnAll(insets.current)),
      showTheatre: (id: TheatreId) => release()?.moveTo(cameraOnSpaces(THEATRES[id], insets.current)),
      show: (spaces: readonly SpaceId[]) => ask({ how: 'middle', core: spaces }),
      reveal: (spaces: readonly SpaceId[]) => ask({ how: 'clear', core: spaces }),
      frame: (core: readonly SpaceId[], around: readonly SpaceId[], maxScale?: number) => {
        movedByUser.current = false
        ask({ how: 'fill', core, around, ...(maxScale ? { maxScale } : {}) })
      },
      begin: (core: readonly SpaceId[], around: readonly SpaceId[]) => {
        movedByUser.current = false
        ask({ how: 'clear', core, around })
      },
      keep: (core: readonly SpaceId[], around: readonly SpaceId[]) => {
        if (!movedByUser.current) ask({ how: 'clear', core, around })
      },
      keepDrawn: (core: readonly SpaceId[], around: readonly SpaceId[]): boolean => {
        const camera = rig.current
        if (movedByUser.current || !camera) return movedByUser.current
        const wanted: MapRequest = { how: 'clear', core, around }
        const goal = cameraFor(toFrameRequest(scene, wanted), camera.target(), insets.current)
        if (goal && !scene.isDrawn(goal)) return false
        ask(wanted)
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
    /** The first frame should be framed correctly. */
    let drawn = false
    /** Skip drawing the opening view: a request usually follows at once. */
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
      // Only the page around the map changed: keep the picture in place.
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
