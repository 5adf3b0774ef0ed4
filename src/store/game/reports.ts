/** Battle and mine reports of this turn, cached by log. */
import {
  type BattleReport,
  battleReports,
  battleUnderWay,
  type MineField,
  mineReports,
  type Pursuit,
  pursuitReports,
} from '../../report/index.ts'
import { useViewed } from '../view/viewed-moment.ts'
import { type Entry, useGame } from './game.ts'
import { turnStart } from './timeline.ts'

export * from '../../report/index.ts'

type Told = { battles: readonly BattleReport[]; mines: readonly MineField[]; pursuits: readonly Pursuit[] }
const told = new WeakMap<readonly Entry[], Told>()

function toldIn(log: readonly Entry[]): Told {
  let known = told.get(log)
  if (!known) {
    const turn = log.slice(turnStart(log))
    known = { battles: battleReports(turn), mines: mineReports(turn), pursuits: pursuitReports(turn) }
    told.set(log, known)
  }
  return known
}

/** Of the viewed moment's turn. */
function useTold<T>(read: (told: Told) => T): T {
  const then = useViewed(({ settled: stood }) => stood?.log ?? null)
  return useGame(({ log }) => read(toldIn(then ?? log)))
}

/** Battles of this turn in order. */
export const useBattleReports = (): readonly BattleReport[] => useTold(({ battles }) => battles)
/** The battle in progress. */
export const useBattleUnderWay = (): BattleReport | null => useTold(({ battles }) => battleUnderWay(battles))
/** Submarine pursuits of this turn. */
export const usePursuitReports = (): readonly Pursuit[] => useTold(({ pursuits }) => pursuits)
/** Mine dice of this turn. */
export const useMineReports = (): readonly MineField[] => useTold(({ mines }) => mines)
