/** What a battle looks like when its events are told together. Plain data; nothing here knows the screen. */
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

/** One throw of one side. `expected`: the hits that chance gives on average. */
export type Volley = {
  side: BattleSide
  step: FireStep
  groups: readonly FireGroup[]
  dice: number
  hits: number
  /** Hits that attacking tanks took up. */
  absorbed: number
  /** Hits in the air that only send a fighter home. */
  damaging: number
  expected: number
}

/** What one owner lost to one throw: units removed, ships that now carry a hit. */
export type Loss = {
  side: BattleSide
  power: Owner
  units: Counts
  damaged: Counts
  cargo: readonly { power: PowerId; type: UnitType }[]
  submerged: number
  chosenBy: PowerId | null
}

/** Units of one owner and type, with how many of them are damaged and how many have submerged. */
export type UnitLine = ForceLine & { submerged: number }
export type BattleForces = { attacker: readonly UnitLine[]; defender: readonly UnitLine[] }

export type Step = 'coastal' | 'strike' | 'air' | 'gas' | 'first-shot' | 'strafe' | 'fire' | 'convoy' | 'engagement'

/** What a step does besides hits and losses, as it was told. */
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

/** Units that do something else than fire with the rest: fire gas, keep the coast, raid or escort a convoy, stay with a landing. */
export type Busy = {
  side: BattleSide
  power: PowerId
  type: UnitType
  count: number
  why: 'gas' | 'coastal' | 'raids' | 'escorts' | 'aside'
  /** At sea for this round only. */
  round: number | null
}

/** Both sides' dice of one moment with the losses that follow: guns on the coast, a round in the air, gas, the fire, a round at sea, a convoy. */
export type Exchange = {
  step: Step
  round: number
  /** Who stood when it began. */
  before: BattleForces
  attacker: Volley | null
  defender: Volley | null
  dived: { side: BattleSide; power: Owner; count: number }[]
  losses: Loss[]
  effects: Effect[]
  /** At sea: whether the attacker went on; null while that is open, and on land. */
  pressed: boolean | null
}

export type BattleOutcome = EventOf<'battle-ended'>['outcome']
export type SkippedStep = { step: EventOf<'step-skipped'>['step']; rule: RuleId }
export type LandedForce = { zone: SpaceId; count: number; assault: boolean }

export type BattleReport = {
  /** Unique within the log it was read from. */
  id: string
  space: SpaceId
  kind: 'land' | 'sea'
  attacker: PowerId
  /** Allies who attack together with it. */
  with: readonly PowerId[]
  assault: boolean
  bombarding: EventOf<'battle-opened'>['bombarding']
  /** What has come ashore here this turn before the battle. */
  landed: LandedForce[]
  opening: BattleForces
  standing: BattleForces
  exchanges: Exchange[]
  /** Undefined until it is settled, null when nobody has it. */
  supremacy: BattleSide | null | undefined
  skipped: SkippedStep[]
  /** What has been asked in it, each topic once. */
  asked: DecisionTopic[]
  busy: Busy[]
  /** Null while it is being fought. */
  outcome: BattleOutcome | null
  /** What followed from its end: who took control, what money went over, which landings stayed aboard. */
  aftermath: GameEvent[]
}

export type EventEntry = { readonly events: readonly GameEvent[] }
