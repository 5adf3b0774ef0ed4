/** Levels (search effort) and profiles of the computer players. */
import { ContractError, type SpaceId } from '../engine/index.ts'
import { type Style, styleOf } from './styles.ts'

export type PlayerLevel = 'easy' | 'normal' | 'hard' | 'expert'

/**
 * `budget` replaces the level's number of search steps. It counts steps and not time, so plans are the same on every
 * machine.
 */
export type PlayerOptions = { level: PlayerLevel; style?: string; seed: string; budget?: number }

/** Search settings of a level. No level makes random mistakes. */
export type LevelSettings = {
  /** Search steps, and the start temperature (IPC) of simulated annealing. */
  tries: number
  temperature: number
  /** Knows that enemies in contested land are bound to it (STD-MOV-06). */
  seesBinding: boolean
  /** Weight of the enemy's reply. */
  fear: number
  /** Uses ships; otherwise they stay in port. */
  usesNavy: boolean
  /** Plans made in Movement, each using the enemy strikes observed in the rollouts of the plans before. */
  planCount: number
  /** Null: the first plan is used without rollouts. */
  rollouts: RolloutSettings | null
}

/**
 * A rollout lasts `turns` turns and uses `samples` sets of dice. `tries`: search steps of the rollout players; with too
 * few, plans are ranked wrongly. `margin`: IPC by which another plan must beat the first. Hard stops a turn early to
 * save time: one more turn made it as strong as expert.
 */
export type RolloutSettings = { turns: number; samples: number; tries: number; margin: number }

export const LEVEL_SETTINGS: Readonly<Record<PlayerLevel, LevelSettings>> = {
  easy: { tries: 0, temperature: 0, seesBinding: false, fear: 0.3, usesNavy: false, planCount: 1, rollouts: null },
  normal: { tries: 1500, temperature: 0, seesBinding: true, fear: 1, usesNavy: true, planCount: 1, rollouts: null },
  hard: {
    tries: 5000,
    temperature: 3,
    seesBinding: true,
    fear: 1,
    usesNavy: true,
    planCount: 3,
    rollouts: { turns: 7, samples: 2, tries: 200, margin: 5 },
  },
  expert: {
    tries: 6000,
    temperature: 3,
    seesBinding: true,
    fear: 1,
    usesNavy: true,
    planCount: 6,
    rollouts: { turns: 8, samples: 4, tries: 1500, margin: 5 },
  },
}

/** By space: share of rollouts in which an enemy attacked own units there. */
export type StrikeRates = ReadonlyMap<SpaceId, number>

/** Everything a planner uses besides the position. */
export type Profile = { level: PlayerLevel; settings: LevelSettings; style: Style; seed: string; strikeRates?: StrikeRates }

/** The profile for these options. Throws `ContractError` for an unknown level. */
export function profileFor({ level, style, seed, budget }: PlayerOptions): Profile {
  if (!Object.hasOwn(LEVEL_SETTINGS, level)) throw new ContractError('level', `There is no level "${level}".`)
  const sight = LEVEL_SETTINGS[level]
  return { level, settings: budget === undefined ? sight : { ...sight, tries: budget }, style: styleOf(style), seed }
}
