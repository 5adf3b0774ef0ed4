/** Public API of history: moments of a game and what changed between them. Pure. */

export { BALANCES, type BalanceFigure, type BalanceShift, balanceByRound, largestShifts, type RoundBalance } from './balance.ts'
export { battleAt, battlesOfWar, type LogPosition, type PastBattle } from './battles.ts'
export {
  compareFigures,
  compareStates,
  type FigureComparison,
  type Garrison,
  landChanges,
  type SpaceDifference,
  type StateComparison,
} from './comparison.ts'
export { type DiaryRound, type DiaryTurn, diaryOf, eventfulTurns, turnsOfDiary } from './diary.ts'
export {
  type DiaryVoice,
  diaryMarkdown,
  diaryParagraphs,
  diarySentence,
  formatRound,
  type RoundWords,
  textOfTurn,
} from './diary-text.ts'
export { type ArmyChange, applyDiff, armiesChanged, type Change, type Diff, diffOf, type PieceChange } from './diff.ts'
export { type Dispatch, type DispatchNews, dispatchesSince } from './dispatches.ts'
export { type Belligerent, figuresOf, isSide, PARTIES, type PowerFigures, powersWithin } from './figures.ts'
export { HONOUR_FINDERS, type Honour, honoursOf, MOST_HONOURS } from './honours.ts'
export { type Journey, journeysOf } from './journeys.ts'
export { type Casualties, type CostlyBattle, costlyBattles, lossesIn, unitsWorth } from './losses.ts'
export {
  type BattleLuck,
  chancesOfHits,
  extremeLuck,
  type Luck,
  luckByBattle,
  luckByParty,
  luckByTheatre,
  luckOf,
} from './luck.ts'
export {
  actionBefore,
  dateAt,
  type GameTimeline,
  momentAfter,
  momentBefore,
  openingOf,
  presentOf,
  type StepSize,
  stateAt,
  stretchStarts,
  type TurnSpan,
  timelineOf,
} from './moment.ts'
export type { DiaryValue, Phrase } from './phrases.ts'
export { type LandHandover, type RoundRow, type RoundSummary, roundSummaries } from './rounds.ts'
export { csvOf, FIGURE_COLUMNS, type FigureColumn, type FigureNames, type RoundFigures, statisticsOf } from './statistics.ts'
export { type ArmyShift, changesOfStep, type StepChanges, spacesOfChanges, type ValueChange } from './step-changes.ts'
export { parsePieceKey, type SeenUnit, type Tableau, tableauOf } from './tableau.ts'
export { type TakeBackPoint, takeBackPoints } from './take-back-points.ts'
export type * from './types.ts'
export { type DiceBattle, type DiceLot, diceOfWar, type WarDice } from './war-dice.ts'
