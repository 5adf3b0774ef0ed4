/** Games that leave another one at some moment and are played on beside it. The first game is not touched. */
import { useEffect } from 'react'
import { create } from 'zustand'
import '../../content/words/setup.ts'
import { type GameState, hashOf, turn } from '../../engine/index.ts'
import { encode } from '../../save/encode.ts'
import type { Agreement } from '../../save/format.ts'
import type { SavedGame } from '../../save/list-games.ts'
import { notify } from '../notify.ts'
import { retryFailedSave, whenSavedOrTimeout } from '../persistence/autosave.ts'
import { playTimeAt } from '../persistence/play-time.ts'
import { readSavedGames } from '../persistence/saved-games.ts'
import { confirmIfUnsaved, isUnsaved } from '../persistence/unsaved-guard.ts'
import { powerName, t } from '../text.ts'
import { leaveMoment } from '../view/moments.ts'
import { seatsAt } from './computers.ts'
import { useGame } from './game.ts'
import { savedLogOf, titleOf } from './timeline.ts'

/**
 * Begins a game of its own where this one stood after so many actions, and puts it on the table. The seed is the same, so the dice
 * go on as they would have: whoever wants other dice tries them, and nobody plays a battle again until its dice are kind.
 * A game that could not be kept is left only by somebody who has said so.
 */
export async function branchFrom(index: number): Promise<void> {
  const { start, log, mode, sitting } = useGame.getState()
  if (!start || mode.kind !== 'game' || index < 0 || index > log.length) return
  // What could not be written is tried once more.
  retryFailedSave()
  await whenSavedOrTimeout()
  // Meanwhile another game may have come, or another past.
  const stands = () => useGame.getState().sitting === sitting && useGame.getState().log[index - 1] === log[index - 1]
  if (stands()) confirmIfUnsaved(() => stands() && begin(index))
}

function begin(index: number): void {
  const table = useGame.getState()
  const { start, opening } = table
  if (!start || !opening || !table.id || index > table.log.length) return
  const entries = table.log.slice(0, index)
  const state = entries.at(-1)?.after ?? opening
  const at = table.earlier.length + index
  const { round, power, phase } = turn(state)
  const trunk = table.origin ? titleOf(opening) : table.title
  const title = t('branches.title', { title: trunk, round, power: powerName(power), phase: t(`app.phase.${phase}`) })
  const save = encode({
    start,
    title,
    log: [...table.earlier, ...savedLogOf(entries)],
    state,
    hash: hashOf(state),
    savedAt: new Date().toISOString(),
    played: playTimeAt(table, index),
    computers: seatsAt(table.computers, state, at),
    agreement: table.agreement && agreedUpTo(table.agreement, state, at),
    origin: { game: table.id, at },
  })
  const given = isUnsaved()
  leaveMoment()
  table.resume({ ok: true, save, opening, entries, earlier: table.earlier, state, departed: null })
  notify(t(given ? 'branches.begunAlone' : 'branches.begun', { title: table.title }), 'news')
}

/** What both sides have taken back by then. Of dice it knows those that were still to come. */
function agreedUpTo({ taken, laid, on }: Agreement, state: GameState, at: number): Agreement {
  const known = laid && state.table.rng.taken >= laid.from
  return { on, taken: taken.filter((each) => each.at <= at), ...(known && { laid }) }
}

/** What is known of the games that left others. */
const useLeft = create<{ games: readonly SavedGame[] }>(() => ({ games: [] }))

async function lookForBranches(): Promise<void> {
  const listed = await readSavedGames()
  if (listed.ok) useLeft.setState({ games: listed.value.games.filter(({ origin }) => origin) })
}

/** The moments of a game at which others left it, first to last. `earlier`: how many actions there were before its log begins. */
export const branchPoints = (
  games: readonly Pick<SavedGame, 'origin'>[],
  id: string,
  earlier: number,
  length: number,
): number[] => {
  const points = games.flatMap(({ origin }) => (origin?.game === id ? [origin.at - earlier] : []))
  return [...new Set(points)].filter((at) => at >= 0 && at <= length).sort((a, b) => a - b)
}

/** At which moments other games left the one on the table, for components. */
export function useBranchPoints(): readonly number[] {
  const id = useGame((game) => game.id)
  const earlier = useGame((game) => game.earlier.length)
  const length = useGame((game) => game.log.length)
  const games = useLeft((left) => left.games)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has other branches
  useEffect(() => {
    void lookForBranches()
  }, [id])
  return id ? branchPoints(games, id, earlier, length) : []
}
