/** Games that branch off at an earlier moment of another one, which stays as it is. */
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
 * Opens a new game from the position after `index` entries. The seed is the same, so that nobody can repeat a battle for better
 * dice. Asks first if the present game is unsaved.
 */
export async function branchFrom(index: number): Promise<void> {
  const { start, log, mode, sitting } = useGame.getState()
  if (!start || mode.kind !== 'game' || index < 0 || index > log.length) return
  // Retries a failed save.
  retryFailedSave()
  await whenSavedOrTimeout()
  // Another game or another log may be open by now.
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

/** Agreed take-backs up to this moment, and the dice still to replay. */
function agreedUpTo({ taken, laid, on }: Agreement, state: GameState, at: number): Agreement {
  const known = laid && state.table.rng.taken >= laid.from
  return { on, taken: taken.filter((each) => each.at <= at), ...(known && { laid }) }
}

/** Saved games that are branches. */
const useLeft = create<{ games: readonly SavedGame[] }>(() => ({ games: [] }))

async function lookForBranches(): Promise<void> {
  const listed = await readSavedGames()
  if (listed.ok) useLeft.setState({ games: listed.value.games.filter(({ origin }) => origin) })
}

/** Indices at which other games branch off. `earlier`: number of actions before the log. */
export const branchPoints = (
  games: readonly Pick<SavedGame, 'origin'>[],
  id: string,
  earlier: number,
  length: number,
): number[] => {
  const points = games.flatMap(({ origin }) => (origin?.game === id ? [origin.at - earlier] : []))
  return [...new Set(points)].filter((at) => at >= 0 && at <= length).sort((a, b) => a - b)
}

/** Branch points of the open game as a hook. */
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
