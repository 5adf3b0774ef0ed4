/** The cards of the quiz. All answers come from the engine: unit values, forecasts and played lines. */
import { allLessons, type Lesson, type Play } from '../../content/lessons.ts'
import {
  type Action,
  controllerOf,
  createGame,
  minorForecast,
  POWERS,
  type PowerId,
  RULESET_IDS,
  type RuleId,
  type SpaceId,
  spacesOf,
  type UnitType,
  unitTypesOf,
} from '../../engine/index.ts'
import { lazy } from '../../memoize.ts'
import { firstAttempt, playLine, resolveAction, tryAction } from '../run.ts'

export const ANSWERS = 4

export type QuizAnswer =
  | { readonly number: number }
  | { readonly power: PowerId }
  | { readonly holder: PowerId | 'contested' | 'nobody' }
  | { readonly sentence: string }

export type QuizAsked =
  | { readonly kind: 'number'; readonly unit: UnitType; readonly of: 'cost' | 'attack' | 'defence' | 'move' }
  | { readonly kind: 'raised'; readonly space: SpaceId }
  | { readonly kind: 'army'; readonly space: SpaceId; readonly by: PowerId }
  | { readonly kind: 'refused'; readonly lesson: Lesson; readonly action: Action }
  | { readonly kind: 'held'; readonly lesson: Lesson; readonly actions: readonly Action[]; readonly space: SpaceId }

/** `right`: index of the correct answer. */
export type QuizCard = {
  readonly id: string
  readonly asked: QuizAsked
  readonly answers: readonly QuizAnswer[]
  readonly right: number
  /** Null for unit values, or if several rules apply. */
  readonly rule: RuleId | null
}

const answerText = (answer: QuizAnswer): string => String(Object.values(answer)[0])
/** Hash for a stable shuffle. */
const hashText = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)

/** A card with the first distinct wrong answers. Empty if there are too few. */
function makeCard(
  id: string,
  asked: QuizAsked,
  rule: RuleId | null,
  truth: QuizAnswer,
  wrong: readonly QuizAnswer[],
): QuizCard[] {
  const others = [...new Map(wrong.map((each) => [answerText(each), each])).values()].filter(
    (each) => answerText(each) !== answerText(truth),
  )
  if (others.length < ANSWERS - 1) return []
  const all = [truth, ...others.slice(0, ANSWERS - 1)]
  const answers =
    'number' in truth
      ? all.sort((a, b) => Number(answerText(a)) - Number(answerText(b)))
      : all.sort((a, b) => hashText(id + answerText(a)) - hashText(id + answerText(b)))
  return [{ id, asked, answers, right: answers.indexOf(truth), rule }]
}

const nearbyNumbers = (truth: number, least: number): QuizAnswer[] =>
  [1, -1, 2, -2, 3].map((by) => ({ number: truth + by })).filter(({ number }) => number >= least)

const openingState = lazy(() => createGame({ ruleset: RULESET_IDS[0], seed: 'quiz' }))

function numberCards(): QuizCard[] {
  return unitTypesOf(openingState()).flatMap((unit) =>
    (['cost', 'attack', 'defence', 'move'] as const).flatMap((of) => {
      const truth = unit[of]
      return makeCard(
        `number.${unit.id}.${of}`,
        { kind: 'number', unit: unit.id, of },
        null,
        { number: truth },
        nearbyNumbers(truth, 0),
      )
    }),
  )
}

const minors = (): SpaceId[] => spacesOf(openingState()).flatMap(({ id, minor }) => (minor ? [id] : []))
const sumOf = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0)

function raisedCards(): QuizCard[] {
  return minors().flatMap((space) => {
    const forecast = minorForecast(openingState(), space, 'germany')
    const truth = forecast ? sumOf(forecast.force) : 0
    return truth === 0
      ? []
      : makeCard(`raised.${space}`, { kind: 'raised', space }, 'STD-POL-05', { number: truth }, nearbyNumbers(truth, 1))
  })
}

function armyCards(): QuizCard[] {
  return minors().flatMap((space) =>
    (['germany', 'austria-hungary', 'france', 'britain'] as const).flatMap((by) => {
      const { owners = [], hostile = false } = minorForecast(openingState(), space, by) ?? {}
      const [owner] = owners.filter((each): each is PowerId => (POWERS as readonly string[]).includes(String(each)))
      if (!owner || owners.length > 1) return []
      const wrong = [by, ...POWERS].map((power): QuizAnswer => ({ power }))
      return makeCard(
        `army.${space}.${by}`,
        { kind: 'army', space, by },
        hostile ? 'STD-POL-10' : 'STD-POL-09',
        { power: owner },
        wrong,
      )
    }),
  )
}

type RefusedOrder = {
  readonly id: string
  readonly lesson: Lesson
  readonly action: Action
  readonly rule: string
  readonly sentence: string
}

/** Tries of a lesson that are refused as its first action. */
function refusedOrders(lesson: Lesson): RefusedOrder[] {
  const first = firstAttempt(lesson)
  return lesson.tries.flatMap(({ do: [one, ...more] }, n) => {
    if (one === undefined || one === 'rest' || one.type === 'end-phase' || more.length > 0) return []
    const action = resolveAction(first.state, one)
    const tried = tryAction(first, action)
    if (tried.ok || tried.error.rule === 'CONTRACT') return []
    const { rule, message } = tried.error
    return [{ id: `refused.${lesson.id}.${n + 1}`, lesson, action, rule, sentence: message }]
  })
}

function refusedCards(): QuizCard[] {
  const all = allLessons.flatMap(refusedOrders)
  return all.flatMap(({ id, lesson, action, rule, sentence }, at) => {
    // Refusals of the same lesson first, one per rule.
    const others = [...all.slice(at + 1), ...all.slice(0, at)].filter((other) => other.rule !== rule)
    const near = [...others.filter((other) => other.lesson === lesson), ...others]
    const wrong = near.filter((one, n) => near.findIndex((other) => other.rule === one.rule) === n)
    return makeCard(
      id,
      { kind: 'refused', lesson, action },
      rule,
      { sentence },
      wrong.map((other) => ({ sentence: other.sentence })),
    )
  })
}

/** Land that a lesson asks about. */
const askedSpaces = (lesson: Lesson): SpaceId[] =>
  [...JSON.stringify([lesson.goal, lesson.stars]).matchAll(/"control":\{"space":"([^"]+)"/g)].flatMap(([, space]) => space ?? [])

/** Only lines without dice, whose result is certain. */
function controlCards(lesson: Lesson, name: string, line: readonly Play[]): QuizCard[] {
  const played = playLine(firstAttempt(lesson), line)
  if (!played.ok || played.attempt.state.table.rng.taken > 0) return []
  const { state } = played.attempt
  const orders = line.filter((each) => each !== 'rest' && each.type !== 'end-phase')
  const actions = orders.map((each) => resolveAction(firstAttempt(lesson).state, each as Exclude<Play, 'rest'>))
  return [...new Set(askedSpaces(lesson))].flatMap((space) => {
    const truth: QuizAnswer = { holder: controllerOf(state, space) ?? 'nobody' }
    const stacks = Object.values(state.war.units).flat()
    const there = POWERS.filter((power) => stacks.some((stack) => stack.power === power))
    const holders = ['contested' as const, lesson.you, ...there, 'nobody' as const, 'russia' as const, 'britain' as const]
    const asked: QuizAsked = { kind: 'held', lesson, actions, space }
    return makeCard(
      `held.${lesson.id}.${name}.${space}`,
      asked,
      null,
      truth,
      holders.map((holder) => ({ holder })),
    )
  })
}

function allControlCards(): QuizCard[] {
  return allLessons.flatMap((lesson) => [
    ...lesson.solutions.flatMap((line, n) => controlCards(lesson, `way-${n + 1}`, line)),
    ...lesson.traps.flatMap(({ do: line }, n) => controlCards(lesson, `trap-${n + 1}`, line)),
  ])
}

/** Alternates the kinds of cards. */
function interleave(kinds: readonly (readonly QuizCard[])[]): QuizCard[] {
  const longest = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, n) => kinds.flatMap((cards) => cards[n] ?? [])).flat()
}

/** All cards. */
export const quizCards = lazy((): readonly QuizCard[] =>
  interleave([refusedCards(), numberCards(), armyCards(), allControlCards(), raisedCards()]),
)
