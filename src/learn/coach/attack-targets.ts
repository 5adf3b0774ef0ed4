/** Attacks with a fair chance to clear the land: the coach never suggests a hopeless battle. */
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

const MIN_ARMY = 2
/** Minimum probability to clear the land. */
const MIN_CHANCE = 0.25
/** Minimum superiority if the odds are unknown. */
const MIN_EDGE = 2
/** Odds are computed for the most superior armies only. */
const MAX_FORECASTS = 3

/** `edge`: ratio of own to enemy units. */
type AttackOption = { readonly from: SpaceId; readonly space: SpaceId; readonly edge: number }

/** Without poison gas markers. */
const troops = (stacks: readonly StackView[]): StackView[] => stacks.filter(({ type }) => unitOf(type)?.kind !== 'marker')

/** Adjacent enemy land with fewer units than the army. */
function attackOptions(state: GameState, from: SpaceId): AttackOption[] {
  const { power } = turn(state)
  if (!isLand(from) || from === capitalOf(power) || infantryIn(state, from) < MIN_ARMY) return []
  const own = unitCount(troops(movableAt(state, from)))
  return reach(state, { from, units: oneInfantry(state) }).flatMap(({ space }) => {
    // The army of a country that has not mobilised is unknown.
    if (statusOf(state, space, power) !== 'hostile' || minorForecast(state, space, power)) return []
    const edge = own / unitCount(troops(stacksAt(state, space)))
    return edge > 1 ? [{ from, space, edge }] : []
  })
}

/** Units by owner, as the odds expect them. */
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

/** The first with a fair chance, most superior first. */
const firstPromising = (state: GameState, all: readonly AttackOption[]): AttackOption | undefined =>
  [...all]
    .sort((a, b) => b.edge - a.edge)
    .slice(0, MAX_FORECASTS)
    .find((prey) => isPromising(state, prey))

/** The land that this army could attack. */
export const attackTargetFrom = (state: GameState, from: SpaceId): SpaceId | undefined =>
  firstPromising(state, attackOptions(state, from))?.space

/** The army with the best attack. */
export const bestAttacker = memoizeLast(
  (state: GameState): SpaceId | undefined =>
    firstPromising(
      state,
      spacesOf(state).flatMap(({ id }) => attackOptions(state, id)),
    )?.from,
)
