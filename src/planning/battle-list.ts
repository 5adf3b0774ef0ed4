/** Order of the battles in Conduct Combat, and which comes next. */
import { LANGUAGE } from '../content/language.ts'
import { type BattleEntry, battles, type GameState, type SpaceId } from '../engine/index.ts'
import { spaceIn } from './board.ts'

/** Sea zones with an open battle that a landing into this space waits for. */
export function zonesToClearFirst(game: GameState, space: SpaceId): SpaceId[] {
  const open = new Set(battles(game).flatMap((battle) => (battle.resolved ? [] : [battle.space])))
  return [
    ...new Set(game.turn.landings.filter((landing) => landing.to === space && open.has(landing.zone)).map((each) => each.zone)),
  ]
}

export const BATTLE_GROUPS = ['landing', 'must', 'may'] as const
/** Reason for the place in the list: a landing waits for it, it is required, or it is optional. */
export type BattleGroup = (typeof BATTLE_GROUPS)[number]

export function battleGroupOf(game: GameState, { space, kind, required }: BattleEntry): BattleGroup {
  if (kind === 'sea' && game.turn.landings.some((landing) => landing.zone === space)) return 'landing'
  return required ? 'must' : 'may'
}

const names = new Intl.Collator(LANGUAGE, { numeric: true })

/** Battles by group; sea before land, sea zones by number. */
export function battleList(game: GameState): BattleEntry[] {
  const rank = (entry: BattleEntry) => BATTLE_GROUPS.indexOf(battleGroupOf(game, entry))
  const nameOf = ({ space }: BattleEntry) => spaceIn(game, space)?.name ?? space
  const sea = ({ kind }: BattleEntry) => (kind === 'sea' ? 0 : 1)
  return [...battles(game)].sort((a, b) => rank(a) - rank(b) || sea(a) - sea(b) || names.compare(nameOf(a), nameOf(b)))
}

/** The next open battle that is not postponed (`held`), starting after the battle `after`. */
export function nextBattle(game: GameState, held: ReadonlySet<SpaceId>, after: SpaceId | null): BattleEntry | null {
  const list = battleList(game)
  const from = list.findIndex((battle) => battle.space === after) + 1
  const open = [...list.slice(from), ...list.slice(0, from)].filter(
    (battle) => !battle.resolved && !held.has(battle.space) && battle.space !== after,
  )
  return open[0] ?? null
}
