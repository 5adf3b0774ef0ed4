/** Battles in the order in which they are best fought, and which comes next. */
import { type BattleEntry, battles, type GameState, type SpaceId } from '../../engine/index.ts'

/** Sea zones that a landing into this space still waits for. */
export function waitsFor(game: GameState, space: SpaceId): SpaceId[] {
  const open = new Set(battles(game).flatMap((battle) => (battle.resolved ? [] : [battle.space])))
  return [
    ...new Set(game.turn.landings.filter((landing) => landing.to === space && open.has(landing.zone)).map((each) => each.zone)),
  ]
}

/** At sea first where a landing waits, then the rest of the sea, then what must be fought on land, then what may be. */
function rank(game: GameState, { space, kind, required }: BattleEntry): number {
  if (kind === 'sea') return game.turn.landings.some((landing) => landing.zone === space) ? 0 : 1
  return required ? 2 : 3
}

export function battleList(game: GameState): BattleEntry[] {
  return [...battles(game)].sort((a, b) => rank(game, a) - rank(game, b))
}

/** The next battle that is open and not held; after the one that is on the board, if one is. */
export function nextBattle(game: GameState, held: ReadonlySet<SpaceId>, after: SpaceId | null): BattleEntry | null {
  const list = battleList(game)
  const from = list.findIndex((battle) => battle.space === after) + 1
  const open = [...list.slice(from), ...list.slice(0, from)].filter(
    (battle) => !battle.resolved && !held.has(battle.space) && battle.space !== after,
  )
  return open[0] ?? null
}
