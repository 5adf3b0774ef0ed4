/** What an army could attack with a chance to clear it: nobody who is new is shown the way into a hopeless battle. */
import {
  type GameState,
  minorForecast,
  reach,
  type SpaceId,
  type StackView,
  spacesOf,
  statusOf,
  turn,
} from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { type QuickForce, quickOdds } from '../../odds/index.ts'
import { capitalOf, isLand, unitOf } from '../../planning/board.ts'
import { countStacks } from '../../planning/counts.ts'
import { infantryIn, movableAt, oneInfantry, stacksAt, unitCount } from './pieces.ts'

/** Fewer than this are not shown that they could attack. */
const MIN_ARMY = 2
/** Below this chance to clear it an attack is not shown. */
const MIN_CHANCE = 0.25
/** So many times as strong an army has to be where no chance is known. */
const MIN_EDGE = 2
/** So many attacks have their chances worked out: of whoever is the most superior, as the others' are less still. */
const MAX_FORECASTS = 3

/** `edge`: so many times as strong the army is. */
type AttackOption = { readonly from: SpaceId; readonly space: SpaceId; readonly edge: number }

/** Markers fight nobody. */
const troops = (stacks: readonly StackView[]): StackView[] => stacks.filter(({ type }) => unitOf(type)?.kind !== 'marker')

/** Enemy land next door that an army could walk into as the stronger one. */
function attackOptions(state: GameState, from: SpaceId): AttackOption[] {
  const { power } = turn(state)
  if (!isLand(from) || from === capitalOf(power) || infantryIn(state, from) < MIN_ARMY) return []
  const own = unitCount(troops(movableAt(state, from)))
  return reach(state, { from, units: oneInfantry(state) }).flatMap(({ space }) => {
    // Of a country that has yet to mobilise nobody stands there whom one could count.
    if (statusOf(state, space, power) !== 'hostile' || minorForecast(state, space, power)) return []
    const edge = own / unitCount(troops(stacksAt(state, space)))
    return edge > 1 ? [{ from, space, edge }] : []
  })
}

/** What each owner has there, as the odds are asked about it. */
function forces(stacks: readonly StackView[]): QuickForce[] {
  const owners = [...new Set(stacks.map(({ power }) => power))]
  return owners.map((owner) => ({ owner, units: countStacks(stacks.filter(({ power }) => power === owner)) }))
}

function isPromising(state: GameState, { from, space, edge }: AttackOption): boolean {
  const defender = forces(troops(stacksAt(state, space)))
  if (defender.length === 0) return true
  const odds = quickOdds(state, { kind: 'land', attacker: forces(troops(movableAt(state, from))), defender })
  return odds ? odds.cleared >= MIN_CHANCE : edge >= MIN_EDGE
}

/** The most superior first. */
const firstPromising = (state: GameState, all: readonly AttackOption[]): AttackOption | undefined =>
  [...all]
    .sort((a, b) => b.edge - a.edge)
    .slice(0, MAX_FORECASTS)
    .find((prey) => isPromising(state, prey))

/** What the army of that land could attack with hope. */
export const attackTargetFrom = (state: GameState, from: SpaceId): SpaceId | undefined =>
  firstPromising(state, attackOptions(state, from))?.space

/** The army that is the most superior to an enemy next door. */
export const bestAttacker = memoizeLast(
  (state: GameState): SpaceId | undefined =>
    firstPromising(
      state,
      spacesOf(state).flatMap(({ id }) => attackOptions(state, id)),
    )?.from,
)
