/** Reports of battles, mines, pursuits and turns, derived from events. */
export { battleReports, battleUnderWay, fireOf, hitsToTake, latestExchange, lossesOfSide, roundOf } from './battle.ts'
export { countLines, expectedOf, ownersOfLines, submerges, totalOf } from './forces.ts'
export { type MineField, type MineRoll, mineReports, type Pursuit, pursuitReports } from './sea-hazards.ts'
export { type PhasePart, type TurnPart, turnsOf } from './turns.ts'
export type * from './types.ts'
