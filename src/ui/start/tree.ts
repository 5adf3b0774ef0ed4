/** Kept games as a tree: those that left another one stand under it. */
import type { SavedGame } from '../../store/persistence/saved-games.ts'
import { shownTitle } from './opponent.ts'

/** A row of the tree. `depth`: how many games it has above it; `trunk`: the one it left; `root`: the first of its family. */
export type InTree = {
  readonly game: SavedGame
  readonly depth: number
  readonly trunk: SavedGame | null
  readonly root: SavedGame
}

/**
 * Families in the order of the games, which come the latest first: the one in which somebody played last is the first. A game whose
 * trunk is not among them stands by itself, and so does one that says, by way of others, that it left itself.
 */
export function treeOf(games: readonly SavedGame[]): InTree[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  const trunkOf = ({ origin }: SavedGame): SavedGame | null => (origin && byId.get(origin.game)) ?? null
  const rootOf = (game: SavedGame): SavedGame => {
    const line = new Set([game])
    for (const each of line) {
      const trunk = trunkOf(each)
      if (!trunk) return each
      // Only a file that somebody wrote by hand says so.
      if (line.has(trunk)) return game
      line.add(trunk)
    }
    return game
  }
  const rows: InTree[] = []
  const listed = new Set<SavedGame>()
  const list = (game: SavedGame, depth: number, trunk: SavedGame | null, root: SavedGame) => {
    if (listed.has(game)) return
    listed.add(game)
    rows.push({ game, depth, trunk, root })
    for (const branch of games) if (trunkOf(branch) === game) list(branch, depth + 1, game, root)
  }
  for (const game of games) {
    const root = rootOf(game)
    list(root, 0, null, root)
  }
  return rows
}

/** The tree of the others; the game that stands by itself, `apart`, is in it too where one of them left it or was left by it. */
export function treeBeside(apart: SavedGame | undefined, others: readonly SavedGame[]): InTree[] {
  if (!apart) return treeOf(others)
  const rows = treeOf([apart, ...others])
  const related = rows.some(({ game, trunk }) => trunk !== null && (game === apart || trunk === apart))
  return related ? rows : rows.filter(({ game }) => game !== apart)
}

/** What it is called below its family's first game: not by that one's name once more. */
export const nameInTree = ({ game, root }: InTree): string =>
  game !== root && game.title.startsWith(root.title)
    ? `…${game.title.slice(root.title.length).replace(/^,/, '')}`
    : shownTitle(game)
