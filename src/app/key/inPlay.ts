/** What of the key to the map there is in a game: its units, and the marks its rules can put on the map. */
import { useState } from 'react'
import { dataOf, type GameState, passages, peaceKinds, unitTypesOf } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { decidingIn } from '../../store/view/features.ts'

/** The units of the game, in the order of the tables; markers lie under units and are none. */
export const unitsInPlay = (game: GameState) => unitTypesOf(game).filter(({ kind }) => kind !== 'marker')

type Asked = (game: GameState) => boolean

/** Marks that not every game has, as `area.mark`. */
const ASKED: Readonly<Record<string, Asked>> = {
  'land.closed': (game) => peaceKinds(game).closed,
  'land.armistice': (game) => peaceKinds(game).armistice,
  'states.gas': (game) => unitTypesOf(game).some(({ tags }) => tags.has('gas')),
  'states.gasTotal': (game) => unitTypesOf(game).some(({ tags }) => tags.has('gas')),
  'places.deciding': (game) => decidingIn(game) !== undefined,
  'places.paid': (game) => dataOf(game).influence !== undefined,
  'places.revolt': (game) => dataOf(game).revolts !== undefined,
  'places.closed': (game) => peaceKinds(game).closed,
  'places.armistice': (game) => peaceKinds(game).armistice,
  'sea.submarines': (game) => passages(game).some(({ surfaceOnly }) => surfaceOnly),
  'sea.convoy': (game) => dataOf(game).convoys !== undefined,
  'sea.patrol': (game) => unitTypesOf(game).some(({ tags }) => tags.has('patrols')),
  'sea.raided': (game) => dataOf(game).submarineWarfare.zones.length > 0,
}

const marksOf = (game: GameState): string =>
  Object.keys(ASKED)
    .filter((mark) => ASKED[mark]!(game))
    .join(' ')

/** The game as it was when its marks were last others: of all it does meanwhile the key shows nothing. */
export function useGameInPlay(): GameState | null {
  const game = useGame((store) => store.game)
  const [shown, setShown] = useState(game)
  if (game && shown && game !== shown && marksOf(game) !== marksOf(shown)) setShown(game)
  return shown
}

/** Of some marks those that the game has. */
export const marksInPlay = <T>(area: string, marks: Readonly<Record<string, T>>, game: GameState): [string, T][] =>
  Object.entries(marks).filter(([id]) => ASKED[`${area}.${id}`]?.(game) ?? true)
