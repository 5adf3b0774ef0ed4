/** What the person who has the turn is told at its start. */
import { useMemo } from 'react'
import { type GameState, type PowerId, turn } from '../../engine/index.ts'
import { type Dispatch, dispatchesSince } from '../../history/index.ts'
import { anyComputer } from '../../store/computers.ts'
import { useGame } from '../../store/game.ts'
import { useTakenBack } from '../../store/taken-back.ts'
import { isSolo, playerName, turnStart } from '../../store/timeline.ts'

/** So many lines; the rest is in the log. */
export const AT_MOST = 8

/** From this weight on the list lies open by itself. */
const GRAVE = 24

export type RecapOf = {
  lines: readonly Dispatch[]
  more: number
  /** Of all of it, the lines that are not shown too. */
  cost: { ours: number; theirs: number }
  /** `yes`: none of their powers has had a turn yet; `alone`: one person plays all, and is told of the power to move. */
  first: 'yes' | 'no' | 'alone'
  power: PowerId
  /** Something in it is more than armies that are raised or come near. */
  grave: boolean
  /** One of their powers has had a turn. */
  had: boolean
  /** Nothing has been done in the turn. */
  fresh: boolean
}

/** All powers that the person plays who has the turn; whoever plays alone is told of the power to move only. */
function told(game: GameState): readonly PowerId[] {
  const { power } = turn(game)
  const { computers } = useGame.getState()
  if (isSolo(game) && !anyComputer(computers)) return [power]
  const name = playerName(game, power)
  const own = game.table.players.flatMap((player) => (player.name === name ? player.powers : []))
  return own.filter((each) => each === power || !computers?.seats[each])
}

export function useRecap(game: GameState): RecapOf | null {
  const log = useGame((store) => store.log)
  const computers = useGame((store) => store.computers)
  const opened = turnStart(log)
  const last = log[opened - 1]
  const taken = useTakenBack()
  const { power } = turn(game)
  // Nothing that is done in the turn changes what came before it.
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
    first: isSolo(game) && !anyComputer(computers) ? 'alone' : all.had || turn(game).round > 1 ? 'no' : 'yes',
    power,
    grave: all.dispatches.some(({ weight }) => weight >= GRAVE),
    had: all.had,
    fresh: log.length === opened,
  }
}
