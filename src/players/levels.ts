/** How far a player looks, by level, and what it cares for, by style. */
import { ContractError, type SpaceId } from '../engine/index.ts'
import { type Style, styleOf } from './styles.ts'

export type PlayerLevel = 'easy' | 'normal' | 'hard' | 'expert'

/** `budget`: how many changes of a plan are tried at most, so that a plan is the same on every machine. */
export type PlayerOptions = { level: PlayerLevel; style?: string; seed: string; budget?: number }

/** A level looks less far than the next; none of them blunders by chance. */
export type Sight = {
  /** Changes of a plan that are tried, and the IPCs that one of them may cost at first. */
  tries: number
  heat: number
  /** Sees that enemies in contested land are bound to it (STD-MOV-06). */
  binding: boolean
  /** Which part of the enemy's answer it fears. */
  fear: number
  /** Has ships do more than lie at home. */
  navy: boolean
  /** In Movement so many plans are made one after another, each of which fears what was seen to come of the ones before; each is played on. */
  again: number
  /** How they are played on; null where the first plan is done. */
  look: Look | null
}

/**
 * A plan is played on for so many turns, with so many samples of dice. `tries`: changes of a plan that whoever plays on tries; who
 * tries few answers by chance, and by such answers plans are told apart wrongly. `margin`: IPCs by which another plan must stand better than the first.
 * A hard player stops a turn before its own and tries few, for its time: a turn more made it as strong as an expert.
 */
export type Look = { turns: number; samples: number; tries: number; margin: number }

/** How far each level looks. */
export const SIGHTS: Readonly<Record<PlayerLevel, Sight>> = {
  easy: { tries: 0, heat: 0, binding: false, fear: 0.3, navy: false, again: 1, look: null },
  normal: { tries: 1500, heat: 0, binding: true, fear: 1, navy: true, again: 1, look: null },
  hard: {
    tries: 5000,
    heat: 3,
    binding: true,
    fear: 1,
    navy: true,
    again: 3,
    look: { turns: 7, samples: 2, tries: 200, margin: 5 },
  },
  expert: {
    tries: 6000,
    heat: 3,
    binding: true,
    fear: 1,
    navy: true,
    again: 6,
    look: { turns: 8, samples: 4, tries: 1500, margin: 5 },
  },
}

/** By space: in which share of the times that own units stood there an enemy was seen to strike at them. */
export type AnswersSeen = ReadonlyMap<SpaceId, number>

/** All that a planner goes by beside the position. */
export type Temper = { level: PlayerLevel; sight: Sight; style: Style; seed: string; struck?: AnswersSeen }

/** The mind of these options: a level, a style, and the budget in the place of the level's tries. Throws where there is no such level. */
export function mindOf({ level, style, seed, budget }: PlayerOptions): Temper {
  if (!Object.hasOwn(SIGHTS, level)) throw new ContractError('level', `There is no level "${level}".`)
  const sight = SIGHTS[level]
  return { level, sight: budget === undefined ? sight : { ...sight, tries: budget }, style: styleOf(style), seed }
}
