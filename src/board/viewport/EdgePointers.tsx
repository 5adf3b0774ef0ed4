/** Chips at the map's edge that point to important spaces out of view: battles, the selection, ringed spaces. */
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { t } from '../../store/text.ts'
import { clickPointOf, toScreen } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import { cornerOf } from '../placement/layout.ts'
import type { BoardView, Size } from '../types.ts'
import styles from './EdgePointers.module.css'
import type { PictureState } from './hit-test.ts'
import type { Insets } from './insets.ts'

type Kind = 'battle' | 'chosen' | 'meant'
type EdgePointer = { readonly space: SpaceId; readonly kind: Kind }

/** More would be clutter. */
const MAX_RINGED = 3

function neededSpaces({ battles, ring, selected, targets }: BoardView): readonly EdgePointer[] {
  const found = new Map<SpaceId, Kind>()
  for (const { space, resolved } of battles) if (!resolved) found.set(space, 'battle')
  if (selected !== null && Object.keys(targets).length > 0) found.set(selected, 'chosen')
  if (ring.length <= MAX_RINGED) for (const space of ring) if (!found.has(space)) found.set(space, 'meant')
  return [...found].map(([space, kind]) => ({ space, kind }))
}

type Props = {
  /** `subscribe` reports camera changes and returns an unsubscribe function. */
  readonly picture: PictureState & { subscribe(listener: () => void): () => void }
  readonly view: BoardView
  readonly insets: RefObject<Insets>
  readonly onShow: (spaces: readonly SpaceId[]) => void
}

export const EdgePointers = memo(function EdgePointers({ picture, view, insets, onShow }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<readonly EdgePointer[]>([])

  useEffect(() => {
    const needed = neededSpaces(view)
    let frame = 0
    const update = () => {
      frame = 0
      const { camera, size } = picture
      const out = size.width > 0 ? needed.filter(({ space }) => isOutOfView(toScreen(clickPointOf(space), camera), size)) : []
      setShown((before) => (JSON.stringify(before) === JSON.stringify(out) ? before : out))
      placeChips(list.current, picture, insets.current)
    }
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    ask()
    const stop = picture.subscribe(ask)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [picture, view, insets])
  // biome-ignore lint/correctness/useExhaustiveDependencies: chips that have just been rendered have no place yet
  useLayoutEffect(() => placeChips(list.current, picture, insets.current), [shown])

  if (shown.length === 0) return null
  return (
    <ul ref={list} className={styles.pointers} aria-label={t('board.pointer.label')}>
      {shown.map(({ space, kind }) => {
        const name = view.board.spaces.find(({ id }) => id === space)?.name ?? space
        return (
          <li key={space} data-space={space}>
            <button
              type="button"
              data-kind={kind}
              aria-label={t('board.pointer.show', { what: t(`board.pointer.${kind}`, { space: name }) })}
              onClick={() => onShow([space])}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 10h13M10.500 4.500l6 5.500-6 5.500" />
              </svg>
              {t(`board.pointer.${kind}`, { space: name })}
            </button>
          </li>
        )
      })}
    </ul>
  )
})

function placeChips(list: HTMLUListElement | null, picture: PictureState, { freeBoxes, width, height }: Insets): void {
  const { camera } = picture
  const chips = list ? [...list.querySelectorAll<HTMLElement>('li')] : []
  if (chips.length === 0) return
  const pointers = chips.map((chip) => ({
    at: toScreen(clickPointOf(chip.dataset.space!), camera),
    size: { width: chip.offsetWidth, height: chip.offsetHeight },
  }))
  for (const [i, at] of placePointers(pointers, freeBoxes[0] ?? [0, 0, width, height], rectsToKeepVisible(picture)).entries()) {
    const { style } = chips[i]!
    style.visibility = at ? '' : 'hidden'
    if (!at) continue
    style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px) translate(-50%, -50%)`
    style.setProperty('--angle', `${Math.round(at.angle)}deg`)
  }
}

function rectsToKeepVisible(picture: PictureState): Box[] {
  if (!picture.fontsReady) return []
  const { bySpace } = picture.layout()
  const spaces = new Set([...neededSpaces(picture.view).map(({ space }) => space), ...Object.keys(picture.view.targets)])
  return [...spaces].flatMap((space) => {
    const block = bySpace.get(space)
    if (!block) return []
    const [x, y] = cornerOf(block, picture.camera)
    return [[x, y, x + block.w, y + block.h] as const]
  })
}

const GAP = 8
/** Pixels; a space this close to the edge counts as out of view. */
const EDGE_MARGIN = 12

export type PointerPlace = { readonly x: number; readonly y: number; readonly angle: number }

export const isOutOfView = ([x, y]: Point, { width, height }: Size): boolean =>
  x < EDGE_MARGIN || y < EDGE_MARGIN || x > width - EDGE_MARGIN || y > height - EDGE_MARGIN

type Placed = PointerPlace & { readonly size: Size }

const overlaps = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < (a.size.width + b.size.width) / 2 + GAP && Math.abs(a.y - b.y) < (a.size.height + b.size.height) / 2 + GAP

const STEP = 8

/** The outline of a box as one line, clockwise from the top left corner. */
function edgeLine([x0, y0, x1, y1]: Box) {
  const [w, h] = [x1 - x0, y1 - y0]
  const length = 2 * (w + h)
  const pointAt = (way: number): Point => {
    const at = ((way % length) + length) % length
    if (at < w) return [x0 + at, y0]
    if (at < w + h) return [x1, y0 + at - w]
    return at < 2 * w + h ? [x1 - (at - w - h), y1] : [x0, y1 - (at - 2 * w - h)]
  }
  const wayTo = ([dx, dy]: Point): number => {
    const [across, down] = [Math.abs(dx) / w, Math.abs(dy) / h]
    const side = across > down ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'bottom' : 'top'
    const [x, y] = [w / 2 + (dx / (down || 1)) * 0.5, h / 2 + (dy / (across || 1)) * 0.5]
    return { top: x, right: w + y, bottom: w + h + (w - x), left: 2 * w + h + (h - y) }[side]
  }
  return { length, pointAt, wayTo }
}

/**
 * Centres and directions (degrees, 0 = right) of the pointers. Overlapping ones move along the edge; null if there is no
 * room. `taken`: boxes to keep visible.
 */
export function placePointers(
  pointers: readonly { readonly at: Point; readonly size: Size }[],
  [x0, y0, x1, y1]: Box,
  taken: readonly Box[] = [],
): readonly (PointerPlace | null)[] {
  const seen: Placed[] = taken.map(([left, top, right, bottom]) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    angle: 0,
    size: { width: right - left, height: bottom - top },
  }))
  const placed: Placed[] = []
  return pointers.map(({ at, size }) => {
    const [w, h] = [size.width / 2 + GAP, size.height / 2 + GAP]
    const { length, pointAt, wayTo } = edgeLine([x0 + w, y0 + h, x1 - w, y1 - h])
    const [dx, dy] = [at[0] - (x0 + x1) / 2, at[1] - (y0 + y1) / 2]
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    const wanted = wayTo([dx, dy])
    const freeOf = (others: readonly Placed[]): Placed | null => {
      for (let away = 0; away < length / 2; away += STEP)
        for (const way of [wanted + away, wanted - away]) {
          const [x, y] = pointAt(way)
          const place = { x, y, angle, size }
          if (!others.some((each) => overlaps(each, place))) return place
        }
      return null
    }
    const place = freeOf([...seen, ...placed]) ?? freeOf(placed)
    if (place) placed.push(place)
    return place && { x: place.x, y: place.y, angle }
  })
}
