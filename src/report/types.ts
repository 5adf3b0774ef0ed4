/** Data of battle reports. */
import type {
  BattleSide,
  Counts,
  DecisionTopic,
  EventOf,
  FireGroup,
  FireStep,
  ForceLine,
  GameEvent,
  Owner,
  PowerId,
  RuleId,
  SpaceId,
  UnitType,
} from '../engine/index.ts'

export type { BattleSide }

/** `expected`: average hits. */
export type Volley = {
  side: BattleSide
  step: FireStep
  groups: readonly FireGroup[]
  dice: number
  hits: number
  /** Hits absorbed by attacking tanks. */
  absorbed: number
  /** Air hits that only damage a fighter. */
  damaging: number
  expected: number
}

/** Losses of one owner from one volley. */
export type Loss = {
  side: BattleSide
  power: Owner
  units: Counts
  damaged: Counts
  cargo: readonly { power: PowerId; type: UnitType }[]
  submerged: number
  chosenBy: PowerId | null
}

export type UnitLine = ForceLine & { submerged: number }
export type BattleForces = { attacker: readonly UnitLine[]; defender: readonly UnitLine[] }

export type Step = 'coastal' | 'strike' | 'air' | 'gas' | 'first-shot' | 'strafe' | 'fire' | 'convoy' | 'engagement'

/** Effects other than hits and losses. */
export type Effect = EventOf<
  | 'gas-released'
  | 'gas-spread'
  | 'infantry-gassed'
  | 'fighters-damaged'
  | 'tanks-tipped'
  | 'unit-exchanged'
  | 'coastal-fired'
  | 'fleet-hit'
  | 'cargo-hit'
  | 'ship-driven-off'
  | 'bombardment-matched'
  | 'raiders-named'
  | 'escorts-named'
  | 'convoy-raided'
  | 'convoy-escorted'
  | 'convoy-loss-paid'
  | 'engagement-rolled'
>

/** Units that do not fire with the rest. */
export type Busy = {
  side: BattleSide
  power: PowerId
  type: UnitType
  count: number
  why: 'gas' | 'coastal' | 'raids' | 'escorts' | 'aside'
  /** At sea: only for this round. */
  round: number | null
}

/** Both sides' dice of one step, and the losses. */
export type Exchange = {
  step: Step
  round: number
  /** Forces at its start. */
  before: BattleForces
  attacker: Volley | null
  defender: Volley | null
  dived: { side: BattleSide; power: Owner; count: number }[]
  losses: Loss[]
  effects: Effect[]
  /** At sea: whether the attacker fights on. Null while open, and on land. */
  pressed: boolean | null
}

export type BattleOutcome = EventOf<'battle-ended'>['outcome']
export type SkippedStep = { step: EventOf<'step-skipped'>['step']; rule: RuleId }
export type LandedForce = { zone: SpaceId; count: number; assault: boolean }

export type BattleReport = {
  /** Unique within the log. */
  id: string
  space: SpaceId
  kind: 'land' | 'sea'
  attacker: PowerId
  /** Attacking allies. */
  with: readonly PowerId[]
  assault: boolean
  bombarding: EventOf<'battle-opened'>['bombarding']
  /** Landed here this turn before the battle. */
  landed: LandedForce[]
  opening: BattleForces
  standing: BattleForces
  exchanges: Exchange[]
  /** Undefined until decided; null if neither side has it. */
  supremacy: BattleSide | null | undefined
  skipped: SkippedStep[]
  /** Topics of the questions asked so far. */
  asked: DecisionTopic[]
  busy: Busy[]
  /** Null while the battle goes on. */
  outcome: BattleOutcome | null
  /** What followed: control, money, landings that stayed aboard. */
  aftermath: GameEvent[]
}

export type EventEntry = { readonly events: readonly GameEvent[] }
