/** Saved games related to the open one by branching; their moments can be compared with it. */
import { create } from 'zustand'
import type { Chronicle } from '../../history/index.ts'
import type { SavedGame } from '../../save/list-games.ts'
import { openSave } from '../../save/open.ts'
import { readSavedGame } from '../persistence/open-saved-game.ts'
import { readSavedGames } from '../persistence/saved-games.ts'
import { useGame } from './game.ts'

/** A related game. */
export type Relative = { readonly id: string; readonly title: string }

/** All games connected by branching, without the game itself. */
export function relativesOf(
  games: readonly Pick<SavedGame, 'id' | 'title' | 'origin'>[],
  id: string,
  left: string | null,
): Relative[] {
  const family = new Set([id, ...(left ? [left] : [])])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { id: each, origin } of games) {
      if (!origin || (!family.has(each) && !family.has(origin.game))) continue
      family.add(each).add(origin.game)
    }
  }
  return games.flatMap((game) => (family.has(game.id) && game.id !== id ? [{ id: game.id, title: game.title }] : []))
}

export const useRelatives = create<{ games: readonly Relative[]; told: ReadonlyMap<string, Chronicle> }>(() => ({
  games: [],
  told: new Map(),
}))

/** Loads the list of related games and clears the cache of their logs. */
export async function loadRelatives(): Promise<void> {
  useRelatives.setState({ games: [], told: new Map() })
  const { id, origin } = useGame.getState()
  const listed = await readSavedGames()
  if (id && listed.ok) useRelatives.setState({ games: relativesOf(listed.value.games, id, origin?.game ?? null) })
}

/** A saved game with its log; null if it cannot be opened. */
export async function fetchChronicle(id: string): Promise<Chronicle | null> {
  const known = useRelatives.getState().told.get(id)
  if (known) return known
  const opened = openSave(await readSavedGame(id))
  if (!opened.ok) return null
  const chronicle = { game: id, opening: opened.opening, entries: opened.entries }
  useRelatives.setState(({ told }) => ({ told: new Map([...told, [id, chronicle]]) }))
  return chronicle
}
