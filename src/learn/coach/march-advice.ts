/** Whom the coach shows how to march, and whereto: an army behind the front towards it, so that nothing stands open for it. */
import { type GameState, reach, type SpaceId, spacesOf, statusOf, tableOf, turn } from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { capitalOf, isLand } from '../../planning/board.ts'
import { adjacentLand, infantryIn, oneInfantry } from './pieces.ts'

/** So many infantry are an army that is worth showing. */
const MIN_ARMY = 2

/** How many steps of friendly land lie between a land and the next enemy; 0: the enemy is there. */
const frontDistances = memoizeLast((state: GameState): ReadonlyMap<SpaceId, number> => {
  const { power } = turn(state)
  const status = new Map(spacesOf(state).flatMap(({ id }) => (isLand(id) ? [[id, statusOf(state, id, power)] as const] : [])))
  let ring = [...status].flatMap(([id, is]) => (is === 'hostile' || is === 'contested' ? [id] : []))
  const far = new Map(ring.map((id) => [id, 0]))
  for (let steps = 1; ring.length > 0; steps++) {
    const next = new Set(
      ring.flatMap((id) => adjacentLand(state, id)).filter((id) => status.get(id) === 'friendly' && !far.has(id)),
    )
    for (const id of next) far.set(id, steps)
    ring = [...next]
  }
  return far
})

/** Of friendly land that these can go to, what lies nearest to the front. */
export function nearestToFront(state: GameState, from: SpaceId, targets: readonly SpaceId[]): SpaceId | undefined {
  const far = (space: SpaceId): number => frontDistances(state).get(space) ?? Number.POSITIVE_INFINITY
  const friendly = targets.filter((space) => space !== from && statusOf(state, space, turn(state).power) === 'friendly')
  return friendly.sort((a, b) => far(a) - far(b))[0]
}

/** Could infantry go from there to friendly land that lies nearer to the front? */
export function canApproachFront(state: GameState, from: SpaceId): boolean {
  const far = frontDistances(state)
  const targets = reach(state, { from, units: oneInfantry(state) }).map(({ space }) => space)
  const steps = far.get(from) ?? 0
  return (far.get(nearestToFront(state, from, targets) ?? '') ?? steps) < steps
}

/** The nearest to the front of those who can come nearer to it without an enemy next door to what they leave; the largest of these. */
function armyBehindFront(state: GameState, least: number): SpaceId | undefined {
  const [far, capital] = [frontDistances(state), capitalOf(turn(state).power)]
  const armies = spacesOf(state).flatMap(({ id }) => {
    const steps = far.get(id) ?? 0
    const men = steps > 1 && id !== capital ? infantryIn(state, id) : 0
    return men >= least ? [{ id, steps, men }] : []
  })
  const inOrder = armies.sort((a, b) => a.steps - b.steps || b.men - a.men)
  return inOrder.find(({ id }) => canApproachFront(state, id))?.id
}

/** `boards`: could somebody of that coast go aboard? A capital's army is named only where most of it stays. */
export function armyToMarch(state: GameState, boards: (from: SpaceId) => boolean): SpaceId | undefined {
  const capital = capitalOf(turn(state).power)
  const { distance } = tableOf(state)
  const armies = () =>
    spacesOf(state).flatMap(({ id }) =>
      isLand(id) && infantryIn(state, id) > (id === capital ? MIN_ARMY : 0) ? [{ id, far: distance(capital, id) }] : [],
    )
  // Where whoever is new looks first: at home.
  const ashore = () =>
    armies()
      .sort((a, b) => a.far - b.far)
      .find(({ id }) => boards(id))?.id
  const fromHome = () =>
    (frontDistances(state).get(capital) ?? 0) > 1 && infantryIn(state, capital) > MIN_ARMY && canApproachFront(state, capital)
  return armyBehindFront(state, MIN_ARMY) ?? ashore() ?? armyBehindFront(state, 1) ?? (fromHome() ? capital : undefined)
}

/** Nobody can come to what he leaves: no enemy stands there or next door, and it is no capital. */
export const canLeaveSafely = (state: GameState, space: SpaceId): boolean =>
  isLand(space) && space !== capitalOf(turn(state).power) && (frontDistances(state).get(space) ?? Number.POSITIVE_INFINITY) > 1
