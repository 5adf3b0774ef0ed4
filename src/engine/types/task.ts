import type { Counts, Owner, Phase, PowerId, Side, SpaceId, UnitType } from './ids.ts'
import type { Stack } from './stack.ts'
import type { EndTurnStep, LandStep, SeaStep } from './step.ts'

/** Work in progress that may wait for a decision. Plain JSON, so that it survives saves and undo. */
export type Task =
  | { task: 'mines'; zone: SpaceId | null; ships: { at: SpaceId; unit: Stack }[] | null }
  /** `by`: the units about to land; null for a declared landing. */
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
  /** Guests of a fleet that leaves the war, then the fleet (INF-RUS-20). */
  | { task: 'set-ashore'; zone: SpaceId; owner: PowerId }
  | { task: 'scuttle'; zone: SpaceId }
  /** A side or power spends its bid (HCP-01). */
  | { task: 'bid'; of: Side | PowerId }
  | { task: 'open-phase'; phase: Phase }
  | { task: 'claims' }
  | { task: 'list-battles' }
  | { task: 'close-combat' }
  /** `shared`: targets that also have a landing from another zone. */
  | { task: 'landings'; zone: SpaceId; shared?: SpaceId[] }
  /** `attack`: the player attacks there, with these allies and ships. */
  | { task: 'come-ashore'; to: SpaceId; attack?: { with?: PowerId[]; bombard?: Counts } }
  /** A declared assault reaches the shore (ADV-12-23). */
  | { task: 'assault'; to: SpaceId; bombard?: Counts }
  | LandBattle
  | SeaBattle
  | { task: 'exchanges' }
  | { task: 'order-owed' }
  | { task: 'supplies' }
  | { task: 'collect' }
  | { task: 'pay'; loss: number }
  /** `step`: where its list resumes. */
  | { task: 'end-turn'; step?: EndTurnStep }
  | { task: 'pass-on' }

export type TaskId = Task['task']
export type TaskOf<T extends TaskId> = Extract<Task, { task: T }>

/** A land battle between two steps. */
export type LandBattle = {
  task: 'land-battle'
  space: SpaceId
  attacker: PowerId
  /** Allies in a joint attack, in turn order; absent if none (INF-LAND-01). */
  with?: PowerId[]
  assault: boolean
  step: LandStep
  airRound: number
  /** Hits not yet taken. */
  onAttacker: number
  onDefender: number
  /** Battleships that will bombard, by zone (STD-ASL-08). */
  bombarding: Bombarding[]
  supremacy: 'attacker' | 'defender' | null
  /** Hits absorbed by attacking tanks so far in this battle (STD-LND-15, ADV-02-11, ADV-02-12, ADV-02-13). */
  absorbed: number
  /** Air hits that only damage (ADV-04-03), not yet taken. */
  airDamage?: { attacker: number; defender: number }
  /** Guns announced for gas (ADV-03-05), guns that fired it (ADV-03-17), their lowest die (ADV-03-07). */
  gas?: number
  gasFired?: number
  gasDie?: number
  /** Infantry weakened by gas, by owner (ADV-03-16). */
  gassed?: Partial<Record<Owner, number>>
  /** Machine guns left the attack without infantry (ADV-02-16). */
  stopped?: true
  /** Zones of the landing fleet (ADV-12-23). */
  zones?: SpaceId[]
  /** Guns kept for the fleet (ADV-12-06), their remaining results, transports driven off (ADV-12-16). */
  coastal?: number
  toll?: CoastalToll
  driven?: number[]
}

export type Battle = LandBattle | SeaBattle
export type BattleSide = 'attacker' | 'defender'

/** Bombarding ships by zone; `type` if several types can (ADV-12-01). */
export type Bombarding = { zone: SpaceId; count: number; type?: UnitType }

/** Results of coastal fire (ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12); `ship`: driven off, of the attacker's choice. */
export type CoastalToll = { hit: number; infantry: number; transport: number; ship: number }

/** A sea battle between two steps. */
export type SeaBattle = {
  task: 'sea-battle'
  space: SpaceId
  attacker: PowerId
  step: SeaStep
  round: number
  onAttacker: number
  onDefender: number
  /** Submarines that dived in an earlier round (out of the battle), and in this one (may still be hit). */
  dived: Partial<Record<Owner, number>>
  diving: Partial<Record<Owner, number>>
  /** Tournament: retreat zones (TOU-RET-04), and that the ships have left. */
  behind?: SpaceId[]
  retreated?: true
  /** Owners already asked about diving in this step. */
  asked: Owner[]
  /** Advanced: the whole defence dived (ADV-06-12). */
  hunted?: true
  /** Sides whose submarines fire first this round (ADV-06-01). */
  firstShot?: ('attacker' | 'defender')[]
  /** Round 1 until paid: the convoy raid. */
  raid?: ConvoyRaid
  /** After a round: who wants to leave (ADV-09-01), the dice for it, and who left. */
  wishes?: { attacker?: boolean; defender?: boolean }
  rolls?: { attacker?: number; defender?: number }
  left?: 'attacker' | 'defender' | 'both'
}

/** Raiders, escorts by power (ADV-10-06, ADV-10-11), damage by owner, and how much of it escorts saved. */
export type ConvoyRaid = {
  submarines: number
  escorts: Partial<Record<PowerId, number>>
  damage?: Partial<Record<PowerId, number>>
  saved?: Partial<Record<PowerId, number>>
}
