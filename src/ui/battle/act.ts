/** Actions of the battle panels. */
import type { ActionOf, SpaceId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { useUi } from '../../store/ui.ts'
import { useAside } from './aside.ts'
import { useHeld } from './held.ts'
import { useJoined } from './joined.ts'

/** Opens a battle and shows it on the map. */
export function openBattle(space: SpaceId): void {
  const ui = useUi.getState()
  ui.setBattleSpace(space)
  ui.setTab('orders')
  ui.setRing([space])
}

export function backToList(): void {
  useUi.getState().setBattleSpace(null)
}

/** Starts the battle with the chosen allies and the ships that stay with a landing. */
export function startAttack(space: SpaceId, more: Pick<ActionOf<'attack'>, 'usa' | 'aside'> = {}): void {
  const { dispatch } = useGame.getState()
  const { space: joinedIn, powers, clear } = useJoined.getState()
  const joined = joinedIn === space && powers.length > 0 && !more.usa ? { with: [...powers] } : {}
  const outcome = dispatch({ type: 'attack', space, ...joined, ...more })
  if (!outcome.ok) return
  clear()
  useAside.getState().clear()
  openBattle(space)
}

export function hold(space: SpaceId, held: boolean): void {
  useHeld.getState().set(space, held)
  if (held) backToList()
}

/** For the coach: battles put aside, with change notification. */
export const heldBattles = (): ReadonlySet<SpaceId> => useHeld.getState().spaces
export const whenHeld = (then: () => void): (() => void) => useHeld.subscribe(then)

export function endCombat(): void {
  const outcome = useGame.getState().dispatch({ type: 'end-phase' })
  if (!outcome.ok) return
  useHeld.getState().clear()
  backToList()
}
