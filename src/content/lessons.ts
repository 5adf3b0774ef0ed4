import advanced from '../../data/lessons/advanced.json'
import influence from '../../data/lessons/influence.json'
import ladder from '../../data/lessons/ladder.json'
import standard from '../../data/lessons/standard.json'
import tournament from '../../data/lessons/tournament.json'
import type { Action, ActionOf, MoveAction } from '../engine/types/action.ts'
import type { EventType } from '../engine/types/event.ts'
import type { Phase, PowerId, RuleId, Side, SpaceId, UnitType } from '../engine/types/ids.ts'
import type { PositionSpec } from '../engine/types/outcome.ts'
import { deepFreeze } from './freeze.ts'

/** A lesson: a position, a goal, and solutions that prove it. Types only. */

/** Inclusive bounds. */
export type Range = { readonly min?: number; readonly max?: number }
/** A partial event to match. Numbers may be ranges; lists may be matched by `length`. */
export type EventPart = { readonly [name: string]: PartWanted }
export type PartWanted = string | number | boolean | null | EventPart

/** Conditions on the position and on the events since the lesson began. */
export type Predicates = {
  all: readonly Predicate[]
  any: readonly Predicate[]
  not: Predicate
  /** Units of a power in a space; default: at least one. */
  at: Range & { readonly power: PowerId; readonly space: SpaceId; readonly type?: UnitType }
  control: { readonly space: SpaceId; readonly is: PowerId | 'contested' | null }
  turn: { readonly round?: number; readonly power?: PowerId; readonly phase?: Phase }
  winner: Side
  treasury: Range & { readonly power: PowerId }
  production: Range & { readonly power: PowerId }
  /** Events of a type; default: at least one. */
  event: Range & { readonly type: EventType; readonly where?: EventPart }
  /** One roll of a battle step: dice, expected hits, cost and number of its units; `group`: one of its dice groups. */
  volley: {
    readonly step: string
    readonly dice?: number
    readonly expected?: Range
    readonly cost?: Range
    readonly types?: { readonly [type in UnitType]?: Range }
    readonly group?: EventPart
  }
}
/** Exactly one of these kinds. */
export type Predicate = { [K in keyof Predicates]: { readonly [P in K]: Predicates[K] } }[keyof Predicates]

/** A transport by zone and position, so that lesson data is independent of ids. */
export type NamedShip = number | { readonly in: SpaceId; readonly nth: number }
type ByShip<A extends { transport: number }> = Omit<A, 'transport'> & { transport: NamedShip }
export type LessonAction =
  | Exclude<Action, { type: 'move' | 'load' | 'offload' }>
  | (Omit<MoveAction, 'transports'> & { transports?: NamedShip[] })
  | ByShip<ActionOf<'load'>>
  | ByShip<ActionOf<'offload'>>
/** `rest`: the first allowed answer to every open question. */
export type Play = LessonAction | 'rest'

export type LessonPosition = Omit<PositionSpec, 'seed' | 'queue' | 'dice' | 'players'>

/** A roll of faces, or `even`: 1 to 6 in turn, so that luck decides nothing. */
export type LessonDice = 'even' | readonly number[]

export type Lesson = {
  readonly id: string
  /** Step of the ladder (`data/lessons/ladder.json`). */
  readonly rung: string
  readonly rules: readonly RuleId[]
  readonly you: PowerId
  readonly position: LessonPosition
  readonly dice: LessonDice
  /** Played before the lesson starts. */
  readonly prelude?: readonly LessonAction[]
  /** The learner's phases; all others end automatically. */
  readonly phases: readonly Phase[]
  /** The opponent's answers; default: the first allowed one. */
  readonly others?: { readonly press?: boolean }
  /** A scripted punishment of a mistake, played once. */
  readonly replies?: readonly {
    readonly power: PowerId
    readonly phase: Phase
    readonly when: Predicate
    readonly do: readonly LessonAction[]
  }[]
  /** End of the lesson; goal and stars are evaluated then. */
  readonly done: Predicate
  readonly goal: Predicate
  readonly stars: readonly [Predicate, Predicate]
  /** Number of hints with texts. */
  readonly hints: number
  /** Solutions; the first earns all stars and is the worked example. */
  readonly solutions: readonly (readonly Play[])[]
  /** Instructive refusals: the last action of each is refused. */
  readonly tries: readonly { readonly do: readonly Play[]; readonly rule: RuleId }[]
  /** Legal mistakes: how they are detected, and the stars left. */
  readonly traps: readonly { readonly do: readonly Play[]; readonly when: Predicate; readonly stars?: 1 | 2 }[]
}

/** Lesson data by ruleset; the texts are in `data/text/en/lessons.json`. */

export const allLessons = deepFreeze([...standard, ...tournament, ...influence, ...advanced]) as unknown as readonly Lesson[]

/** Steps of the ladder, in order. */
export const rungs: readonly string[] = deepFreeze(ladder)
