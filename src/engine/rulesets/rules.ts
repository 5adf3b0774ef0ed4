import type { Power, RulesetData, Unit, UnitTag } from '../../content/index.ts'
import type { Ctx } from '../flow/context.ts'
import type { BoardMap } from '../map/compile.ts'
import type { LandEntry, MovePlan } from '../phases/move/plan.ts'
import type { Counts, Owner, PowerId, Side, SpaceId, UnitType } from '../types/ids.ts'
import type { RuleError } from '../types/outcome.ts'

export type CloseMoveStep = 'mines' | 'call-offs' | 'minors' | 'withdrawals'
export type LandStep =
  | 'strike'
  | 'strike-losses'
  | 'air-attack'
  | 'air-defence'
  | 'air-losses'
  | 'strafe-attack'
  | 'strafe-defence'
  | 'strafe-losses'
  | 'attack'
  | 'defence'
  | 'attacker-losses'
  | 'defender-losses'
  | 'conclude'
export type SeaStep =
  | 'attacker-submerge'
  | 'attack'
  | 'defender-submerge'
  | 'defence'
  | 'attacker-losses'
  | 'defender-losses'
  | 'press'
  | 'conclude'
export type EndTurnStep = 'revolution' | 'victory'

export type Steps = {
  closeMove: readonly CloseMoveStep[]
  land: readonly LandStep[]
  sea: readonly SeaStep[]
  endTurn: readonly EndTurnStep[]
}

/** Numbers and switches that house rules and other rulesets turn. The standard values stand in `standard.ts`. */
export type Switches = {
  /** Force of an aligned / a neutral minor power, times its IPC value (STD-POL-05). */
  alignedForceFactor: number
  neutralForceFactor: number
  /** May a boat that dives this round still be hit (STD-NAV-07)? */
  divingCanBeHit: boolean
  /** Fighters fire with the others (STD-LND-12) or before them (WIK-04). */
  fightersFire: 'with-others' | 'first'
  /** When the isolated power joins by date: as its turn opens (STD-POL-24) or as the round does (WIK-10). */
  usaEntry: 'turn' | 'round'
  /** Does income lost to submarines bring it in (STD-INC-07)? */
  submarinesBringUsa: boolean
  revolutionFromRound: number
  /** Remove every unit of the power in revolution (WIK-14) or those abroad (STD-REV-08). */
  revolutionRemoves: 'abroad' | 'all'
  /** What becomes of the fronts: a truce (STD-REV-14) or frozen in Russian hands (WIK-15). */
  revolutionFronts: 'truce' | 'frozen'
  /** Tested at the end of a turn (STD-VIC-01) or whenever a capital falls (WIK-16). */
  victoryTested: 'end-of-turn' | 'at-once'
  /** Is the revolution in play at all? */
  revolution: boolean
}

/** Typed slots that a ruleset may fill. An override receives `next`, the behaviour beneath it. */
export type Hooks = {
  /** Does the base in this territory repair ships of this power? (STD-PUR-07) */
  repairBase: (ctx: Ctx, territory: SpaceId, power: PowerId) => boolean
  /** Who may own the force of an invaded neutral: powers to choose from, or the minor itself. (STD-POL-14) */
  neutralOwners: (ctx: Ctx, space: SpaceId, invader: PowerId) => readonly Owner[]
}

export type EntryCheck = (ctx: Ctx, entry: LandEntry) => RuleError | null
export type SailCheck = (ctx: Ctx, plan: MovePlan) => RuleError | null

/** Extra predicates by place in the turn; they join the core's lists. */
export type Checks = { enter: readonly EntryCheck[]; sail: readonly SailCheck[] }

export type UnitInfo = Omit<Unit, 'id' | 'tags'> & { id: UnitType; tags: ReadonlySet<UnitTag>; order: number }

/** One effective ruleset: merged data, step lists, composed hooks. Frozen and shared by all games that use it. */
export type Rules = {
  key: string
  data: RulesetData
  switches: Switches
  steps: Steps
  hooks: Hooks
  checks: Checks
  map: BoardMap
  powers: Readonly<Record<PowerId, Power>>
  order: readonly PowerId[]
  units: Readonly<Record<UnitType, UnitInfo>>
  /** Unit types of this ruleset, in the order of the tables. */
  types: readonly UnitType[]
  sideOf: (owner: PowerId) => Side
  /** Types in the order in which dice are thrown for ships (attack, defence and mines). */
  opening: Readonly<Partial<Record<PowerId, Readonly<Record<SpaceId, Counts>>>>>
}

export type Override<F> = F extends (...args: infer A) => infer R ? (next: F, ...args: A) => R : never
export type Overlay = {
  switches?: Partial<Switches>
  units?: Partial<Record<UnitType, Partial<Pick<Unit, 'attack' | 'defence' | 'cost' | 'move'>>>>
  steps?: Partial<{ [K in keyof Steps]: (list: Steps[K]) => Steps[K] }>
  hooks?: Partial<{ [K in keyof Hooks]: Override<Hooks[K]> }>
  checks?: Partial<Checks>
}
/** What an option does when it is switched on. */
export type OptionOverlays = Readonly<Record<string, Overlay>>
