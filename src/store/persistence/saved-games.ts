/** The list of saved games on the start page. */

import type { Stored } from '../../save/database.ts'
import { listSavedGames, type SavedGames } from '../../save/list-games.ts'
import { dropPendingWrites } from '../../save/write-ahead.ts'
import { useGame } from '../game/table.ts'
import { removePlayTimes } from './play-time.ts'

export type { SavedGame, SavedGames } from '../../save/list-games.ts'

export async function readSavedGames(): Promise<Stored<SavedGames>> {
  const listed = await listSavedGames()
  if (listed.ok) {
    const isGone = (id: string) => !isListed(listed.value, id) && id !== useGame.getState().id
    removePlayTimes(isGone)
    dropPendingWrites(isGone)
  }
  return listed
}

const isListed = ({ games, unread }: SavedGames, id: string): boolean =>
  unread.includes(id) || games.some((game) => game.id === id)
