import type { Counts, Owner, Phase, PowerId, Side, SpaceId, UnitType } from './ids.ts'
import type { Stack } from './stack.ts'
import type { EndTurnStep, LandStep, SeaStep } from './step.ts'

/** Something under way that may have to wait for a decision. Plain JSON, so that a wait survives save, undo and reload. */
export type Task =
  | { task: 'mines'; zone: SpaceId | null; ships: { at: SpaceId; unit: Stack }[] | null }
  /** `by`: what is about to land; none for a landing that is declared. */
  | { task: 'call-off'; zone: SpaceId; to: SpaceId; by: { transport: number; units: Counts; power?: PowerId } | null }
  /** Destroyers fire at submarines on a strategic move (ADV-06-20). */
  | { task: 'pursuit' }
  | { task: 'call-offs' }
  | { task: 'lapses' }
  | { task: 'load'; from: SpaceId; transport: number; units: Counts }
  | { task: 'land'; transport: number; to: SpaceId; units: Counts; power?: PowerId }
  | { task: 'minors' }
  | { task: 'minor'; space: SpaceId; entered: PowerId }
  | { task: 'withdrawals' }
  | { task: 'abandonments' }
  | { task: 'fighter-retreats' }
  | { task: 'fighter-retreat'; space: SpaceId; power: PowerId }
  | { task: 'abandoned-field'; space: SpaceId }
  | { task: 'take-control'; space: SpaceId; options: PowerId[]; cause: 'withdrawn' | 'held' | 'captured' }
  | { task: 'settle'; space: SpaceId; cause: 'withdrawn' | 'held' | 'captured' }
  /** Guests of a fleet that leaves the war, and then the fleet itself (INF-RUS-20). */
  | { task: 'set-ashore'; zone: SpaceId; owner: PowerId }
  | { task: 'scuttle'; zone: SpaceId }
  /** A side or a power spends its bid before the first turn (HCP-01). */
  | { task: 'bid'; of: Side | PowerId }
  | { task: 'open-phase'; phase: Phase }
  | { task: 'claims' }
  | { task: 'list-battles' }
  | { task: 'close-combat' }
  /** `shared`: targets for which something was declared from here and from another zone too, as the battle began. */
  | { task: 'landings'; zone: SpaceId; shared?: SpaceId[] }
  /** `attack`: the player attacks there, with these allies and, where that is a choice, these ships. */
  | { task: 'come-ashore'; to: SpaceId; attack?: { with?: PowerId[]; bombard?: Counts } }
  /** A declared assault meets the shore (ADV-12-23). */
  | { task: 'assault'; to: SpaceId; bombard?: Counts }
  | LandBattle
  | SeaBattle
  | { task: 'exchanges' }
  | { task: 'order-owed' }
  | { task: 'supplies' }
  | { task: 'collect' }
  | { task: 'pay'; loss: number }
  /** `step`: where its list goes on after something had to be settled. */
  | { task: 'end-turn'; step?: EndTurnStep }
  | { task: 'pass-on' }

export type TaskId = Task['task']
export type TaskOf<T extends TaskId> = Extract<Task, { task: T }>

/** A land battle between its steps. */
export type LandBattle = {
  task: 'land-battle'
  space: SpaceId
  attacker: PowerId
  /** Allies who attack together with it, in turn order; absent where there are none (INF-LAND-01). */
  with?: PowerId[]
  assault: boolean
  /** Where it stands in the ruleset's list of steps. */
  step: LandStep
  airRound: number
  /** Hits waiting to be taken. */
  onAttacker: number
  onDefender: number
  /** Battleships that will bombard, by zone (STD-ASL-08). */
  bombarding: Bombarding[]
  supremacy: 'attacker' | 'defender' | null
  /**
   * Hits that attacking tanks have taken up already: so many are tipped, for this battle, and fall like others (STD-LND-15,
   * ADV-02-11, ADV-02-12, ADV-02-13).
   */
  absorbed: number
  /** Hits of this round in the air that only send a fighter home (ADV-04-03), waiting to be taken. */
  airDamage?: { attacker: number; defender: number }
  /** Guns that are to fire gas, as announced (ADV-03-05), and those that have (ADV-03-17), with the lowest of their dice (ADV-03-07). */
  gas?: number
  gasFired?: number
  gasDie?: number
  /** Infantry weakened by gas, by owner, for this battle (ADV-03-16). */
  gassed?: Partial<Record<Owner, number>>
  /** The machine guns have left the attack without infantry (ADV-02-16). */
  stopped?: true
  /** Zones of the fleet that is about to land (ADV-12-23). */
  zones?: SpaceId[]
  /** Guns that have been kept for the fleet (ADV-12-06), what they still have to do by the table, and transports driven off (ADV-12-16). */
  coastal?: number
  toll?: CoastalToll
  driven?: number[]
}

export type Battle = LandBattle | SeaBattle
export type BattleSide = 'attacker' | 'defender'

/** Ships that bombard, by zone; of which type where several types do (ADV-12-01). */
export type Bombarding = { zone: SpaceId; count: number; type?: UnitType }

/**
 * Results of coastal fire: ships hit, infantry lost, transports driven off, ships of the attacker's choice driven off (ADV-12-09,
 * ADV-12-10, ADV-12-11, ADV-12-12).
 */
export type CoastalToll = { hit: number; infantry: number; transport: number; ship: number }

/** A sea battle between its steps. */
export type SeaBattle = {
  task: 'sea-battle'
  space: SpaceId
  attacker: PowerId
  /** Where the round stands in the ruleset's list of steps. */
  step: SeaStep
  round: number
  onAttacker: number
  onDefender: number
  /** Submarines that dived in an earlier round (out of the battle) and in this one (may still be hit), by owner. */
  dived: Partial<Record<Owner, number>>
  diving: Partial<Record<Owner, number>>
  /** Where retreats are known: zones that ships of the original force came from or passed this turn (TOU-RET-04), and that they have gone. */
  behind?: SpaceId[]
  retreated?: true
  /** Owners already asked about diving in this step. */
  asked: Owner[]
  /** Advanced: the whole defence has dived for safety (ADV-06-12). */
  hunted?: true
  /** Sides whose submarines fire first in this round (ADV-06-01). */
  firstShot?: ('attacker' | 'defender')[]
  /** In round 1, until it is paid for: ships that fight about the convoy, and what that has cost it. */
  raid?: ConvoyRaid
  /** After a round: does the side leave (ADV-09-01), what it threw for that, and who has got away. */
  wishes?: { attacker?: boolean; defender?: boolean }
  rolls?: { attacker?: number; defender?: number }
  left?: 'attacker' | 'defender' | 'both'
}

/** Raiders and, by power, destroyers that escort the convoy (ADV-10-06, ADV-10-11); damage to each owner and how much of it escorts took off. */
export type ConvoyRaid = {
  submarines: number
  escorts: Partial<Record<PowerId, number>>
  damage?: Partial<Record<PowerId, number>>
  saved?: Partial<Record<PowerId, number>>
}
