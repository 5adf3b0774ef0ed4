/** Checks a snapshot whose log cannot be replayed by running the screens' queries on it. */
import {
  battles,
  boardOf,
  controllerOf,
  decision,
  type GameState,
  legalActions,
  POWERS,
  reduce,
  situation,
  spacesOf,
  treasuryOf,
  turn,
  unitsIn,
} from '../engine/index.ts'
import { isPossibleState } from './validate-position.ts'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Compares the types of all shared fields, recursively. Null matches anything. */
function hasSameShape(one: unknown, other: unknown): boolean {
  const [kind, its] = [kindOf(one), kindOf(other)]
  if (kind === 'null' || its === 'null') return true
  if (kind !== its) return false
  if (kind !== 'object') return true
  const [a, b] = [one, other] as Record<string, unknown>[]
  return Object.keys(a!).every((key) => !Object.hasOwn(b!, key) || hasSameShape(a![key], b![key]))
}

const succeeds = (ask: () => void): boolean => {
  try {
    ask()
    return true
  } catch {
    return false
  }
}

const playersOf = ({ table: { players } }: GameState) => players.map(({ name, powers }) => [name, ...powers])

/** Possible, shaped like the first state of its game, and ready to draw. */
export const isShowable = (state: GameState, begun: GameState): boolean =>
  hasSameShape(begun, state) &&
  isPossibleState(state, begun) &&
  succeeds(() => {
    boardOf(state)
    playersOf(state)
    for (const { id } of spacesOf(state)) {
      unitsIn(state, id)
      controllerOf(state, id)
    }
  })

/** Can be drawn, and its offered actions can be played. */
export const isPlayable = (state: GameState, begun: GameState): boolean =>
  isShowable(state, begun) &&
  succeeds(() => {
    turn(state)
    situation(state)
    battles(state)
    for (const power of POWERS) treasuryOf(state, power)
    const offered = legalActions(state)
    if (decision(state) && offered.length === 0) throw new Error('nobody could answer')
    for (const action of [...offered.slice(0, 2), ...offered.slice(-2)]) reduce(state, action)
  })
