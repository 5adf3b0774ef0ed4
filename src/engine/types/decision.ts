import type { ByPower, Counts, Owner, PowerId, RuleId, SpaceId, UnitType } from './ids.ts'

export type DecisionKind =
  | 'casualties'
  | 'submerge'
  | 'press'
  | 'choice'
  | 'dice'
  | 'gas'
  | 'coastal'
  | 'convoy'
  | 'escort'
  | 'disengage'
  | 'bid'

/** An open question as clients see it. */
export type Decision = Omit<Question, 'options'> & {
  options?: { id: string; label: string }[]
  /** The dice to enter. */
  throw?: Throw
  /** For `submerge`: hits already scored by the attacker (STD-NAV-09). */
  hits?: number
}

/** Equal dice in roll order; `needs` 0: no number to hit. */
export type ThrowGroup = { power: Owner; type: UnitType; count: number; needs: number }

export type Throw = {
  groups: ThrowGroup[]
  /** What counts: hits; kills and damage apart; the lowest face; or each face. */
  counts: 'hits' | 'kills-and-damage' | 'lowest' | 'faces'
  /** Up to this face a hit kills, above it damages (ADV-04-01). */
  killsUpTo?: number
  /** Hits count per group (ADV-10-15). */
  apart?: true
}

export type DecisionOption = { id: string }

/** A question as the state stores it: no texts. */
export type Question = {
  id: string
  /** The deciding power. */
  by: PowerId
  kind: DecisionKind
  /** Text key: `text.decision.<topic>`. */
  topic: DecisionTopic
  space?: SpaceId
  /** Powers among which the matter may be shared. */
  powers?: PowerId[]
  /** Hits to spend, submarines that may submerge, dice to enter, or IPC of a bid. */
  count?: number
  options?: DecisionOption[]
  /** Units that may be named (transports only if they may be lost). */
  pool?: ByPower<Counts>
  damaged?: ByPower<Counts>
  submerged?: ByPower<number>
  rule: RuleId
}

export type DecisionTopic =
  | 'bid'
  | 'air-losses'
  | 'strike-losses'
  | 'strafe-losses'
  | 'land-losses'
  | 'sea-losses'
  | 'submerge'
  | 'press'
  | 'represent-neutral'
  | 'take-control'
  | 'set-ashore'
  | 'fighter-retreat'
  | 'call-off'
  | 'exchange'
  | 'gas'
  | 'gassed-infantry'
  | 'air-damage'
  | 'swap'
  | 'gas-dice'
  | 'gas-spread-dice'
  | 'first-shot-dice'
  | 'mine-dice'
  | 'air-dice'
  | 'strike-dice'
  | 'strafe-dice'
  | 'attack-dice'
  | 'defence-dice'
  | 'sea-attack-dice'
  | 'sea-defence-dice'
  | 'submarine-warfare-dice'
  // Advanced: supplies by sea
  | 'supply-dice'
  // Advanced: coastal guns against a landing fleet
  | 'coastal'
  | 'coastal-dice'
  | 'coastal-losses'
  | 'coastal-infantry'
  | 'driven-off'
  | 'driven-ashore'
  // Advanced: pursuit, diving defence, convoys, disengagement
  | 'pursuit-dice'
  | 'dive-all'
  | 'first-attack-dice'
  | 'first-defence-dice'
  | 'convoy'
  | 'escort'
  | 'convoy-dice'
  | 'escort-dice'
  | 'disengage'
  | 'disengagement-dice'
  | 'engagement-dice'
