/** How far a player looks, by level, and what it cares for, by style. */
import { ContractError, type SpaceId } from '../engine/index.ts'
import { type Style, styleOf } from './styles.ts'

export type PlayerLevel = 'easy' | 'normal' | 'hard' | 'expert'

/** `budget`: how many changes of a plan are tried at most, so that a plan is the same on every machine. */
export type PlayerOptions = { level: PlayerLevel; style?: string; seed: string; budget?: number }

/** A level looks less far than the next; none of them blunders by chance. */
export type LevelSettings = {
  /** Changes of a plan that are tried, and the IPCs that one of them may cost at first. */
  tries: number
  temperature: number
  /** Sees that enemies in contested land are bound to it (STD-MOV-06). */
  seesBinding: boolean
  /** Which part of the enemy's answer it fears. */
  fear: number
  /** Has ships do more than lie at home. */
  usesNavy: boolean
  /** In Movement so many plans are made one after another, each of which fears what was seen to come of the ones before; each is played on. */
  planCount: number
  /** How they are played on; null where the first plan is done. */
  rollouts: RolloutSettings | null
}

/**
 * A plan is played on for so many turns, with so many samples of dice. `tries`: changes of a plan that whoever plays on tries; who
 * tries few answers by chance, and by such answers plans are told apart wrongly. `margin`: IPCs by which another plan must stand better than the first.
 * A hard player stops a turn before its own and tries few, for its time: a turn more made it as strong as an expert.
 */
export type RolloutSettings = { turns: number; samples: number; tries: number; margin: number }

/** How far each level looks. */
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

/** By space: in which share of the times that own units stood there an enemy was seen to strike at them. */
export type StrikeRates = ReadonlyMap<SpaceId, number>

/** All that a planner goes by beside the position. */
export type Profile = { level: PlayerLevel; settings: LevelSettings; style: Style; seed: string; strikeRates?: StrikeRates }

/** The mind of these options: a level, a style, and the budget in the place of the level's tries. Throws where there is no such level. */
export function profileFor({ level, style, seed, budget }: PlayerOptions): Profile {
  if (!Object.hasOwn(LEVEL_SETTINGS, level)) throw new ContractError('level', `There is no level "${level}".`)
  const sight = LEVEL_SETTINGS[level]
  return { level, settings: budget === undefined ? sight : { ...sight, tries: budget }, style: styleOf(style), seed }
}
