/** Odds on the map: their code comes when the table stands, and until then the map is drawn without them. */
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { SpaceId } from '../engine/index.ts'
import type { BoardView } from '../store/board-view.ts'
import { useGame } from '../store/game.ts'
import { useLook } from '../store/look.ts'
import { takeLossesBy } from '../store/loss-taker.ts'
import type { OddsChips } from '../store/odds/chips.ts'
import { useUi } from '../store/ui.ts'
import { fetched, useArrived } from '../ui/later.tsx'

const piece = fetched(() => import('../store/odds/chips.ts'))
const painting = fetched(() => import('../board/overlay/odds-chips.ts').then(({ OddsChipPainter }) => new OddsChipPainter()))
const never = () => () => {}

/** The view with its chips, and what draws them. */
export function useOdds(plain: BoardView | null) {
  const late = useArrived(piece)
  const painter = useArrived(painting)
  const version = useSyncExternalStore(
    late?.useOddsVersion.subscribe ?? never,
    () => late?.useOddsVersion.getState().version ?? 0,
  )
  const game = useGame((store) => store.game)
  const looking = useLook(({ look }) => look !== null)
  const readOnly = useGame((store) => looking || store.readOnly)
  const selection = useUi((ui) => ui.selection)
  const { aim = null, arrows } = plain ?? {}
  const before = useRef<OddsChips | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer to the same questions
  const said = useMemo(
    () =>
      late && game && arrows && !readOnly ? late.computeChips({ game, selection, aimed: aim, arrows }, before.current) : null,
    [late, version, game, readOnly, selection, aim, arrows],
  )
  before.current = said
  useEffect(() => late?.requestOdds('map', said?.wishes ?? [], said?.unfinished), [late, said])
  useEffect(() => {
    if (late) takeLossesBy(late.lossesByPolicy)
  }, [late])
  const spoken = said?.chips
  const view = useMemo(() => (plain && spoken ? { ...plain, chips: spoken } : plain), [plain, spoken])
  const latest = useRef(said)
  latest.current = said
  const onChip = useCallback(
    (space: SpaceId) => {
      const ask = latest.current?.asks[space]
      if (ask) late?.openOutlook(ask)
    },
    [late],
  )
  return { view, chips: painter, onChip }
}
