/** The game in time, worked out of its states and events: moments and what changed between them. Pure. */

export { type WayBack, waysBack } from './back.ts'
export { BALANCES, type BalanceFigure, type BalanceShift, balanceByRound, largestShifts, type RoundBalance } from './balance.ts'
export { battlesOfWar, battleWith, type Juncture, type PastBattle } from './battles.ts'
export { type Contrast, type Contrasts, contrastsOf, type FigureContrast, figuresHeldUp, type Garrison } from './contrast.ts'
export { type Course, courseOf, type TurnStretch } from './course.ts'
export { type DiaryRound, type DiaryTurn, diaryOf, loudTurns, turnsOfDiary } from './diary.ts'
export {
  diaryParagraphs,
  diarySentence,
  markdownOf,
  type RoundWords,
  textOfTurn,
  type Voice,
  wordsOfRound,
} from './diary-text.ts'
export { type ArmyChange, armiesChanged, type Change, type Diff, diffOf, folded, type PieceChange } from './diff.ts'
export { type Dispatch, type DispatchNews, dispatchesSince } from './dispatches.ts'
export { type Bloodshed, bloodshedOf } from './fell.ts'
export { type Belligerent, figuresOf, isSide, PARTIES, powersWithin, type Tallied } from './figures.ts'
export { HONOUR_FINDERS, type Honour, honoursOf, MOST_HONOURS } from './honours.ts'
export { landBetween } from './land.ts'
export { type Casualties, lossesIn, unitsWorth } from './losses.ts'
export {
  type BattleThrows,
  chancesOfHits,
  farthestThrows,
  type Luck,
  luckByBattle,
  luckByParty,
  luckByTheatre,
  luckOf,
} from './luck.ts'
export { beginnings, dateAt, deedOf, momentAfter, momentBefore, openingOf, presentOf, type Stride, stateAt } from './moment.ts'
export { type LandHandover, type RoundRow, type RoundSummary, roundSummaries } from './rounds.ts'
export type { DiaryValue, Saying } from './sayings.ts'
export { pieceNamed, type SeenUnit, shownOf, type Tableau } from './shown.ts'
export { csvOf, FIGURE_COLUMNS, type FigureColumn, type FigureNames, type RoundFigures, statisticsOf } from './statistics.ts'
export { type ArmyShift, changesOfStep, type Outcomes, type Shift, spacesOfOutcomes } from './step.ts'
export { type DiceLot, diceOfWar, type Encounter, type WarDice } from './throws.ts'
export type * from './types.ts'
export { type Journey, waysOf } from './ways.ts'
