/** What a battle looks like when its events are told together. Plain data; nothing here knows the screen. */
import type {
  Counts,
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

export type BattleSide = 'attacker' | 'defender'

/** One throw of one side. `expected`: the hits that chance gives on average. */
export type Volley = {
  side: BattleSide
  step: FireStep
  groups: readonly FireGroup[]
  dice: number
  hits: number
  /** Hits that attacking tanks took up. */
  absorbed: number
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
export type Line = ForceLine & { submerged: number }
export type Standing = { attacker: readonly Line[]; defender: readonly Line[] }

/** Both sides' dice of one moment with the losses that follow: coastal guns, a round in the air, the fire, a round at sea. */
export type Exchange = {
  step: 'strike' | 'air' | 'strafe' | 'first-shot' | 'fire'
  round: number
  /** Who stood when it began. */
  before: Standing
  attacker: Volley | null
  defender: Volley | null
  dived: { side: BattleSide; power: Owner; count: number }[]
  losses: Loss[]
  /** At sea: whether the attacker went on; null while that is open, and on land. */
  pressed: boolean | null
}

export type BattleOutcome = EventOf<'battle-ended'>['outcome']
export type Skipped = { step: EventOf<'step-skipped'>['step']; rule: RuleId }
export type Landed = { zone: SpaceId; count: number; assault: boolean }

export type BattleReport = {
  /** Unique within the log it was read from. */
  id: string
  space: SpaceId
  kind: 'land' | 'sea'
  attacker: PowerId
  assault: boolean
  bombarding: readonly { zone: SpaceId; count: number }[]
  /** What has come ashore here this turn before the battle. */
  landed: Landed[]
  opening: Standing
  standing: Standing
  exchanges: Exchange[]
  /** Undefined until it is settled, null when nobody has it. */
  supremacy: BattleSide | null | undefined
  skipped: Skipped[]
  /** Null while it is being fought. */
  outcome: BattleOutcome | null
  /** What followed from its end: who took control, what money went over, which landings stayed aboard. */
  aftermath: GameEvent[]
}

export type Told = { readonly events: readonly GameEvent[] }
