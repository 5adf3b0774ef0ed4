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

/**
 * What one call of `reduce` works with. `state` is replaced, never written to: by `emit`, which folds an event, and by
 * the agenda functions below, which say what is under way. Nothing else makes a new state.
 */
export type Ctx = {
  rules: Rules
  state: GameState
  events: GameEvent[]
  /** All dice this action threw. */
  dice: number[]
  /** Dice of a recorded game, which win over every other source. */
  recorded: readonly number[] | null
  /** Dice typed in with this action, not yet taken. */
  entered: readonly number[] | null
}

/** What a question about a position needs: nothing that could change it. */
export type View = Pick<Ctx, 'rules' | 'state'>

/** One throw of one side. What is thrown follows from the position alone, so that it can be given dice or a distribution. */
export type FireSpec<B extends Battle> = {
  side: BattleSide
  step: FireStep
  topic: Question['topic']
  rule: RuleId
  /** The units that throw now, in the order of their dice. */
  batteries: (view: View, battle: B) => readonly FireLine[]
  /** How many of the hits are taken up without a loss. */
  absorbs?: (view: View, battle: B) => number
  /** Numbers above this damage only. */
  removesUpTo?: (view: View) => number
}

/** Hits that this step makes somebody take. */
export type StepLosses<B extends Battle> = {
  /** Whose; where both suffer the attacker decides first (STD-LND-17, STD-NAV-10). */
  sides: readonly BattleSide[]
  topic: Question['topic']
  owed: (battle: B, side: BattleSide) => number
  problem: (ctx: Ctx, battle: B, side: BattleSide) => LossProblem
  /** Does to the position what a choice says. `ids`: transports that were named. */
  apply: (ctx: Ctx, problem: LossProblem, choice: LossChoice, chosenBy: PowerId | null, ids?: readonly number[]) => void
}

/** What a step may ask, and what becomes of the answer; the action is one that answers questions of this kind. */
export type QuestionHandler<B extends Battle> = {
  /** Why this answer cannot be taken. */
  check?: (ctx: Ctx, battle: B, decision: Question, action: Action) => Refusal | null
  /** Takes an answer that passed the check; the decision is closed already. */
  answer: (ctx: Ctx, battle: B, decision: Question, action: Action) => void
}

/** A step of a battle, all of it: it stands in a ruleset's list, and the battle knows it by its name. */
export type BattleStep<B extends Battle> = {
  readonly id: B['step']
  /** What the row of steps on the screen calls it. */
  readonly track: B extends LandBattle ? LandTrack : SeaTrack
  /** Does the next bit; may ask, and is run again when the answer has come. */
  run: (ctx: Ctx, battle: B) => void
  fire?: FireSpec<B>
  /** What it would throw now, where it throws. */
  nextRoll?: (ctx: Ctx, battle: B) => Throw
  losses?: StepLosses<B>
  question?: QuestionHandler<B>
  /** What its question offers, where those are ships and not words: each is named by what it is. */
  marks?: (ctx: Ctx, battle: B) => readonly AskedMark[]
}

/** What is done about a task that is under way, and about the question it may have asked. */
export type TaskRunner<T extends TaskId> = {
  /** Does the next bit; may ask, and is run again when the answer has come. */
  run: (ctx: Ctx, task: TaskOf<T>) => void
  /** What it would throw now; null: nothing. */
  nextRoll?: (ctx: Ctx, task: TaskOf<T>) => Throw | null
  /** Why this answer cannot be taken. */
  check?: (ctx: Ctx, task: TaskOf<T>, decision: Question, action: Action) => Refusal | null
  /** Takes an answer that passed the check; the decision is closed already. */
  answer?: (ctx: Ctx, task: TaskOf<T>, decision: Question, action: Action) => void
}

/** Tasks that not every ruleset knows; the overlay that pushes one brings its runner. */
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

/** A step of the turn that is done in one go. */
export type TurnStep<Id extends string> = { readonly id: Id; run: (ctx: Ctx) => void }

/** What is done when, in order: battles and moments of the turn as lists of steps, the others as names of tasks. */
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
  /** A step that `settles` may ask who takes control; what follows looks at what came of it (TOU-COL-19). */
  endTurn: readonly (TurnStep<EndTurnStep> & { settles?: true })[]
}

/** Typed slots that a ruleset may fill. An override receives `next`, the behaviour beneath it. */
export type Hooks = {
  /** Facts of its own that a ruleset adds to a new game's state (optional fields only), and those a position may name. */
  initialState: (rules: Rules, state: GameState) => GameState
  readPosition: (rules: Rules, state: GameState, spec: PositionSpec) => GameState
  /** A unit as its owner's turn opens: what it may do this turn beyond the ordinary (`extra`). Only asked for the power's own units. */
  refreshUnit: (rules: Rules, state: GameState, space: SpaceId, stack: Stack) => Stack
  /** Is this phase closed to the acting power, and by which rule? (STD-CAP-13, STD-CAP-17) */
  phaseClosed: (view: View, phase: Phase) => RuleId | null
  /** Whom this minor power, and so its colonies, stand with now. (STD-BRD-06, STD-BRD-07, STD-REV-11) */
  alignment: (view: View, minor: SpaceId) => Alignment
  /** May land units that began the turn in contested land go here, and by which rule not? (STD-MOV-06, STD-MOV-07) */
  boundMayEnter: (view: View, to: SpaceId, power: PowerId) => boolean
  exitRefused: (ctx: Ctx, entry: LandEntry) => Refusal
  /** Why land is closed to everybody since a power has left the war, or null. (STD-REV-12, STD-REV-13) */
  landClosed: (ctx: Ctx, entry: LandEntry) => Refusal | null
  /** Why nobody fights in this space at all, or null. (INF-RUS-09) */
  fightBarred: (ctx: Ctx, space: SpaceId) => Refusal | null
  /** Why ships of this type sail no further from here, with so many zones a turn at most. (STD-SEA-01) */
  rangeRefused: (view: View, from: SpaceId, type: UnitType, range: number) => Refusal
  /** The army a minor raises. (STD-POL-05) */
  minorForce: (view: View, space: SpaceId) => Counts
  /** What a territory pays whoever controls it now. (STD-BRD-09) */
  territoryValue: (view: View, space: SpaceId, printed: number) => number
  /** A power's level on the production chart, from the sum of the printed values of what it controls. (STD-BRD-09, STD-INC-01) */
  production: (view: View, power: PowerId, printed: number) => number
  /** Does the base in this territory repair ships of this power? (STD-PUR-07) */
  repairBase: (ctx: Ctx, territory: SpaceId, power: PowerId) => boolean
  /** Who may own the force of an invaded neutral: powers to choose from, or the minor itself. (STD-POL-14) */
  neutralOwners: (ctx: Ctx, space: SpaceId, invader: PowerId) => readonly Owner[]
  /** Why this ally may not attack here together with the active power, or null. (STD-MUL-01) */
  joinRefused: (ctx: Ctx, space: SpaceId, ally: PowerId) => Refusal | null
  /** Why what the active power has in this territory does not attack there by itself although enemies stand there, or null. */
  attackLeadRefused: (view: View, space: SpaceId) => RuleReason | null
  /** Ways of opening this battle that are offered beside the plain one. (ADV-11-04, ADV-12-04) */
  waysToOpen: (ctx: Ctx, battle: BattleEntry) => readonly ActionOf<'attack'>[]
  /** Why a battle that may be fought is not opened with its ships named so, or null. (STD-NAV-02) */
  openingRefused: (ctx: Ctx, action: ActionOf<'attack'>) => Refusal | null
  /** What is done about ships before a battle at sea opens so. (ADV-11-04) */
  beforeSeaBattle: (ctx: Ctx, action: ActionOf<'attack'>) => void
  /** What the battle at sea that is over means for what is declared from its zone. (ADV-11-02) */
  afterSeaBattle: (ctx: Ctx, zone: SpaceId) => void
  /** What those who are ready to land have to pass before they are ashore, or null; `bombard`: ships that were named for it. (ADV-12-23) */
  shoreTask: (ctx: Ctx, to: SpaceId, bombard?: Counts) => Task | null
  /** Why a fighter of this power may not rest where these stacks stand, or null. (STD-AIR-03) */
  fighterStayRefused: (view: View, space: SpaceId, stacks: readonly Stack[], power: Owner) => RuleReason | null
  /** Has the acting power, with what it has here and what is coming, something to raid although no enemy ship is here? (ADV-10-08) */
  canRaid: (view: View, zone: SpaceId, coming: readonly UnitType[]) => boolean
  /** Why ships that meet no enemy here find nothing to raid either, or null where there is no more to say. (ADV-10-02) */
  raidRefused: (ctx: Ctx, zone: SpaceId) => Refusal | null
  /** Why the war of the submarines cannot be declared unrestricted now, or null; and what comes of it. (STD-INC-03) */
  warfareRefused: (ctx: Ctx) => Refusal | null
  declareWarfare: (ctx: Ctx) => void
  /** Why this move, a strategic one, is refused, `left` among the reasons; asked only where the ruleset's data knows such moves. (ADV-06-18) */
  checkStrategicMove: (ctx: Ctx, plan: MovePlan, left: Refusal | null) => Refusal | null
  /** Why this ship, which came here this turn, goes no further whatever its move, or null. (TOU-MOV-10) */
  shipStopped: (view: View, zone: SpaceId, power: PowerId, ship: Stack) => Refusal | null
  /** Settles whose this territory is where that goes by rules of its own; false: by the printed ones. (ADV-26-21) */
  settlesControl: (ctx: Ctx, space: SpaceId) => boolean
  /** What else happens as land units of the acting power come into a territory. (INF-UNIT-07) */
  onArmyEntered: (ctx: Ctx, space: SpaceId) => void
  /** What else happens as a power takes control of a territory. (ADV-29-05) */
  onControlTaken: (ctx: Ctx, space: SpaceId, by: PowerId) => void
  /** Who fires or dives in a step of a round at sea, before the others or with them. (STD-NAV-04, ADV-06-02) */
  firingShips: (view: View, battle: SeaBattle, side: BattleSide, when: 'first' | 'main') => Stack[]
  /** The dice of those ships. (STD-NAV-04, ADV-06-14) */
  adjustSeaDice: (view: View, battle: SeaBattle, lines: readonly FireLine[]) => readonly FireLine[]
}

/** What a ruleset tells those who look. A slot that nobody fills has nothing to tell. */
export type Views = {
  /** In turn order; of rulesets in which powers collapse. (TOU-COL-01) */
  homelands: (view: View) => Homeland[]
  /** The points as they stand. (TOU-VIC-06) */
  scores: (view: View) => Scores | null
  /** What this power would draw now, or null. (ADV-24-01) */
  supplies: (view: View, power: PowerId) => SuppliesDue | null
  /** What would be bought now for a place that must have it, or null. (ADV-21-01) */
  owedOrder: (ctx: Ctx) => OwedOrder | null
  /** How many units this place must still be given this turn. (ADV-21-01) */
  owedIn: (ctx: Ctx, space: SpaceId) => number
  /** What a side adds to its die, if it leaves or stays. (ADV-09-05) */
  engagement: (ctx: Ctx, battle: SeaBattle, side: BattleSide, leaves: boolean) => Bonus
  /** Ships that would bombard if those who are declared for this shore landed now, or null where it goes by the printed rules. (ADV-12-01) */
  bombardiers: (ctx: Ctx, to: SpaceId) => readonly Bombarding[] | null
  /** What waits to be mobilized, beside the order. (ADV-26-07) */
  waiting: (view: View) => Counts
  /** Whose convoys sail in this zone now. (ADV-10-03) */
  convoyOwners: (view: View, zone: SpaceId) => readonly PowerId[]
}

/** Whom a minor power stands with: a side, and within it the one power it is aligned to, if it is one. */
export type Alignment = { readonly side: Side | null; readonly patron: PowerId | null }

/** Why an army that was here before may not be left without infantry, beside STD-MOV-09, before which it stands. */
export type ArmyCheck = (view: View, space: SpaceId) => RuleReason | null
export type EntryCheck = (ctx: Ctx, entry: LandEntry) => Refusal | null
export type SailCheck = (ctx: Ctx, plan: MovePlan) => Refusal | null
/**
 * Of a march of more than one step, its spaces adjacent land all of them: may it be made (TOU-MOV-01, TOU-MOV-02, TOU-MOV-03,
 * TOU-MOV-04, TOU-MOV-05, ADV-01-01, ADV-01-02, ADV-01-03, ADV-01-04, ADV-01-05, ADV-01-06)?
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
 * Extra predicates by place in the turn; they join the core's lists. `enter`: land or air units about to enter a territory;
 * `overfly`: fighters about to pass over one on their way;
 * `march`: land units about to go more than one step; `tied`: ships that stay where they are whatever
 * movement they have, which leads; `sail`: ships about to move; `buyer`: who buys nothing at all, whatever the order, which leads;
 * `end`: what keeps the phase of the moment open.
 */
export type Checks = {
  enter: readonly EntryCheck[]
  overfly: readonly EntryCheck[]
  march: readonly MarchCheck[]
  anchored: readonly SailCheck[]
  sail: readonly SailCheck[]
  buyer: readonly ActionCheck<'purchase'>[]
  purchase: readonly ActionCheck<'purchase'>[]
  /** The acting power's army that was here before and is left without infantry as Movement ends. */
  army: readonly ArmyCheck[]
  load: readonly ActionCheck<'load'>[]
  offload: readonly ActionCheck<'offload'>[]
  /** Cargo of an ally about to be landed by the transport's owner; asked only where `landsAllies` lets it. */
  landAllies: readonly GuestCheck[]
  attack: readonly ActionCheck<'attack'>[]
  /** Why warships that are here begin no battle at sea this turn; asked only where none is free to. */
  fleet: readonly FleetCheck[]
  mobilize: readonly ActionCheck<'mobilize'>[]
  end: readonly PhaseCheck[]
}

export type UnitInfo = Omit<Unit, 'id' | 'tags'> & { id: UnitType; tags: ReadonlySet<UnitTag>; order: number }

/** One effective ruleset: merged data, step lists, composed hooks. Frozen and shared by all games that use it. */
export type Rules = {
  key: string
  data: RulesetData
  numbers: Numbers
  behaviours: Behaviours
  cites: Cites
  steps: Steps
  hooks: Hooks
  checks: Checks
  /** Runners of the tasks that only this ruleset knows. */
  tasks: RulesetTasks
  /** What only this ruleset has to show. */
  views: Partial<Views>
  map: BoardMap
  /** The spaces of its board as data. */
  spaces: readonly Space[]
  powers: Readonly<Record<PowerId, Power>>
  order: readonly PowerId[]
  units: Readonly<Record<UnitType, UnitInfo>>
  /** Unit types of this ruleset, in the order of the tables; markers are not among them. */
  types: readonly UnitType[]
  /** Are there ships that patrol (ADV-05-04)? */
  patrols: boolean
  sideOf: (owner: PowerId) => Side
  /** Who fills each slot (`hooks repairBase`), the base first. */
  owners: Readonly<Record<string, readonly string[]>>
  /** Types in the order in which dice are thrown for ships (attack, defence and mines). */
  opening: Readonly<Partial<Record<PowerId, Readonly<Record<SpaceId, Counts>>>>>
}
