/** Hot seat: who sits at the table, and whether the next person has to take over first. */
import { create } from 'zustand'
import { decision, type GameState, POWERS, type PowerId, turn } from '../../engine/index.ts'
import { addGameEffect } from '../effects.ts'
import { useSettings } from '../settings/settings.ts'
import { useViewed } from '../view/viewed-moment.ts'
import { computerSeatIn, computerToAct } from './computers.ts'
import { newAction } from './last-action.ts'
import { fullLogArrived, type GameStore, isGame, useGame } from './table.ts'
import { actorOf, seatOf } from './timeline.ts'

/** `null`: unknown, so nobody has to take over. */
type Sitter = { readonly seat: number | null }
const useSitter = create<Sitter>()(() => ({ seat: null }))

/** Clock and dice entries do not identify a person. */
const IMPERSONAL: ReadonlySet<string> = new Set(['time-is-up', 'enter-dice'])

const mustAct = (game: GameState): PowerId => decision(game)?.by ?? turn(game).power

/** The person of the last entry, for a game that has just been opened. */
function lastSitter({ log, computers }: GameStore): number | null {
  for (const entry of log.toReversed()) {
    const power = actorOf(entry)
    if (!IMPERSONAL.has(entry.action.type) && !computerSeatIn(computers, entry.before, power)) return seatOf(entry.before, power)
  }
  return null
}

const automatic = { depth: 0 }

/** Runs automatic actions without changing who sits at the table. */
export function withoutHandover<T>(run: () => T): T {
  automatic.depth++
  try {
    return run()
  } finally {
    automatic.depth--
  }
}

// A game may be open before this module is loaded.
useSitter.setState({ seat: lastSitter(useGame.getState()) })

function followSitter(now: GameStore, before: GameStore): void {
  if (now.sitting !== before.sitting) return useSitter.setState({ seat: lastSitter(now) })
  if (now.log === before.log) return
  if (fullLogArrived(now, before)) {
    if (useSitter.getState().seat === null) useSitter.setState({ seat: lastSitter(now) })
    return
  }
  const done = newAction(before, now)
  if (!done || automatic.depth > 0 || IMPERSONAL.has(done.action.type)) return
  const power = actorOf(done)
  if (!computerSeatIn(now.computers, done.before, power)) useSitter.setState({ seat: seatOf(done.before, power) })
}
addGameEffect('handover', followSitter)

/** Seats played by people now. */
const people = (game: GameState, { computers }: GameStore): ReadonlySet<number> =>
  new Set(POWERS.filter((power) => !computerSeatIn(computers, game, power)).map((power) => seatOf(game, power)))

/** The power whose person has to take over; null if that person already sits there. */
function waitingPower(store: GameStore, sitter: number | null, isOff: boolean): PowerId | null {
  const { game, computers, readOnly } = store
  if (!game || isOff || readOnly || !isGame(store) || game.flow.winner || sitter === null) return null
  if (decision(game)?.kind === 'dice' || computerToAct(game, computers)) return null
  const power = mustAct(game)
  return seatOf(game, power) !== sitter && people(game, store).has(sitter) ? power : null
}

const isOff = () => useSettings.getState().handover === 'off'

/** Whether several people share this device. */
export function useIsHandedOver(): boolean {
  const off = useSettings(({ handover }) => handover === 'off')
  return useGame((store) => !off && isGame(store) && store.game !== null && people(store.game, store).size > 1)
}

/** Whether the game waits for the next person. */
export const isHandingOver = (): boolean => waitingPower(useGame.getState(), useSitter.getState().seat, isOff()) !== null

/** The power whose person has to take over before giving orders; null: none. */
export function useHandingOver(): PowerId | null {
  const sitter = useSitter(({ seat }) => seat)
  const off = useSettings(({ handover }) => handover === 'off')
  return useGame((store) => waitingPower(store, sitter, off))
}

/** The same, but null while steps or past moments are shown. */
export function useHandoverShown(): PowerId | null {
  const power = useHandingOver()
  const isLooking = useViewed(({ look, band }) => look !== null || band !== null)
  return isLooking ? null : power
}

/** The next person takes over. */
export function beginHandedTurn(): void {
  const { game } = useGame.getState()
  if (game) useSitter.setState({ seat: seatOf(game, mustAct(game)) })
}
