/** Arrow chips at the edge of the map that name what is needed now and lies out of view: battles, the chosen space, what is pointed out. */
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SpaceId } from '../../engine/types/ids.ts'
import { t } from '../../store/text.ts'
import { clickPointOf, toScreen } from '../geography/geometry.ts'
import type { Box } from '../geography/shapes.ts'
import { cornerOf } from '../placement/layout.ts'
import type { BoardView } from '../types.ts'
import styles from './EdgePointers.module.css'
import { isOutOfView, placePointers } from './edges.ts'
import type { Insets } from './insets.ts'
import type { PictureState } from './picture.ts'

type Kind = 'battle' | 'chosen' | 'meant'
type EdgePointer = { readonly space: SpaceId; readonly kind: Kind }

/** With more ringed spaces than this, chips would only be clutter. */
const MAX_RINGED = 3

/** What the player needs now; each space once. */
function neededSpaces({ battles, ring, selected, targets }: BoardView): readonly EdgePointer[] {
  const found = new Map<SpaceId, Kind>()
  for (const { space, resolved } of battles) if (!resolved) found.set(space, 'battle')
  if (selected !== null && Object.keys(targets).length > 0) found.set(selected, 'chosen')
  if (ring.length <= MAX_RINGED) for (const space of ring) if (!found.has(space)) found.set(space, 'meant')
  return [...found].map(([space, kind]) => ({ space, kind }))
}

type Props = {
  /** `subscribe` calls back when the camera has moved, and returns the way to unsubscribe. */
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

/** Moves each chip to the edge nearest to its space, and turns its arrow. */
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

/** Names and armies that no chip may cover: of what is needed and of where the chosen units may go. */
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
