/** What the log tells of this turn's battles and mines. Read once for every log, however many parts of the screen ask. */
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

/** Of the turn that is shown. */
function useTold<T>(read: (told: Told) => T): T {
  const then = useViewed(({ settled: stood }) => stood?.log ?? null)
  return useGame(({ log }) => read(toldIn(then ?? log)))
}

/** This turn's battles, the first of them first. */
export const useBattleReports = (): readonly BattleReport[] => useTold(({ battles }) => battles)
/** The battle that is being fought. */
export const useBattleUnderWay = (): BattleReport | null => useTold(({ battles }) => battleUnderWay(battles))
/** Submarines that destroyers fired at this turn. */
export const usePursuitReports = (): readonly Pursuit[] => useTold(({ pursuits }) => pursuits)
/** This turn's mine dice. */
export const useMineReports = (): readonly MineField[] => useTold(({ mines }) => mines)
