import { useEffect, useMemo, useRef } from 'react'
import type { GameState } from '../../engine/index.ts'
import type { Forecast, OddsQuery } from '../../odds/index.ts'
import { oddsNow, oddsRequest, requestOdds, useOddsVersion } from './answers.ts'

/** `old`: what was said before, while the worker has it. */
export type ForecastShown = { odds: Forecast | null; isStale: boolean }

/**
 * The odds of a battle for a part of the screen. What takes long leaves the last value of the same battle standing. `who` names the
 * part: what it asks takes the place of what it asked before. Hand in the same `ask` while it is the same question.
 */
export function useForecast(who: string, state: GameState, ask: OddsQuery | null): ForecastShown {
  const version = useOddsVersion((answered) => answered.version)
  const last = useRef<{ space: string; odds: Forecast } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another answer to the same question
  const now = useMemo(() => (ask ? oddsNow(state, ask) : null), [state, ask, version])
  const asking = now === undefined
  useEffect(() => requestOdds(who, asking && ask ? [oddsRequest(state, ask)] : []), [who, asking, state, ask])
  useEffect(() => () => requestOdds(who, []), [who])
  if (now && ask) last.current = { space: ask.space, odds: now }
  const before = last.current?.space === ask?.space ? (last.current?.odds ?? null) : null
  return { odds: asking ? before : now, isStale: asking }
}
