/** What is done for the map before a game is opened, while the start page is read. */
import { preloadGeography } from '../board/geography/preload-geography.ts'
import { loadMapFonts } from '../board/glyphs/fonts.ts'
import { setSpriteRatio } from '../board/glyphs/sprites.ts'
import { createGame, dateOf, type GameState, RULESET_IDS } from '../engine/index.ts'
import { pixelRatio } from '../scaling.ts'
import { useGame } from '../store/game/table.ts'
import { readSavedGames } from '../store/persistence/saved-games.ts'
import { boardIn } from '../store/view/features.ts'
import { staticBoardView } from '../store/view/static-view.ts'
import { onIdle } from '../ui/lazy.tsx'
import { gameCode } from '../ui/start/game-code.ts'
import { rehearsal } from './rehearsal.ts'

/** What is likely to be opened: the game that was played last, or what most begin with. */
async function likely(): Promise<GameState> {
  const listed = await readSavedGames()
  const last = listed.ok ? listed.value.games[0] : undefined
  const position = last ? await (await gameCode.load()).savedPosition(last.id) : null
  return position ?? createGame({ ruleset: RULESET_IDS[0], seed: '' })
}

/** About as large as the map will be (px): beside the dock, under ribbon and rail. */
const mapSize = () => ({ width: Math.max(320, innerWidth - 360), height: Math.max(320, innerHeight - 120) })

/** The map is measured, and once drawn where nobody sees it. */
export async function prepareMap(): Promise<void> {
  const [opening] = await Promise.all([likely(), loadMapFonts()])
  const ratio = pixelRatio()
  setSpriteRatio(ratio)
  const pieces = rehearsal(() => staticBoardView(opening, dateOf(opening)), mapSize(), ratio)
  // Whoever has a map by then has no need of it.
  const unless = (piece: () => void) => () => useGame.getState().start === null && piece()
  preloadGeography(() => boardIn(opening), onIdle, pieces.map(unless))
}
