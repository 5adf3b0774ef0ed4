/** Which army should march and where: from behind the front towards it, without leaving land open. */
import { type GameState, reach, type SpaceId, spacesOf, statusOf, tableOf, turn } from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { capitalOf, isLand } from '../../planning/board.ts'
import { adjacentLand, infantryIn, oneInfantry } from './pieces.ts'

const MIN_ARMY = 2

/** Distance to the front over friendly land; 0: the front itself. */
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

/** The friendly target nearest to the front. */
export function nearestToFront(state: GameState, from: SpaceId, targets: readonly SpaceId[]): SpaceId | undefined {
  const far = (space: SpaceId): number => frontDistances(state).get(space) ?? Number.POSITIVE_INFINITY
  const friendly = targets.filter((space) => space !== from && statusOf(state, space, turn(state).power) === 'friendly')
  return friendly.sort((a, b) => far(a) - far(b))[0]
}

/** Can infantry of this land get nearer to the front? */
export function canApproachFront(state: GameState, from: SpaceId): boolean {
  const far = frontDistances(state)
  const targets = reach(state, { from, units: oneInfantry(state) }).map(({ space }) => space)
  const steps = far.get(from) ?? 0
  return (far.get(nearestToFront(state, from, targets) ?? '') ?? steps) < steps
}

/** The army nearest to the front that can safely get nearer, then the largest. */
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

/** `boards`: can units embark on that coast? The capital's army only marches if most of it stays. */
export function armyToMarch(state: GameState, boards: (from: SpaceId) => boolean): SpaceId | undefined {
  const capital = capitalOf(turn(state).power)
  const { distance } = tableOf(state)
  const armies = () =>
    spacesOf(state).flatMap(({ id }) =>
      isLand(id) && infantryIn(state, id) > (id === capital ? MIN_ARMY : 0) ? [{ id, far: distance(capital, id) }] : [],
    )
  // New players look at their capital first.
  const ashore = () =>
    armies()
      .sort((a, b) => a.far - b.far)
      .find(({ id }) => boards(id))?.id
  const fromHome = () =>
    (frontDistances(state).get(capital) ?? 0) > 1 && infantryIn(state, capital) > MIN_ARMY && canApproachFront(state, capital)
  return armyBehindFront(state, MIN_ARMY) ?? ashore() ?? armyBehindFront(state, 1) ?? (fromHome() ? capital : undefined)
}

/** No enemy can enter the land after the army has left, and it is not a capital. */
export const canLeaveSafely = (state: GameState, space: SpaceId): boolean =>
  isLand(space) && space !== capitalOf(turn(state).power) && (frontDistances(state).get(space) ?? Number.POSITIVE_INFINITY) > 1
