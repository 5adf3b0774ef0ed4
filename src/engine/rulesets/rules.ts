import type { Power, RulesetData, Space, Unit, UnitTag } from '../../content/index.ts'
import type { Ctx, View } from '../flow/context.ts'
import type { BoardMap } from '../map/compile.ts'
import type { NoRest } from '../phases/move/fighters.ts'
import type { LandEntry, MovePlan } from '../phases/move/plan.ts'
import type { Refusal } from '../refusal.ts'
import type { Action, ActionOf } from '../types/action.ts'
import type { Question } from '../types/decision.ts'
import type { FireLine, FireStep } from '../types/event-battle.ts'
import type { Counts, Owner, Phase, PowerId, RuleId, Side, SpaceId, UnitType } from '../types/ids.ts'
import type { LossChoice, LossProblem } from '../types/losses.ts'
import type { PositionSpec } from '../types/outcome.ts'
import type { GameState, Stack } from '../types/state.ts'
import type {
  CloseCombatStep,
  CloseMoveStep,
  ClosePurchaseStep,
  EndTurnStep,
  IncomeStep,
  LandTrack,
  OpenMobilizeStep,
  OpenRoundStep,
  OpenTurnStep,
  SeaTrack,
} from '../types/step.ts'
import type { Battle, BattleSide, LandBattle, SeaBattle, TaskId, TaskOf } from '../types/task.ts'
import type { AskedMark, Bonus, Homeland, OwedOrder, Scores, SuppliesDue } from '../types/views.ts'

/** One throw of one side. What is thrown follows from the position alone, so that it can be given dice or a distribution. */
export type Fire<B extends Battle> = {
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
export type Asking<B extends Battle> = {
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
  fire?: Fire<B>
  losses?: StepLosses<B>
  question?: Asking<B>
  /** What its question offers, where those are ships and not words: each is named by what it is. */
  marks?: (ctx: Ctx, battle: B) => readonly AskedMark[]
}

/** What is done about a task that is under way, and about the question it may have asked. */
export type Runner<T extends TaskId> = {
  /** Does the next bit; may ask, and is run again when the answer has come. */
  run: (ctx: Ctx, task: TaskOf<T>) => void
  /** Why this answer cannot be taken. */
  check?: (ctx: Ctx, task: TaskOf<T>, decision: Question, action: Action) => Refusal | null
  /** Takes an answer that passed the check; the decision is closed already. */
  answer?: (ctx: Ctx, task: TaskOf<T>, decision: Question, action: Action) => void
}

/** Tasks that not every ruleset knows; the overlay that pushes one brings its runner. */
export type OwnTask =
  | 'pursuit'
  | 'supplies'
  | 'order-owed'
  | 'set-ashore'
  | 'scuttle'
  | 'fighter-retreats'
  | 'fighter-retreat'
  | 'abandoned-field'
export type OwnTasks = { readonly [T in OwnTask]?: Runner<T> }

/** A step of the turn that is done in one go. */
export type TurnStep<Id extends string> = { readonly id: Id; run: (ctx: Ctx) => void }

/** What is done when, in order: battles and moments of the turn as lists of steps, the others as names of tasks. */
export type Steps = {
  openRound: readonly TurnStep<OpenRoundStep>[]
  openTurn: readonly TurnStep<OpenTurnStep>[]
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

/** Numbers that house rules and other rulesets turn. The standard values stand in `standard.ts`. */
export type Numbers = {
  /** Force of an aligned / a neutral minor power, times its IPC value (STD-POL-05). */
  alignedForceFactor: number
  neutralForceFactor: number
  /** A die of the air battle up to this removes a fighter; a higher one that hits sends it home (ADV-04-01). */
  acesUpTo: number
  revolutionFromRound: number
}

/** What is done one way or another. */
export type Behaviours = {
  /** May a boat that dives this round still be hit (STD-NAV-07)? */
  divingCanBeHit: boolean
  /** Fighters fire with the others (STD-LND-12) or before them (WIK-04). */
  fightersFire: 'with-others' | 'first'
  /** Does income lost to submarines bring it in (STD-INC-07)? */
  submarinesBringUsa: boolean
  /** Remove every unit of the power in revolution (WIK-14) or those abroad (STD-REV-08). */
  revolutionRemoves: 'abroad' | 'all'
  /** What becomes of the fronts: a truce (STD-REV-14) or frozen in Russian hands (WIK-15). */
  revolutionFronts: 'truce' | 'frozen'
  /** Tested at the end of a turn (STD-VIC-01) or whenever a capital falls (WIK-16). */
  victoryTested: 'end-of-turn' | 'at-once'
  /** What comes into the treasury of a power whose capital an enemy holds stays there, or is his (INF-INC-03). */
  heldTreasuries: 'kept' | 'forfeit'
  /** Is the revolution in play at all? */
  revolution: boolean
  /** With the revolution in play one player holds both Russia and the United States (STD-REV-01), or everybody sits as they like (ADV-26-27). */
  revolutionSharesSeat: boolean
  /**
   * Fighters without land units of their own: not at all (STD-AIR-03); as guests of allies, lost before the last infantry and
   * destroyed when they are caught alone (INF-UNIT-02, INF-UNIT-03, INF-UNIT-04, INF-UNIT-05, INF-UNIT-06, INF-UNIT-07); or free
   * of all infantry, and flying off when they are (ADV-PT2-01, ADV-PT2-02, ADV-PT2-03, ADV-PT2-04, ADV-PT2-05, ADV-PT2-06,
   * ADV-PT2-07, ADV-PT2-08, ADV-PT2-09, ADV-PT2-10, ADV-PT2-11).
   */
  guestFighters: false | 'guests' | 'free'
  /** Do active enemy mines stop ships that enter their zone (TOU-MOV-10)? */
  minesStop: boolean
  /** May the attacker take its ships out of a battle at sea (TOU-RET-01), or do all survivors stay (STD-NAV-16)? */
  seaRetreats: boolean
  /**
   * Assaults are declared in Movement and come ashore when the shore is fought over, past its guns (ADV-12-23); or they are ashore in
   * Movement, or once the zone is cleared (STD-AMP-05, STD-AMP-06).
   */
  assaultsMeetShore: boolean
  /** Does an assault bring an infantry of the acting power itself (ADV-12-18), or will one that is there already do (INF-TRN-04)? */
  assaultBringsInfantry: boolean
  /** Landings pass a zone whose battle was won, whatever still swims there (ADV-11-01), or one that is clear of enemies (STD-NAV-17). */
  winsOpenZones: boolean
  /** May ships stay out of a battle at sea, each group for a landing (ADV-11-04), or do all of them fight (STD-NAV-02)? */
  shipsStandBy: boolean
  /** Are losses taken as if those who come from the sea fought alone (ADV-12-20), or beside an attack overland (STD-ASL-05)? */
  seaborneApart: boolean
}

/** The rules that are named for something, in each ruleset its own; null where the ruleset does not know it. */
export type Cites = {
  /** The rule by which land units go no further than their units' `move`; with more than one step `checks.march` says which ways are open. */
  marchRule: RuleId
  /** The rule by which going by ship takes a land unit's whole move; a fighter's it takes by STD-TRN-02 everywhere. */
  cargoRule: RuleId
  /**
   * The rule by which a power's transports land its allies' cargo on its own turn too, each ally with infantry of its own
   * (INF-TRN-07, ADV-08-06); null: cargo goes ashore on its owner's turn only (STD-TRN-14).
   */
  landsAllies: RuleId | null
  /** The rule that says on whose turns such cargo goes ashore (STD-TRN-14, ADV-08-01). */
  alliesLand: RuleId
  /** The rule by which such cargo goes aboard on its owner's turn all the same (INF-TRN-03, ADV-08-01). */
  alliesBoard: RuleId | null
  /** The rule that says whose bases repair a ship. */
  repairRule: RuleId
  /** The rule that keeps the last infantry from the sea. */
  seaborneRule: RuleId
}

/** What questions about a position need; hooks that only look take this, those that ask or tell take a `Ctx`. */
export type HookLook = Pick<Ctx, 'rules' | 'state'>

/** Typed slots that a ruleset may fill. An override receives `next`, the behaviour beneath it. */
export type Hooks = {
  /** Facts of its own that a ruleset adds to a new game's state (optional fields only), and those a position may name. */
  begin: (rules: Rules, state: GameState) => GameState
  readPosition: (rules: Rules, state: GameState, spec: PositionSpec) => GameState
  /** A unit as its owner's turn opens: what it may do this turn beyond the ordinary (`extra`). Only asked for the power's own units. */
  refresh: (rules: Rules, state: GameState, space: SpaceId, stack: Stack) => Stack
  /** Is this phase closed to the acting power, and by which rule? (STD-CAP-13, STD-CAP-17) */
  phaseClosed: (look: HookLook, phase: Phase) => RuleId | null
  /** Whom this minor power, and so its colonies, stand with now. (STD-BRD-06, STD-BRD-07, STD-REV-11) */
  alignment: (look: HookLook, minor: SpaceId) => Alignment
  /** May land units that began the turn in contested land go here, and by which rule not? (STD-MOV-06, STD-MOV-07) */
  boundMayEnter: (look: HookLook, to: SpaceId, power: PowerId) => boolean
  exitRefused: (ctx: Ctx, entry: LandEntry) => Refusal
  /** Why ships of this type sail no further from here, with so many zones a turn at most. (STD-SEA-01) */
  rangeRefused: (look: HookLook, from: SpaceId, type: UnitType, range: number) => Refusal
  /** The army a minor raises. (STD-POL-05) */
  minorForce: (look: HookLook, space: SpaceId) => Counts
  /** A power's level on the production chart, from the sum of the printed values of what it controls. (STD-BRD-09, STD-INC-01) */
  production: (look: HookLook, power: PowerId, printed: number) => number
  /** Does the base in this territory repair ships of this power? (STD-PUR-07) */
  repairBase: (ctx: Ctx, territory: SpaceId, power: PowerId) => boolean
  /** Who may own the force of an invaded neutral: powers to choose from, or the minor itself. (STD-POL-14) */
  neutralOwners: (ctx: Ctx, space: SpaceId, invader: PowerId) => readonly Owner[]
  /** Why this ally may not attack here together with the active power, or null. (STD-MUL-01) */
  mayJoin: (ctx: Ctx, space: SpaceId, ally: PowerId) => Refusal | null
  /** Why what the active power has in this territory does not attack there by itself although enemies stand there, or null. */
  leadsNoAttack: (look: HookLook, space: SpaceId) => NoRest | null
  /** Why a fighter of this power may not rest where these stacks stand, or null. (STD-AIR-03) */
  fighterRests: (look: HookLook, space: SpaceId, stacks: readonly Stack[], power: Owner) => NoRest | null
  /** Has the acting power, with what it has here and what is coming, something to raid although no enemy ship is here? (ADV-10-08) */
  raids: (look: HookLook, zone: SpaceId, coming: readonly UnitType[]) => boolean
  /** Why ships that meet no enemy here find nothing to raid either, or null where there is no more to say. (ADV-10-02) */
  raidRefused: (ctx: Ctx, zone: SpaceId) => Refusal | null
  /** Why the war of the submarines cannot be declared unrestricted now, or null; and what comes of it. (STD-INC-03) */
  warfareRefused: (ctx: Ctx) => Refusal | null
  declareWarfare: (ctx: Ctx) => void
  /** Why this move, a strategic one, is refused, `left` among the reasons; asked only where the ruleset's data knows such moves. (ADV-06-18) */
  strategicMove: (ctx: Ctx, plan: MovePlan, left: Refusal | null) => Refusal | null
  /** Why this ship, which came here this turn, goes no further whatever its move, or null. (TOU-MOV-10) */
  shipStopped: (look: HookLook, zone: SpaceId, power: PowerId, ship: Stack) => Refusal | null
  /** What else happens as a power takes control of a territory. (ADV-29-05) */
  controlTaken: (ctx: Ctx, space: SpaceId, by: PowerId) => void
  /** Who fires or dives in a step of a round at sea, before the others or with them. (STD-NAV-04, ADV-06-02) */
  shooters: (view: View, battle: SeaBattle, side: BattleSide, when: 'first' | 'main') => Stack[]
  /** The dice of those ships. (STD-NAV-04, ADV-06-14) */
  seaDice: (view: View, battle: SeaBattle, lines: readonly FireLine[]) => readonly FireLine[]
}

/** What a ruleset tells those who look. A slot that nobody fills has nothing to tell. */
export type Views = {
  /** In turn order; of rulesets in which powers collapse. (TOU-COL-01) */
  homelands: (look: HookLook) => Homeland[]
  /** The points as they stand. (TOU-VIC-06) */
  scores: (look: HookLook) => Scores | null
  /** What this power would draw now, or null. (ADV-24-01) */
  supplies: (look: HookLook, power: PowerId) => SuppliesDue | null
  /** What would be bought now for a place that must have it, or null. (ADV-21-01) */
  owedOrder: (ctx: Ctx) => OwedOrder | null
  /** How many units this place must still be given this turn. (ADV-21-01) */
  owedIn: (ctx: Ctx, space: SpaceId) => number
  /** What a side adds to its die, if it leaves or stays. (ADV-09-05) */
  engagement: (ctx: Ctx, battle: SeaBattle, side: BattleSide, leaves: boolean) => Bonus
  /** What waits to be mobilized, beside the order. (ADV-26-07) */
  waiting: (look: HookLook) => Counts
  /** Whose convoys sail in this zone now. (ADV-10-03) */
  convoyOwners: (look: HookLook, zone: SpaceId) => readonly PowerId[]
}

/** Whom a minor power stands with: a side, and within it the one power it is aligned to, if it is one. */
export type Alignment = { readonly side: Side | null; readonly patron: PowerId | null }

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
  tied: readonly SailCheck[]
  sail: readonly SailCheck[]
  buyer: readonly ActionCheck<'purchase'>[]
  purchase: readonly ActionCheck<'purchase'>[]
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
  tasks: OwnTasks
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

export type Override<F> = F extends (...args: infer A) => infer R ? (next: F, ...args: A) => R : never
/** Changes over what lies beneath: of a ruleset over its parent, of an option over its ruleset. */
export type Overlay = {
  /** Over the data, field by field. */
  data?: DeepPartial<RulesetData>
  /** Over the opening. */
  opening?: (opening: Rules['opening']) => Rules['opening']
  /** Over single spaces of the board. */
  spaces?: Readonly<Record<SpaceId, Partial<Space>>>
  numbers?: Partial<Numbers>
  behaviours?: Partial<Behaviours>
  cites?: Partial<Cites>
  units?: Partial<Record<UnitType, Partial<Pick<Unit, 'attack' | 'defence' | 'cost' | 'move' | 'bombard' | 'tags'>>>>
  steps?: Partial<{ [K in keyof Steps]: (list: Steps[K]) => Steps[K] }>
  hooks?: Partial<{ [K in keyof Hooks]: Override<Hooks[K]> }>
  checks?: Partial<Checks>
  tasks?: OwnTasks
  views?: Partial<Views>
}
type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
/** What an option does when it is switched on, or set to a number that is not its default. */
export type OptionOverlays = Readonly<Record<string, Overlay | ((value: boolean | number) => Overlay)>>
