/** Ids as const arrays, so that records over them can be exhaustive. */

/** In turn order (STD-SET-11). */
export const POWERS = ['austria-hungary', 'russia', 'germany', 'france', 'britain', 'ottoman', 'italy', 'usa'] as const
export type PowerId = (typeof POWERS)[number]

export const SIDES = ['central', 'allies'] as const
export type Side = (typeof SIDES)[number]

/** In order (STD-SET-13). */
export const PHASES = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const
export type Phase = (typeof PHASES)[number]

/** Unit types of all rulesets in table order; the last is a marker that is counted like a unit (ADV-03-01). */
export const UNIT_TYPES = [
  'infantry',
  'artillery',
  'machine-gun',
  'tank',
  'fighter',
  'battleship',
  'cruiser',
  'destroyer',
  'submarine',
  'transport',
  'poison-gas',
] as const
export type UnitType = (typeof UNIT_TYPES)[number]

export const RULESET_IDS = ['standard', 'tournament', 'advanced', 'influence'] as const
export type RulesetId = (typeof RULESET_IDS)[number]

export type SpaceId = string
export type OptionId = string
export type RuleId = string

/** Owner of units: a power, or a neutral garrison under WIK-08 (otherwise STD-POL-14). */
export type Owner = PowerId | 'neutral'

export type Counts = Partial<Record<UnitType, number>>
export type ByPower<T> = Partial<Record<PowerId, T>>
