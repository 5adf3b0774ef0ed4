/** How far a player looks, by level, and what it cares for, by style. */
import { type Style, styleOf } from './styles.ts'

export type PlayerLevel = 'easy' | 'normal' | 'hard' | 'expert'

/** `budget`: how many changes of a plan are tried at most, so that a plan is the same on every machine. */
export type PlayerOptions = { level: PlayerLevel; style?: string; seed: string; budget?: number }

/** A level looks less far than the next; none of them blunders by chance. */
export type Sight = {
  /** Changes of a plan that are tried. */
  tries: number
  /** Sees that enemies in contested land are bound to it (STD-MOV-06). */
  binding: boolean
  /** Which part of the enemy's answer it fears. */
  fear: number
  /** Has ships do more than lie at home. */
  navy: boolean
  /** Plays the plans of several styles so many turns ahead, with so many samples of dice, and takes the best; 0: one plan. */
  ahead: number
  samples: number
}

const LEVELS: Readonly<Record<PlayerLevel, Sight>> = {
  easy: { tries: 0, binding: false, fear: 0.3, navy: false, ahead: 0, samples: 0 },
  normal: { tries: 600, binding: true, fear: 1, navy: true, ahead: 0, samples: 0 },
  hard: { tries: 8000, binding: true, fear: 1, navy: true, ahead: 0, samples: 0 },
  expert: { tries: 8000, binding: true, fear: 1, navy: true, ahead: 4, samples: 1 },
}

/** All that a planner goes by beside the position. */
export type Temper = { level: PlayerLevel; sight: Sight; style: Style; seed: string }

/** The mind of these options: a level, a style, and the budget in the place of the level's tries. */
export function mindOf({ level, style, seed, budget }: PlayerOptions): Temper {
  const sight = LEVELS[level]
  return { level, sight: budget === undefined ? sight : { ...sight, tries: budget }, style: styleOf(style), seed }
}
