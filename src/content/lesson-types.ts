/** What a lesson is: a position, what is asked of it, and proof that it can be solved. Types only. */
import type { Action, ActionOf, MoveAction } from '../engine/types/action.ts'
import type { EventType } from '../engine/types/event.ts'
import type { Phase, PowerId, RuleId, Side, SpaceId, UnitType } from '../engine/types/ids.ts'
import type { PositionSpec } from '../engine/types/outcome.ts'

/** A number of these bounds, both of which belong to it. */
export type Range = { readonly min?: number; readonly max?: number }
/** A part of an event: what is named has to be so. A number may be a range; of a list the `length` may be asked. */
export type EventPart = { readonly [name: string]: PartWanted }
export type PartWanted = string | number | boolean | null | EventPart

/** What can be asked of a position and of what has happened since the lesson began, by kind. */
export type Predicates = {
  all: readonly Predicate[]
  any: readonly Predicate[]
  not: Predicate
  /** Units of a power in a space, of one type or of all; at least one where no bound is named. */
  at: Range & { readonly power: PowerId; readonly space: SpaceId; readonly type?: UnitType }
  control: { readonly space: SpaceId; readonly is: PowerId | 'contested' | null }
  turn: { readonly round?: number; readonly power?: PowerId; readonly phase?: Phase }
  winner: Side
  treasury: Range & { readonly power: PowerId }
  production: Range & { readonly power: PowerId }
  /** So many events of the type, at least one where no bound is named. */
  event: Range & { readonly type: EventType; readonly where?: EventPart }
  /** One roll of a battle step: its dice, the hits to be expected of them, what its units cost, how many of each type; one group of its dice. */
  volley: {
    readonly step: string
    readonly dice?: number
    readonly expected?: Range
    readonly cost?: Range
    readonly types?: { readonly [type in UnitType]?: Range }
    readonly group?: EventPart
  }
}
/** One of these kinds. */
export type Predicate = { [K in keyof Predicates]: { readonly [P in K]: Predicates[K] } }[keyof Predicates]

/** A transport of whoever acts, by the zone it lies in and its place among those there: its number is no matter of a lesson's data. */
export type NamedShip = number | { readonly in: SpaceId; readonly nth: number }
type ByShip<A extends { transport: number }> = Omit<A, 'transport'> & { transport: NamedShip }
/** An action as it is written in a lesson. */
export type LessonAction =
  | Exclude<Action, { type: 'move' | 'load' | 'offload' }>
  | (Omit<MoveAction, 'transports'> & { transports?: NamedShip[] })
  | ByShip<ActionOf<'load'>>
  | ByShip<ActionOf<'offload'>>
/** `rest`: to every open question of the learner's the first answer that is allowed. */
export type Play = LessonAction | 'rest'

export type LessonPosition = Omit<PositionSpec, 'seed' | 'queue' | 'dice' | 'players'>

/** A roll of faces, or `even`: all six in turn, so that no line of play is decided by luck. */
export type LessonDice = 'even' | readonly number[]

export type Lesson = {
  readonly id: string
  /** Which step of the ladder (`data/lessons/ladder.json`) it stands on. */
  readonly rung: string
  readonly rules: readonly RuleId[]
  readonly you: PowerId
  readonly position: LessonPosition
  readonly dice: LessonDice
  /** Played before the learner sees it: the attack that is to be answered. */
  readonly prelude?: readonly LessonAction[]
  /** The learner's phases; all others end by themselves. */
  readonly phases: readonly Phase[]
  /** How the other side answers; else it gives the first answer that is allowed. */
  readonly others?: { readonly press?: boolean }
  /** What another power does about it, once, so that a mistake is seen and not told. */
  readonly replies?: readonly {
    readonly power: PowerId
    readonly phase: Phase
    readonly when: Predicate
    readonly do: readonly LessonAction[]
  }[]
  /** When it is over; then goal and stars are asked. */
  readonly done: Predicate
  readonly goal: Predicate
  readonly stars: readonly [Predicate, Predicate]
  /** How many hints there are words for. */
  readonly hints: number
  /** Proof that it can be solved, the first with all stars, which is the worked example too. */
  readonly solutions: readonly (readonly Play[])[]
  /** What teaches by being refused: the last of each. */
  readonly tries: readonly { readonly do: readonly Play[]; readonly rule: RuleId }[]
  /** What is allowed and has a consequence: by what it is known, and the stars that are left. */
  readonly traps: readonly { readonly do: readonly Play[]; readonly when: Predicate; readonly stars?: 1 | 2 }[]
}
