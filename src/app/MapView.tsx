import { useCallback, useEffect, useState } from 'react'
import { Board } from '../board/Board.tsx'
import type { HoverIntent } from '../board/viewport/pointer.ts'
import type { SpaceId } from '../engine/index.ts'
import { useLook } from '../store/look.ts'
import { useOutlook } from '../store/odds/outlook.ts'
import { useSettings } from '../store/settings.ts'
import { twins } from '../store/twins.ts'
import { useUi } from '../store/ui.ts'
import { useBoardView } from '../store/view.ts'
import { fetched, partOf, shown, useArrived } from '../ui/later.tsx'
import { lights } from '../ui/panels/lit.ts'
import { sheets } from '../ui/pieces/sheets/piece.ts'
import { soon } from '../ui/pieces/soon/piece.ts'
import { arriveAt, pressOrder, pressSpace } from '../ui/press.ts'
import { Beside } from './Beside.tsx'
import { boardHandle } from './board-handle.ts'
import { Callout } from './Callout.tsx'
import { useFollowing } from './follow.ts'
import { useOdds } from './odds.ts'

const HoverCard = shown(partOf(soon, 'HoverCard'), { silent: true })

/** Orders, rings and reasons, and what moves: nothing of them is there while the first purchase is thought over. */
const drawing = fetched(() => import('../board/overlay/orders-painter.ts').then(({ OrdersPainter }) => OrdersPainter))

/** The thread that draws the ground. */
const painting = fetched(() => import('./painter.ts').then(({ hire }) => hire()))

/** Spaces in words: nobody is on the map with the keyboard before it has come. */
const telling = fetched(() => import('../board/describe.ts').then(({ describeSpace }) => describeSpace))

twins.load = () => import('./twin/Twin.tsx').then((module) => module.Twin)

/** Opened from odds that are told, which come after the map has been drawn. */
const WholeOdds = shown(partOf(sheets, 'WholeOdds'), { silent: true })

export function MapView() {
  const plain = useBoardView(lights)
  const { view, chips, onChip } = useOdds(plain)
  // They tell of the present.
  const looking = useLook(({ look }) => look !== null)
  const cards = useSettings((settings) => settings.cards && !looking)
  const [intent, setIntent] = useState<HoverIntent | null>(null)
  const onHover = useCallback((space: SpaceId | null) => {
    const ui = useUi.getState()
    ui.setHover(space)
    if (space && ui.point.length > 0) ui.setPoint([])
  }, [])
  useFollowing(view)
  // Any key takes the card away, and means what it always means.
  useEffect(() => {
    if (!intent) return undefined
    const away = () => setIntent(null)
    document.addEventListener('keydown', away, true)
    return () => document.removeEventListener('keydown', away, true)
  }, [intent])
  const asked = useOutlook(({ ask }) => ask !== null)
  const odds = view?.chips
  // They come a moment after the card, which is not to lie over them.
  useEffect(() => {
    if (odds) setIntent((now) => now && { ...now, ...boardHandle.current?.blocksOf(now.space) })
  }, [odds])
  const pencil = useArrived(drawing)
  const drawn =
    view &&
    (view.front?.length ?? 0) +
      view.arrows.length +
      view.ring.length +
      (view.blueMarks?.length ?? 0) +
      (view.changed?.length ?? 0) >
      0
  useEffect(() => {
    // Where it cannot be had it is asked for again with the next order.
    if (drawn) drawing.load().catch(() => undefined)
  }, [drawn])
  const painter = useArrived(painting)
  const foreseen = useLook((store) => store.foreseen)
  const tell = useArrived(telling)
  const told = view?.focus
  useEffect(() => {
    if (told) telling.load().catch(() => undefined)
  }, [told])
  if (!view) return null
  return (
    <>
      <Board
        ref={boardHandle}
        view={view}
        onSpace={pressSpace}
        onOrder={pressOrder}
        chipPainter={chips}
        onChip={onChip}
        ordersPainter={pencil}
        groundPainter={painter}
        upcomingViews={foreseen}
        describeSpace={tell}
        onHover={onHover}
        onFocusSpace={arriveAt}
        {...(cards ? { onHoverIntent: setIntent } : {})}
      />
      <Callout />
      {(chips || asked) && <WholeOdds />}
      {intent && cards && (
        <Beside intent={intent}>
          <HoverCard space={intent.space} />
        </Beside>
      )}
    </>
  )
}
