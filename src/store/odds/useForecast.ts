import { useEffect, useMemo, useRef } from 'react'
import type { GameState } from '../../engine/index.ts'
import type { Forecast, OddsQuery } from '../../odds/index.ts'
import { oddsNow, oddsRequest, requestOdds, useOddsVersion } from './answers.ts'

/** `isStale`: the previous value, while the worker computes. */
export type ForecastShown = { odds: Forecast | null; isStale: boolean }

/**
 * The forecast of a battle for one client. The last value of the same battle stays while a new one is computed. `client`
 * identifies the component; keep `ask` stable.
 */
export function useForecast(client: string, state: GameState, ask: OddsQuery | null): ForecastShown {
  const version = useOddsVersion((answered) => answered.version)
  const last = useRef<{ space: string; odds: Forecast } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer to the same question
  const now = useMemo(() => (ask ? oddsNow(state, ask) : null), [state, ask, version])
  const asking = now === undefined
  useEffect(() => requestOdds(client, asking && ask ? [oddsRequest(state, ask)] : []), [client, asking, state, ask])
  useEffect(() => () => requestOdds(client, []), [client])
  if (now && ask) last.current = { space: ask.space, odds: now }
  const before = last.current?.space === ask?.space ? (last.current?.odds ?? null) : null
  return { odds: asking ? before : now, isStale: asking }
}
