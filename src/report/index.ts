/** The story of a game, told from its events: battles, mines, turns. Selectors only; a loaded game has the same reports. */
export { battleReports, battleUnderWay, fireOf, hitsToTake, latestExchange, lossesOfSide, roundOf } from './battle.ts'
export { countLines, ownersOfLines } from './forces.ts'
export { type Pursuit, pursuitReports } from './pursuits.ts'
export { type MineField, type MineRoll, mineReports } from './sea-hazards.ts'
export { type PhasePart, type TurnPart, turnsOf } from './turns.ts'
export type * from './types.ts'
export { expectedOf, submerges, totalOf } from './value.ts'
