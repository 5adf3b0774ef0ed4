import type { Power, RulesetData, Space, Unit, UnitTag } from '../../content/index.ts'
import type { BoardMap } from '../map/compile.ts'
import type { Refusal } from '../refusal.ts'
import type { Action, ActionOf } from '../types/action.ts'
import type { Question, Throw } from '../types/decision.ts'
import type { GameEvent } from '../types/event.ts'
import type { FireLine, FireStep } from '../types/event-battle.ts'
import type { Counts, Owner, Phase, PowerId, RuleId, Side, SpaceId, UnitType } from '../types/ids.ts'
import type { LossChoice, LossProblem } from '../types/losses.ts'
import type { PositionSpec } from '../types/outcome.ts'
import type { BattleEntry, GameState, Stack } from '../types/state.ts'
import type {
  CloseCombatStep,
  CloseMoveStep,
  ClosePurchaseStep,
  EndTurnStep,
  IncomeStep,
  LandTrack,
  OpenCombatStep,
  OpenMobilizeStep,
  OpenRoundStep,
  OpenTurnStep,
  SeaTrack,
} from '../types/step.ts'
import type { Battle, BattleSide, Bombarding, LandBattle, SeaBattle, Task, TaskId, TaskOf } from '../types/task.ts'
import type { AskedMark, Bonus, Homeland, OwedOrder, Scores, SuppliesDue } from '../types/views.ts'
import type { LandEntry, MovePlan, RuleReason } from './move-plan.ts'
import type { Behaviours, Cites, Numbers } from './values.ts'

/** The context of one `reduce` call. Only `emit` and the agenda functions of `context.ts` replace `state`. */
export type Ctx = {
  rules: Rules
  state: GameState
  events: GameEvent[]
  /** All dice rolled in this call. */
  dice: number[]
  /** Dice of a recorded game; they replace every other source. */
  recorded: readonly number[] | null
  /** Dice entered with this action and not yet taken. */
  entered: readonly number[] | null
}

/** A read-only position. */
export type View = Pick<Ctx, 'rules' | 'state'>

/** One roll of one side. It depends on the position alone, so odds can use it without dice. */
export type FireSpec<B extends Battle> = {
  side: BattleSide
  step: FireStep
  topic: Question['topic']
  rule: RuleId
  /** The firing units in the order of their dice. */
  batteries: (view: View, battle: B) => readonly FireLine[]
  /** Hits absorbed without a loss. */
  absorbs?: (view: View, battle: B) => number
  /** Higher hits only damage. */
  removesUpTo?: (view: View) => number
}

/** The hits a step assigns. */
export type StepLosses<B extends Battle> = {
  /** The attacker decides first (STD-LND-17, STD-NAV-10). */
  sides: readonly BattleSide[]
  topic: Question['topic']
  owed: (battle: B, side: BattleSide) => number
  problem: (ctx: Ctx, battle: B, side: BattleSide) => LossProblem
  /** Applies a choice. `ids`: the chosen transports. */
  apply: (ctx: Ctx, problem: LossProblem, choice: LossChoice, chosenBy: PowerId | null, ids?: readonly number[]) => void
}

/** Checks and takes the answer to a step's question. */
export type QuestionHandler<B extends Battle> = {
  /** Why the answer is refused. */
  check?: (ctx: Ctx, battle: B, decision: Question, action: Action) => Refusal | null
  /** Takes a checked answer; the question is already closed. */
  answer: (ctx: Ctx, battle: B, decision: Question, action: Action) => void
}

/** One step of a battle in a ruleset's list. */
export type BattleStep<B extends Battle> = {
  readonly id: B['step']
  /** Its label in the step track on the screen. */
  readonly track: B extends LandBattle ? LandTrack : SeaTrack
  /** Runs the step; may ask a question and runs again after the answer. */
  run: (ctx: Ctx, battle: B) => void
  fire?: FireSpec<B>
  /** The roll it would make now. */
  nextRoll?: (ctx: Ctx, battle: B) => Throw
  losses?: StepLosses<B>
  question?: QuestionHandler<B>
  /** The ships its question offers as options. */
  marks?: (ctx: Ctx, battle: B) => readonly AskedMark[]
}

/** Runs a task and handles its question. */
export type TaskRunner<T extends TaskId> = {
  /** Runs the task; may ask a question and runs again after the answer. */
  run: (ctx: Ctx, task: TaskOf<T>) => void
  /** The roll it would make now, or null. */
  nextRoll?: (ctx: Ctx, task: TaskOf<T>) => Throw | null
  /** Why the answer is refused. */
  check?: (ctx: Ctx, task: TaskOf<T>, decision: Question, action: Action) => Refusal | null
  /** Takes a checked answer; the question is already closed. */
  answer?: (ctx: Ctx, task: TaskOf<T>, decision: Question, action: Action) => void
}

/** Tasks of single rulesets; the overlay that pushes one supplies its runner. */
export type RulesetTask =
  | 'abandonments'
  | 'assault'
  | 'pursuit'
  | 'supplies'
  | 'order-owed'
  | 'set-ashore'
  | 'scuttle'
  | 'fighter-retreats'
  | 'fighter-retreat'
  | 'abandoned-field'
export type RulesetTasks = { readonly [T in RulesetTask]?: TaskRunner<T> }

/** A step of the turn without a question. */
export type TurnStep<Id extends string> = { readonly id: Id; run: (ctx: Ctx) => void }

/** Ordered steps of battles and of the turn; the plain names are tasks. */
export type Steps = {
  openRound: readonly TurnStep<OpenRoundStep>[]
  openTurn: readonly TurnStep<OpenTurnStep>[]
  openCombat: readonly TurnStep<OpenCombatStep>[]
  closeCombat: readonly TurnStep<CloseCombatStep>[]
  closePurchase: readonly ClosePurchaseStep[]
  openMobilize: readonly TurnStep<OpenMobilizeStep>[]
  closeMove: readonly CloseMoveStep[]
  income: readonly IncomeStep[]
  land: readonly BattleStep<LandBattle>[]
  sea: readonly BattleStep<SeaBattle>[]
  /** A step that `settles` may ask who takes control; later steps use the result (TOU-COL-19). */
  endTurn: readonly (TurnStep<EndTurnStep> & { settles?: true })[]
}

/** Slots a ruleset may fill. An override receives `next`, the underlying behaviour. */
export type Hooks = {
  /** Adds the ruleset's own optional facts to a new game, or reads them from a position. */
  initialState: (rules: Rules, state: GameState) => GameState
  readPosition: (rules: Rules, state: GameState, spec: PositionSpec) => GameState
  /** A unit of the acting power as its turn opens; sets `extra` abilities. */
  refreshUnit: (rules: Rules, state: GameState, space: SpaceId, stack: Stack) => Stack
  /** The rule that closes this phase to the acting power, or null (STD-CAP-13, STD-CAP-17). */
  phaseClosed: (view: View, phase: Phase) => RuleId | null
  /** The current alignment of a minor power and its colonies (STD-BRD-06, STD-BRD-07, STD-REV-11). */
  alignment: (view: View, minor: SpaceId) => Alignment
  /** Whether land units from contested land may go here, and the refusal if not (STD-MOV-06, STD-MOV-07). */
  boundMayEnter: (view: View, to: SpaceId, power: PowerId) => boolean
  exitRefused: (ctx: Ctx, entry: LandEntry) => Refusal
  /** Why a power's exit from the war closes this land, or null (STD-REV-12, STD-REV-13). */
  landClosed: (ctx: Ctx, entry: LandEntry) => Refusal | null
  /** Why no battle may be fought here, or null (INF-RUS-09). */
  fightBarred: (ctx: Ctx, space: SpaceId) => Refusal | null
  /** Why ships of this type cannot sail further than `range` zones (STD-SEA-01). */
  rangeRefused: (view: View, from: SpaceId, type: UnitType, range: number) => Refusal
  /** The army a minor raises (STD-POL-05). */
  minorForce: (view: View, space: SpaceId) => Counts
  /** What a territory pays its controller (STD-BRD-09). */
  territoryValue: (view: View, space: SpaceId, printed: number) => number
  /** A power's level on the production chart, from the sum of printed values (STD-BRD-09, STD-INC-01). */
  production: (view: View, power: PowerId, printed: number) => number
  /** Whether the base in this territory repairs this power's ships (STD-PUR-07). */
  repairBase: (ctx: Ctx, territory: SpaceId, power: PowerId) => boolean
  /** Possible owners of an invaded neutral's army; the minor itself among them (STD-POL-14). */
  neutralOwners: (ctx: Ctx, space: SpaceId, invader: PowerId) => readonly Owner[]
  /** Why this ally may not join the attack, or null (STD-MUL-01). */
  joinRefused: (ctx: Ctx, space: SpaceId, ally: PowerId) => Refusal | null
  /** Why the acting power's units here cannot lead an attack, or null. */
  attackLeadRefused: (view: View, space: SpaceId) => RuleReason | null
  /** Extra ways to open this battle (ADV-11-04, ADV-12-04). */
  waysToOpen: (ctx: Ctx, battle: BattleEntry) => readonly ActionOf<'attack'>[]
  /** Why a battle may not be opened with these ships, or null (STD-NAV-02). */
  openingRefused: (ctx: Ctx, action: ActionOf<'attack'>) => Refusal | null
  /** Prepares ships before a sea battle opens (ADV-11-04). */
  beforeSeaBattle: (ctx: Ctx, action: ActionOf<'attack'>) => void
  /** Decides on landings after the sea battle of their zone (ADV-11-02). */
  afterSeaBattle: (ctx: Ctx, zone: SpaceId) => void
  /** The task before a landing goes ashore, or null; `bombard`: chosen ships (ADV-12-23). */
  shoreTask: (ctx: Ctx, to: SpaceId, bombard?: Counts) => Task | null
  /** Why a fighter may not stay with these stacks, or null (STD-AIR-03). */
  fighterStayRefused: (view: View, space: SpaceId, stacks: readonly Stack[], power: Owner) => RuleReason | null
  /** Whether the acting power can raid here without an enemy ship (ADV-10-08). */
  canRaid: (view: View, zone: SpaceId, coming: readonly UnitType[]) => boolean
  /** Why ships cannot raid here, or null (ADV-10-02). */
  raidRefused: (ctx: Ctx, zone: SpaceId) => Refusal | null
  /** Why submarine warfare cannot be declared now, or null; and its effect (STD-INC-03). */
  warfareRefused: (ctx: Ctx) => Refusal | null
  declareWarfare: (ctx: Ctx) => void
  /**
   * Why a strategic move is refused; `left`: reasons from movement left. Only called if the ruleset has strategic moves
   * (ADV-06-18).
   */
  checkStrategicMove: (ctx: Ctx, plan: MovePlan, left: Refusal | null) => Refusal | null
  /** Why a ship that came here this turn must stop, or null (TOU-MOV-10). */
  shipStopped: (view: View, zone: SpaceId, power: PowerId, ship: Stack) => Refusal | null
  /** Settles control by the ruleset's own rules; false: the printed rules apply (ADV-26-21). */
  settlesControl: (ctx: Ctx, space: SpaceId) => boolean
  /** Runs after land units of the acting power enter a territory (INF-UNIT-07). */
  onArmyEntered: (ctx: Ctx, space: SpaceId) => void
  /** Runs after a power takes control of a territory (ADV-29-05). */
  onControlTaken: (ctx: Ctx, space: SpaceId, by: PowerId) => void
  /** The ships that fire or dive in this step of a sea round (STD-NAV-04, ADV-06-02). */
  firingShips: (view: View, battle: SeaBattle, side: BattleSide, when: 'first' | 'main') => Stack[]
  /** The dice of those ships (STD-NAV-04, ADV-06-14). */
  adjustSeaDice: (view: View, battle: SeaBattle, lines: readonly FireLine[]) => readonly FireLine[]
}

/** Data only some rulesets can show. */
export type Views = {
  /** In turn order, for rulesets with collapse (TOU-COL-01). */
  homelands: (view: View) => Homeland[]
  /** The current points (TOU-VIC-06). */
  scores: (view: View) => Scores | null
  /** What this power would draw now, or null (ADV-24-01). */
  supplies: (view: View, power: PowerId) => SuppliesDue | null
  /** What would be bought for a place that must receive units, or null (ADV-21-01). */
  owedOrder: (ctx: Ctx) => OwedOrder | null
  /** Units this place must still receive this turn (ADV-21-01). */
  owedIn: (ctx: Ctx, space: SpaceId) => number
  /** The die bonus of a side that leaves or stays (ADV-09-05). */
  engagement: (ctx: Ctx, battle: SeaBattle, side: BattleSide, leaves: boolean) => Bonus
  /** Ships that would bombard if the declared landings came ashore now; null: the printed rules apply (ADV-12-01). */
  bombardiers: (ctx: Ctx, to: SpaceId) => readonly Bombarding[] | null
  /** Units to be mobilized besides the order (ADV-26-07). */
  waiting: (view: View) => Counts
  /** Powers with convoys in this zone (ADV-10-03). */
  convoyOwners: (view: View, zone: SpaceId) => readonly PowerId[]
}

/** The side a minor stands with and its patron, if any. */
export type Alignment = { readonly side: Side | null; readonly patron: PowerId | null }

/** Why an army may not be left without infantry; comes before STD-MOV-09. */
export type ArmyCheck = (view: View, space: SpaceId) => RuleReason | null
export type EntryCheck = (ctx: Ctx, entry: LandEntry) => Refusal | null
export type SailCheck = (ctx: Ctx, plan: MovePlan) => Refusal | null
/**
 * Whether a march over several adjacent land spaces is allowed (TOU-MOV-01, TOU-MOV-02, TOU-MOV-03, TOU-MOV-04, TOU-MOV-05,
 * ADV-01-01, ADV-01-02, ADV-01-03, ADV-01-04, ADV-01-05, ADV-01-06).
 */
export type MarchCheck = (ctx: Ctx, plan: MovePlan) => Refusal | null
export type PhaseCheck = (ctx: Ctx) => Refusal | null
export type FleetCheck = (ctx: Ctx, zone: SpaceId) => Refusal | null
export type GuestCheck = (
  ctx: Ctx,
  landing: { owner: PowerId; ship: Stack; zone: SpaceId; to: SpaceId; units: Counts },
) => Refusal | null
type ActionCheck<T extends 'purchase' | 'load' | 'offload' | 'attack' | 'mobilize'> = (
  ctx: Ctx,
  action: ActionOf<T>,
) => Refusal | null

/**
 * Extra checks, added to the core's. `overfly`: fighters pass over a territory; `anchored`: ships that cannot move at all;
 * `buyer`: powers that may not buy; `end`: keeps the current phase open. `anchored` and `buyer` come first.
 */
export type Checks = {
  enter: readonly EntryCheck[]
  overfly: readonly EntryCheck[]
  march: readonly MarchCheck[]
  anchored: readonly SailCheck[]
  sail: readonly SailCheck[]
  buyer: readonly ActionCheck<'purchase'>[]
  purchase: readonly ActionCheck<'purchase'>[]
  /** The acting power's army without infantry at the end of Movement. */
  army: readonly ArmyCheck[]
  load: readonly ActionCheck<'load'>[]
  offload: readonly ActionCheck<'offload'>[]
  /** An ally's cargo landed by the transport's owner; only with `landsAllies`. */
  landAllies: readonly GuestCheck[]
  attack: readonly ActionCheck<'attack'>[]
  /** Why no warship here may begin a battle; only if none is free. */
  fleet: readonly FleetCheck[]
  mobilize: readonly ActionCheck<'mobilize'>[]
  end: readonly PhaseCheck[]
}

export type UnitInfo = Omit<Unit, 'id' | 'tags'> & { id: UnitType; tags: ReadonlySet<UnitTag>; order: number }

/** One effective ruleset, frozen and shared by its games. */
export type Rules = {
  key: string
  data: RulesetData
  numbers: Numbers
  behaviours: Behaviours
  cites: Cites
  steps: Steps
  hooks: Hooks
  checks: Checks
  /** Runners of the ruleset's own tasks. */
  tasks: RulesetTasks
  views: Partial<Views>
  map: BoardMap
  spaces: readonly Space[]
  powers: Readonly<Record<PowerId, Power>>
  order: readonly PowerId[]
  units: Readonly<Record<UnitType, UnitInfo>>
  /** Unit types in table order, without markers. */
  types: readonly UnitType[]
  /** Whether some ships patrol (ADV-05-04). */
  patrols: boolean
  sideOf: (owner: PowerId) => Side
  /** Definitions that fill each slot (`hooks repairBase`), base first. */
  owners: Readonly<Record<string, readonly string[]>>
  /** The starting units. */
  opening: Readonly<Partial<Record<PowerId, Readonly<Record<SpaceId, Counts>>>>>
}
