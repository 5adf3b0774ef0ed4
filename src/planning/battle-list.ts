/** Battles in the order in which they are best fought, and which comes next. */
import { LANGUAGE } from '../content/language.ts'
import { type BattleEntry, battles, type GameState, type SpaceId } from '../engine/index.ts'
import { spaceIn } from './board.ts'

/** Sea zones that a landing into this space still waits for. */
export function zonesToClearFirst(game: GameState, space: SpaceId): SpaceId[] {
  const open = new Set(battles(game).flatMap((battle) => (battle.resolved ? [] : [battle.space])))
  return [
    ...new Set(game.turn.landings.filter((landing) => landing.to === space && open.has(landing.zone)).map((each) => each.zone)),
  ]
}

export const BATTLE_GROUPS = ['landing', 'must', 'may'] as const
/** Why a battle stands where it does in the list: a landing waits for it, it must be fought, or it may be left alone. */
export type BattleGroup = (typeof BATTLE_GROUPS)[number]

export function battleGroupOf(game: GameState, { space, kind, required }: BattleEntry): BattleGroup {
  if (kind === 'sea' && game.turn.landings.some((landing) => landing.zone === space)) return 'landing'
  return required ? 'must' : 'may'
}

const names = new Intl.Collator(LANGUAGE, { numeric: true })

/** Group by group, in each the sea before the land, sea zones by their numbers. */
export function battleList(game: GameState): BattleEntry[] {
  const rank = (entry: BattleEntry) => BATTLE_GROUPS.indexOf(battleGroupOf(game, entry))
  const nameOf = ({ space }: BattleEntry) => spaceIn(game, space)?.name ?? space
  const sea = ({ kind }: BattleEntry) => (kind === 'sea' ? 0 : 1)
  return [...battles(game)].sort((a, b) => rank(a) - rank(b) || sea(a) - sea(b) || names.compare(nameOf(a), nameOf(b)))
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
