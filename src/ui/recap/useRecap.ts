/** What a person sees at the start of their turn. */
import { useMemo } from 'react'
import { type GameState, type PowerId, turn } from '../../engine/index.ts'
import { type Dispatch, dispatchesSince } from '../../history/index.ts'
import { hasComputer } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { useTakeBacks } from '../../store/game/take-back-history.ts'
import { isSolo, playerName, turnStart } from '../../store/game/timeline.ts'

/** Maximum number of lines; the log has the rest. */
export const AT_MOST = 8

/** Weight from which the list opens by itself. */
const GRAVE = 24

export type RecapOf = {
  lines: readonly Dispatch[]
  more: number
  /** All lines, including hidden ones. */
  cost: { ours: number; theirs: number }
  /** `yes`: no turn of theirs yet. `alone`: one person plays all powers and sees the news of the current one. */
  first: 'yes' | 'no' | 'alone'
  power: PowerId
  /** There is more than recruited or approaching armies. */
  grave: boolean
  /** One of their powers has had a turn. */
  had: boolean
  /** No action in this turn yet. */
  fresh: boolean
}

/** All powers of the person whose turn it is. A solo player sees the current power only. */
function told(game: GameState): readonly PowerId[] {
  const { power } = turn(game)
  const { computers } = useGame.getState()
  if (isSolo(game) && !hasComputer(computers)) return [power]
  const name = playerName(game, power)
  const own = game.table.players.flatMap((player) => (player.name === name ? player.powers : []))
  return own.filter((each) => each === power || !computers?.seats[each])
}

export function useRecap(game: GameState): RecapOf | null {
  const log = useGame((store) => store.log)
  const computers = useGame((store) => store.computers)
  const opened = turnStart(log)
  const last = log[opened - 1]
  const taken = useTakeBacks()
  const { power } = turn(game)
  // Actions of this turn do not change what came before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last entry before the turn stands for all before it
  const all = useMemo(() => {
    const powers = told(game)
    const had = log.slice(0, opened).some(({ before }) => powers.includes(before.flow.power))
    const dispatches = dispatchesSince(log, powers, opened, taken)
    return { powers, had, dispatches, lines: dispatches.slice(0, AT_MOST) }
  }, [last, opened, taken])
  if (all.dispatches.length === 0) return null
  const cost = { ours: 0, theirs: 0 }
  for (const { cost: each } of all.dispatches) {
    cost.ours += each?.ours ?? 0
    cost.theirs += each?.theirs ?? 0
  }
  return {
    lines: all.lines,
    more: Math.max(0, all.dispatches.length - AT_MOST),
    cost,
    first: isSolo(game) && !hasComputer(computers) ? 'alone' : all.had || turn(game).round > 1 ? 'no' : 'yes',
    power,
    grave: all.dispatches.some(({ weight }) => weight >= GRAVE),
    had: all.had,
    fresh: log.length === opened,
  }
}
