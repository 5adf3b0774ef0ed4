/** Ways out of a refusal, sought once the card has been drawn, a little at a time. */
import { useEffect, useState } from 'react'
import type { Action, GameState, RuleError } from '../../../engine/index.ts'
import { searchWaysOut, type WayOut } from '../../../learn/ways/index.ts'
import type { WhyContext } from '../../../store/ui.ts'

/** So long at a stretch (ms): a press in between is answered at once. */
const STRETCH = 8

type Found = { readonly error: RuleError; readonly game: GameState; readonly ways: readonly WayOut[] }

/** Null while they are sought. */
export function useWays(game: GameState, error: RuleError, context: WhyContext | null): readonly WayOut[] | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const state = context?.before ?? game
    const search = searchWaysOut(state, error, askedIn(context))
    const go = () => {
      const until = performance.now() + STRETCH
      let step = search.next()
      while (!step.done && performance.now() < until) step = search.next()
      if (step.done) setFound({ error, game, ways: step.value })
      else timer = setTimeout(go)
    }
    let timer = setTimeout(go)
    return () => clearTimeout(timer)
  }, [game, error, context])
  return found?.error === error && found.game === game ? found.ways : null
}

/** A move that was refused before it became one is known by where it should have gone. */
function askedIn(context: WhyContext | null): Action | null {
  const { asked, from, to, units, transports } = context ?? {}
  if (asked) return asked
  if (from === undefined || to === undefined) return null
  return {
    type: 'move',
    from,
    path: [to],
    ...(units ? { units } : {}),
    ...(transports ? { transports } : {}),
  }
}
