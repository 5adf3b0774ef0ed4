/** Odds on the map. Their code is preloaded after the table; until then the map shows none. */
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { OddsChipPainter } from '../board/overlay/odds-chips.ts'
import type { SpaceId } from '../engine/index.ts'
import { lazy } from '../memoize.ts'
import { useGame } from '../store/game/game.ts'
import { setLossPolicy } from '../store/game/loss-policy.ts'
import type { OddsChips } from '../store/odds/chips.ts'
import { openOutlook } from '../store/odds/outlook.ts'
import { useUi } from '../store/ui.ts'
import type { BoardView } from '../store/view/board-view.ts'
import { useViewed } from '../store/view/viewed-moment.ts'
import { lazyModule, useLoaded } from '../ui/lazy.tsx'

const oddsChips = lazyModule(() => import('../store/odds/chips.ts'))
const painter = lazy(() => new OddsChipPainter())
const never = () => () => {}

/** The view with its chips, and the painter for them. */
export function useOdds(plain: BoardView | null) {
  const late = useLoaded(oddsChips)
  const version = useSyncExternalStore(
    late?.useOddsVersion.subscribe ?? never,
    () => late?.useOddsVersion.getState().version ?? 0,
  )
  const game = useGame((store) => store.game)
  const looking = useViewed(({ look }) => look !== null)
  const readOnly = useGame((store) => looking || store.readOnly)
  const selection = useUi((ui) => ui.selection)
  const { aim = null, arrows } = plain ?? {}
  const before = useRef<OddsChips | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version invalidates the answers
  const said = useMemo(
    () =>
      late && game && arrows && !readOnly ? late.computeChips({ game, selection, aimed: aim, arrows }, before.current) : null,
    [late, version, game, readOnly, selection, aim, arrows],
  )
  before.current = said
  useEffect(() => late?.requestOdds('map', said?.wishes ?? [], said?.unfinished), [late, said])
  useEffect(() => {
    if (late) setLossPolicy(late.lossesByPolicy)
  }, [late])
  const spoken = said?.chips
  const view = useMemo(() => (plain && spoken ? { ...plain, chips: spoken } : plain), [plain, spoken])
  const latest = useRef(said)
  latest.current = said
  const onChip = useCallback((space: SpaceId) => {
    const ask = latest.current?.asks[space]
    if (ask) openOutlook(ask)
  }, [])
  return { view, chips: late && painter(), onChip }
}
