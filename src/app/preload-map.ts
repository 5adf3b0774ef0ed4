/** Prepares the map in idle time on the start page: a game then opens twice as fast. */
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
import { rehearseMap } from './map-rehearsal.ts'

/** The game that was played last, else a new game of the first ruleset. */
async function likelyNextGame(): Promise<GameState> {
  const listed = await readSavedGames()
  const last = listed.ok ? listed.value.games[0] : undefined
  const position = last ? await (await gameCode.load()).savedPosition(last.id) : null
  return position ?? createGame({ ruleset: RULESET_IDS[0], seed: '' })
}

/** Estimate (px): the window without the dock, header and history. */
const mapSize = () => ({ width: Math.max(320, innerWidth - 360), height: Math.max(320, innerHeight - 120) })

/** Computes the geography and draws the map once, off screen. */
export async function preloadMap(): Promise<void> {
  const [game] = await Promise.all([likelyNextGame(), loadMapFonts()])
  const ratio = pixelRatio()
  setSpriteRatio(ratio)
  const steps = rehearseMap(() => staticBoardView(game, dateOf(game)), mapSize(), ratio)
  const unlessPlaying = (step: () => void) => () => useGame.getState().start === null && step()
  preloadGeography(() => boardIn(game), onIdle, steps.map(unlessPlaying))
}
