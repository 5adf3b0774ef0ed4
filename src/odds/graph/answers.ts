import {
  type Action,
  battleDice,
  cheapestLosses,
  checkAction,
  type Decision,
  type DecisionKind,
  type DiceLine,
  decision,
  type GameState,
  legalActions,
  type SpaceId,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'
import { lossPremiumIn } from '../policy/prices.ts'
import { type Fleet, isWeaker, shouldDive, shouldPress } from '../policy/sea-decisions.ts'
import type { BattleSideId, ResolvedPolicy } from '../types.ts'

/** The side that is asked and its candidate answers: one by the policy, more where the best is searched. */
type PolicyAnswers = { side: BattleSideId; answers: readonly Action[] }

type Answerer = (state: GameState, asked: Decision, side: BattleSideId, policy: ResolvedPolicy) => readonly Action[]

/** Answers to every question but dice. */
const ANSWERERS: Readonly<Record<Exclude<DecisionKind, 'dice'>, Answerer>> = {
  casualties: (state, _asked, side, { losses }) => {
    const taken = cheapestLosses(state, lossPremiumIn(state, losses[side]))
    return taken ? [taken] : []
  },
  submerge: (state, asked, side, policy) => {
    const { count = 0, space, topic } = asked
    const least = topic === 'dive-all' ? count : 1
    const all = { type: 'submerge', count } as const
    if (policy.dive === 'best') return [0, ...range(least, count)].map((n) => ({ type: 'submerge', count: n }))
    const fleet = space === undefined ? null : fleetsIn(state, space)[side]
    return fleet && shouldDive(policy, fleet, asked.hits ?? null) ? [all] : [{ type: 'submerge', count: 0 }]
  },
  press: (state, asked, _side, policy) => {
    const [on, off] = [true, false].map((each): Action => ({ type: 'press', on: each })) as [Action, Action]
    if (checkAction(state, on) !== null) return [off]
    return attackerPresses(state, asked, policy).map((each) => (each ? on : off))
  },
  disengage: (state, asked, side, policy) => {
    const stays = side === 'defender' ? [defenceStays(state, asked, policy)] : attackerPresses(state, asked, policy)
    return stays.map((each) => ({ type: 'disengage', on: !each }))
  },
  choice: (state, asked) => [{ type: 'choose', option: chosenOption(state, asked) }],
  gas: (_state, { count = 0 }, _side, { gas }) => [{ type: 'gas', count: gas === 'all' ? count : 0 }],
  coastal: (_state, { count = 0 }, _side, { coast }) => [{ type: 'coastal', count: coast === 'all' ? count : 0 }],
  // Submarines fire at ships first, then at the convoy.
  convoy: (state, { space, count = 0 }) => {
    const enemies = space === undefined ? null : battleDice(state, space)
    return [{ type: 'convoy', submarines: enemies ? 0 : count }]
  },
  // Bids come before any battle.
  bid: () => [],
  escort: (_state, { count = 0 }, _side, { escort }) => [{ type: 'escort', destroyers: escort === 'all' ? count : 0 }],
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** Candidate answers to the open question; null without a question or for dice. */
export function policyAnswers(state: GameState, policy: ResolvedPolicy): PolicyAnswers | null {
  const asked = decision(state)
  if (!asked || asked.kind === 'dice') return null
  const task = state.flow.agenda.at(-1)
  const attacker = task && 'attacker' in task ? task.attacker : state.flow.power
  const side: BattleSideId = asked.by === attacker ? 'attacker' : 'defender'
  const answers = ANSWERERS[asked.kind](state, asked, side, policy)
  const [first] = answers.length > 0 ? answers : legalActions(state)
  return { side, answers: answers.length > 0 ? answers : first ? [first] : [] }
}

/** Does the attacker press: yes, no, or both candidates? */
function attackerPresses(state: GameState, { space }: Decision, policy: ResolvedPolicy): boolean[] {
  if (policy.press === 'best') return [true, false]
  const task = state.flow.agenda.at(-1)
  if (space === undefined || task?.task !== 'sea-battle') return [true]
  const { attacker, defender } = fleetsIn(state, space)
  return [shouldPress(policy, task.round, attacker, defender)]
}

/** Does the defence stay? */
function defenceStays(state: GameState, { space }: Decision, { leave }: ResolvedPolicy): boolean {
  if (leave === 'never' || space === undefined) return true
  const { attacker, defender } = fleetsIn(state, space)
  return !isWeaker(defender, attacker)
}

/** The cheapest unit of a swap, else the first option. */
function chosenOption(state: GameState, { options = [], topic }: Decision): string {
  const ids = options.map(({ id }) => id)
  const price = (id: string): number => unitTypesOf(state).find((unit) => unit.id === id)?.cost ?? 0
  const [first = ''] = topic === 'swap' ? [...ids].sort((a, b) => price(a) - price(b)) : ids
  return first
}

function fleetsIn(state: GameState, space: SpaceId): Record<BattleSideId, Fleet> {
  const now = battleDice(state, space)
  const fleet = (lines: readonly DiceLine[]): Fleet => {
    const types = unitTypesOf(state).filter(({ id }) => lines.some(({ type }) => type === id))
    const twoHitTypes = types.filter(({ tags }) => tags.has('two-hits')).map(({ id }) => id)
    const boats = types.filter(({ tags }) => tags.has('submerges')).map(({ id }) => id)
    const ships = lines.reduce((n, { count }) => n + count, 0)
    const fresh = unitsIn(state, space).reduce(
      (n, s) => n + (twoHitTypes.includes(s.type) && !s.damaged && lines.some(({ power }) => power === s.power) ? s.count : 0),
      0,
    )
    return {
      power: lines.reduce((n, { count, needs }) => n + count * needs, 0),
      hits: ships + fresh,
      boats: lines.reduce((n, { type, count }) => n + (boats.includes(type) ? count : 0), 0),
      ships,
    }
  }
  return { attacker: fleet(now?.attackers ?? []), defender: fleet(now?.defenders ?? []) }
}
