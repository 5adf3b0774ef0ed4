import { useCallback, useEffect, useState } from 'react'
import { Board } from '../board/Board.tsx'
import type { GroundPainter } from '../board/basemap/ground-painter.ts'
import { describeSpace } from '../board/describe.ts'
import { OrdersPainter } from '../board/overlay/orders-painter.ts'
import type { HoverIntent } from '../board/viewport/pointer.ts'
import type { SpaceId } from '../engine/index.ts'
import { lazy } from '../memoize.ts'
import { useOutlook } from '../store/odds/outlook.ts'
import { useSettings } from '../store/settings/settings.ts'
import { twins } from '../store/twins.ts'
import { useUi } from '../store/ui.ts'
import { useBoardView } from '../store/view/use-board-view.ts'
import { useViewed } from '../store/view/viewed-moment.ts'
import { hintPanels } from '../ui/chunks/hint-panels.ts'
import { sheets } from '../ui/chunks/sheets.ts'
import { exportOf, lazyPanel, onIdle } from '../ui/lazy.tsx'
import { lights } from '../ui/panels/lit.ts'
import { arriveAt, pressOrder, pressSpace } from '../ui/press.ts'
import { Beside } from './Beside.tsx'
import { boardHandle } from './board-handle.ts'
import { Callout } from './Callout.tsx'
import { useFollowing } from './follow.ts'
import { useOdds } from './odds.ts'
import { startGroundPainter } from './painter.ts'

const HoverCard = lazyPanel(exportOf(hintPanels, 'HoverCard'), { silent: true })

twins.load = () => import('./twin/Twin.tsx').then((module) => module.Twin)

const WholeOdds = lazyPanel(exportOf(sheets, 'WholeOdds'), { silent: true })

const startPainter = lazy(() => {
  try {
    return startGroundPainter()
  } catch {
    // Without workers the page draws the ground itself.
    return null
  }
})

/** Starts the worker that draws the ground, in idle time. */
function usePainter(): GroundPainter | null {
  const [painter, setPainter] = useState<GroundPainter | null>(null)
  useEffect(() => onIdle(() => setPainter(startPainter())), [])
  return painter
}

export function MapView() {
  const plain = useBoardView(lights)
  const { view, chips, onChip } = useOdds(plain)
  // They tell of the present.
  const looking = useViewed(({ look }) => look !== null)
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
  const painter = usePainter()
  const foreseen = useViewed((store) => store.foreseen)
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
        ordersPainter={OrdersPainter}
        groundPainter={painter}
        upcomingViews={foreseen}
        describeSpace={describeSpace}
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
