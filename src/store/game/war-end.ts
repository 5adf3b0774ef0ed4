/** The end of a war: its length and its winner. */
import { type GameState, POWERS, type Side, sideOf } from '../../engine/index.ts'
import type { Computers } from '../../save/computers.ts'
import { isPosition } from '../../save/format.ts'
import { t } from '../text.ts'
import { useViewed } from '../view/viewed-moment.ts'
import { hasComputer, isPlayedByPerson } from './computers.ts'
import { type GameStore, useGame } from './table.ts'
import { isSolo, playerName } from './timeline.ts'

type Length = {
  readonly rounds: number
  readonly actions: number /** Milliseconds on the clock; 0: no clock ran. */
  readonly played: number
}

/** A war that starts from a position counts from its first round. */
export function lengthOfWar({
  start,
  game,
  log,
  earlier,
  played,
}: Pick<GameStore, 'start' | 'game' | 'log' | 'earlier' | 'played'>): Length {
  const first = start && isPosition(start) ? (start.round ?? 1) : 1
  return { rounds: (game?.flow.round ?? first) - first + 1, actions: earlier.length + log.length, played }
}

export type Victors =
  | { readonly who: 'nobody' }
  /** Null: one person played both sides, or the name only names the side. */
  | { readonly who: 'side' | 'computer' | 'you'; readonly side: Side }
  | { readonly who: 'people'; readonly side: Side; readonly names: readonly string[] }

/** Null: the war is not over. */
export function victorsOf(game: GameState, computers: Computers | null): Victors | null {
  const won = game.flow.winner
  if (!won) return null
  const { side } = won
  if (side === null) return { who: 'nobody' }
  const people = POWERS.filter((power) => sideOf(power) === side && isPlayedByPerson(computers, power))
  if (people.length === 0) return { who: 'computer', side }
  const names = [...new Set(people.map((power) => playerName(game, power)))]
  if (names.includes(t(`app.side.${side}`))) return { who: 'side', side }
  if (!hasComputer(computers) && isSolo(game)) return { who: 'side', side }
  return names.includes(t('app.start.solo')) ? { who: 'you', side } : { who: 'people', side, names }
}

/** Whether the screen shows the end of a war. Not in exercises, and not while an earlier moment is viewed. */
export function useWarOver(): boolean {
  const then = useViewed(({ settled: stood }) => stood?.state ?? null)
  return useGame(({ game, mode }) => mode.kind === 'game' && Boolean((then ?? game)?.flow.winner))
}
