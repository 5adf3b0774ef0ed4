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

/** One question at a time, as it leaves the engine. */
export type Decision = Omit<Question, 'options'> & {
  options?: { id: string; label: string }[]
  /** What the dice that are asked for are of. */
  throw?: Throw
  /** Where boats of a defence may dive: the hits that the attacker has scored already, and everybody has seen (STD-NAV-09). */
  hits?: number
}

/** Dice that are alike, in the order in which they are thrown: `count` dice of `type`, each of which hits on `needs` or less; 0 where no number is needed. */
export type ThrowGroup = { power: Owner; type: UnitType; count: number; needs: number }

/** One throw: its dice, and what of their faces counts. */
export type Throw = {
  groups: ThrowGroup[]
  /**
   * How many hit; how many remove and how many only damage; the lowest face; or each face by itself, whichever of the dice of a group
   * shows it.
   */
  counts: 'hits' | 'kills-and-damage' | 'lowest' | 'faces'
  /** Of dice that remove or damage: one that hits removes up to this number, above it damages (ADV-04-01). */
  killsUpTo?: number
  /** It also counts which of the groups hit (ADV-10-15). */
  apart?: true
}

/** One of the answers of a choice, by the id that says it. */
export type DecisionOption = { id: string }

/** The question as it stands in the state, so that it survives save, undo and reload; no words of any language. */
export type Question = {
  id: string
  /** Whose choice it is. */
  by: PowerId
  kind: DecisionKind
  /** What the question is about, for the card's sentence: see `text.decision.<topic>`. */
  topic: DecisionTopic
  space?: SpaceId
  /** Powers that may share what the question is about. */
  powers?: PowerId[]
  /** Hits that can be spent, submarines that could dive, dice to enter, IPC of a bid. */
  count?: number
  options?: DecisionOption[]
  /** What may be named (transports only when they may be lost). */
  pool?: ByPower<Counts>
  damaged?: ByPower<Counts>
  submerged?: ByPower<number>
  /** Why it is asked. */
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
  // Advanced: what comes by sea through a neutral neighbour
  | 'supply-dice'
  // Advanced: guns on the coast and what they do to the ships of a landing
  | 'coastal'
  | 'coastal-dice'
  | 'coastal-losses'
  | 'coastal-infantry'
  | 'driven-off'
  | 'driven-ashore'
  // Advanced: destroyers at submarines on a strategic move; all boats of a defence diving at once; the war on convoys; who leaves
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
