/** Where the map is looked at from: the hand's doing, and what somebody asks to be shown. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { cssScaleOf } from '../../scaling.ts'
import { THEATRES } from '../geography/geometry.ts'
import type { Camera, Size, TheatreId } from '../types.ts'
import { type Rig, rigUp } from './camera.ts'
import { coversIn, type Insets, insetsIn } from './insets.ts'
import { besideCovers, judged } from './judgement.ts'
import { cameraOnAll, cameraOnSpaces, OPENING } from './limits.ts'
import type { PictureState } from './picture.ts'
import { pixelRatio } from './pixels.ts'
import { type MapWish, standing, wishOf } from './spots.ts'

/** The picture on the stage, as far as it is looked at. */
type Looked = PictureState & {
  look(camera: Camera): void
  settle(): void
  /** All that is seen from there is drawn. */
  isDrawn(camera: Camera): boolean
  resize(size: Size, pixelRatio: number): void
  leave(): void
}

type Told = {
  /** The mouse draws the map along. */
  readonly grab: (held: boolean) => void
  /** The map was pressed, or has begun to move. */
  readonly taken: () => void
  /** The map has come to rest. */
  readonly rest: () => void
}

export function useCamera(scene: Looked, ground: RefObject<HTMLDivElement | null>, told: Told) {
  const rig = useRef<Rig>(null)
  const insets = useRef<Insets>(insetsIn({ width: 0, height: 0 }, []))
  /** What was asked for last, until the hand goes elsewhere: shown again when the map gets another size. */
  const asked = useRef<MapWish | null>(null)
  /** Whether what was asked for has been looked at where it stands. */
  const seen = useRef(true)
  /** The hand has chosen where to look; the game does not look elsewhere until something new begins. */
  const byHand = useRef(false)
  const fresh = useRef(true)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const listener = useRef(told)
  listener.current = told

  const look = useMemo(() => {
    const answer = (at?: 'once' | 'flight', wish = asked.current) => {
      const made = rig.current
      if (!made || !wish || insets.current.width === 0) return
      seen.current = false
      const goal = judged(wishOf(scene, wish), made.heading(), insets.current)
      if (goal) made.go(goal, at)
      else check()
    }
    /** Where armies find room is known only once the map is there; from the place they were looked for it may be a step. */
    const check = (at?: 'once') => {
      const made = rig.current
      if (!made || !asked.current || seen.current) return
      seen.current = true
      const spots = asked.current.core.map((space) => standing(scene, space))
      const goal = besideCovers(spots, made.heading(), insets.current)
      if (goal) made.go(goal, at)
    }
    const ask = (wish: MapWish) => {
      asked.current = wish
      // Nothing has been seen yet that could be lost sight of.
      answer(fresh.current ? 'once' : 'flight')
      fresh.current = false
    }
    /** Who goes elsewhere no longer wants to see what was asked for. */
    const leave = () => {
      fresh.current = false
      asked.current = null
      byHand.current = true
      return rig.current
    }
    /** After a part of the page took room from the map or gave it back: the map moves only if what was asked for is hidden now. */
    const refit = () => {
      const wish = asked.current
      if (wish) answer('flight', { ...wish, how: 'clear', around: wish.how === 'clear' ? (wish.around ?? []) : [] })
    }
    return {
      answer,
      refit,
      check,
      leave,
      all: () => leave()?.go(cameraOnAll(insets.current)),
      theatre: (id: TheatreId) => leave()?.go(cameraOnSpaces(THEATRES[id], insets.current)),
      /** What somebody asked to see stands in the middle. */
      show: (spaces: readonly SpaceId[]) => ask({ how: 'middle', core: spaces }),
      /** The keyboard goes to a space: it is enough that it is seen. */
      step: (spaces: readonly SpaceId[]) => ask({ how: 'clear', core: spaces }),
      /** Something new begins, and the map is about it. */
      frame: (core: readonly SpaceId[], around: readonly SpaceId[], most?: number) => {
        byHand.current = false
        ask({ how: 'fill', core, around, ...(most ? { most } : {}) })
      },
      /** Something new begins that need only be seen, wherever the hand has gone before. */
      begin: (core: readonly SpaceId[], around: readonly SpaceId[]) => {
        byHand.current = false
        ask({ how: 'clear', core, around })
      },
      /** What belongs to what is being done is seen, unless the hand has chosen to look elsewhere. */
      keep: (core: readonly SpaceId[], around: readonly SpaceId[]) => {
        if (!byHand.current) ask({ how: 'clear', core, around })
      },
      keepDrawn: (core: readonly SpaceId[], around: readonly SpaceId[]): boolean => {
        const made = rig.current
        if (byHand.current || !made) return byHand.current
        const wish: MapWish = { how: 'clear', core, around }
        const goal = judged(wishOf(scene, wish), made.heading(), insets.current)
        if (goal && !scene.isDrawn(goal)) return false
        ask(wish)
        return true
      },
      zoomBy: (factor: number, about?: Point) => leave()?.zoomBy(factor, about),
      centre: (x: number, y: number) => {
        const { camera, size } = scene
        leave()?.go({ k: camera.k, x: size.width / 2 - x * camera.k, y: size.height / 2 - y * camera.k }, 'once')
      },
    }
  }, [scene])

  useLayoutEffect(() => {
    const element = ground.current!
    /** Nothing has been drawn yet, and what is drawn first had better stand right. */
    let drawn = false
    /** The map is not drawn before it has been said what it is about: that follows at once, or nothing does when it has its size. */
    let laying = false
    const made = rigUp(element, {
      move: (camera) => scene.look(camera),
      settle: () => {
        if (laying) return
        if (!drawn && scene.lettered) {
          drawn = true
          look.check('once')
        }
        scene.settle()
        look.check()
        listener.current.rest()
      },
      grab: (held) => listener.current.grab(held),
      taken: () => listener.current.taken(),
      moved: look.leave,
    })
    rig.current = made
    let first = true
    let corner: Point = [0, 0]
    let page = ''
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      scene.resize(next, pixelRatio(element))
      setSize(next)
      insets.current = insetsIn(next, coversIn(element.parentElement!), coversIn(element.parentElement!, true))
      const flies = made.flies()
      const { left, top } = element.getBoundingClientRect()
      const scale = cssScaleOf(element)
      const window = `${innerWidth} ${innerHeight}`
      // Only the page around the map has changed, so the picture stays where it is on the screen.
      const isPage = !first && window === page
      made.resize(insets.current, isPage ? [(corner[0] - left) / scale, (corner[1] - top) / scale] : undefined)
      corner = [left, top]
      page = window
      laying = first
      if (first) made.go(cameraOnSpaces(OPENING, insets.current), 'once')
      laying = false
      if (isPage) look.refit()
      else look.answer(flies ? 'flight' : 'once')
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
  }, [scene, ground, look])

  return { look, insets, size }
}
