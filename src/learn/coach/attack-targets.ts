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
import { freshAt, menIn, oneMan, stacksAt, strength } from './pieces.ts'

/** Fewer than this are not shown that they could attack. */
const ARMY = 2
/** Below this chance to clear it an attack is not shown. */
const HOPE = 0.25
/** So many times as strong an army has to be where no chance is known. */
const CLEARLY = 2
/** So many attacks have their chances worked out: of whoever is the most superior, as the others' are less still. */
const ASKED = 3

/** `edge`: so many times as strong the army is. */
type Prey = { readonly from: SpaceId; readonly space: SpaceId; readonly edge: number }

/** Markers fight nobody. */
const troops = (stacks: readonly StackView[]): StackView[] => stacks.filter(({ type }) => unitOf(type)?.kind !== 'marker')

/** Enemy land next door that an army could walk into as the stronger one. */
function weaker(state: GameState, from: SpaceId): Prey[] {
  const { power } = turn(state)
  if (!isLand(from) || from === capitalOf(power) || menIn(state, from) < ARMY) return []
  const own = strength(troops(freshAt(state, from)))
  return reach(state, { from, units: oneMan(state) }).flatMap(({ space }) => {
    // Of a country that has yet to mobilise nobody stands there whom one could count.
    if (statusOf(state, space, power) !== 'hostile' || minorForecast(state, space, power)) return []
    const edge = own / strength(troops(stacksAt(state, space)))
    return edge > 1 ? [{ from, space, edge }] : []
  })
}

/** What each owner has there, as the odds are asked about it. */
function forces(stacks: readonly StackView[]): QuickForce[] {
  const owners = [...new Set(stacks.map(({ power }) => power))]
  return owners.map((owner) => ({ owner, units: countStacks(stacks.filter(({ power }) => power === owner)) }))
}

function isHopeful(state: GameState, { from, space, edge }: Prey): boolean {
  const defender = forces(troops(stacksAt(state, space)))
  if (defender.length === 0) return true
  const odds = quickOdds(state, { kind: 'land', attacker: forces(troops(freshAt(state, from))), defender })
  return odds ? odds.cleared >= HOPE : edge >= CLEARLY
}

/** The most superior first. */
const chosenOf = (state: GameState, all: readonly Prey[]): Prey | undefined =>
  [...all]
    .sort((a, b) => b.edge - a.edge)
    .slice(0, ASKED)
    .find((prey) => isHopeful(state, prey))

/** What the army of that land could attack with hope. */
export const weakerBeside = (state: GameState, from: SpaceId): SpaceId | undefined => chosenOf(state, weaker(state, from))?.space

/** The army that is the most superior to an enemy next door. */
export const attackerOf = memoizeLast(
  (state: GameState): SpaceId | undefined =>
    chosenOf(
      state,
      spacesOf(state).flatMap(({ id }) => weaker(state, id)),
    )?.from,
)
