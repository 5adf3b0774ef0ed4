/** Both sides go back together, over dice and other people's decisions. */
import '../../content/words/setup.ts'
import { SIDES, type Side, sideOf, turn } from '../../engine/index.ts'
import { type TakeBackPoint, takeBackPoints } from '../../history/index.ts'
import { useControls } from '../computer/controls.ts'
import { notify } from '../notify.ts'
import { playTimeAt, storePlayTime } from '../persistence/play-time.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { chronicleNow, leaveMoment, momentNow } from '../view/moments.ts'
import { computerToAct, doneByComputer, seatsAt } from './computers.ts'
import { useGame } from './game.ts'
import { diceToReplay } from './replayed-dice.ts'
import { rewindTable } from './table-writers.ts'
import { lastHumanAction } from './timeline.ts'
import { canAgreeToTakeBack } from './undo-commands.ts'

/** Where the table can go back to now. */
export function takeBackOptions(): readonly TakeBackPoint[] {
  const chronicle = chronicleNow()
  const { log, computers, earlier } = useGame.getState()
  const act = lastHumanAction(log, doneByComputer(computers, earlier.length))
  return chronicle ? takeBackPoints(chronicle, act, momentNow()) : []
}

/** The sides that have to agree. The computer always does; where it plays everything, whoever watches speaks for both. */
export function sidesToAgree(): readonly Side[] {
  const { game, computers } = useGame.getState()
  const powers = game?.table.players.flatMap((player) => player.powers) ?? []
  const people = powers.filter((power) => computers?.seats[power] === undefined || computers.seats[power].only !== undefined)
  const asked = SIDES.filter((side) => people.some((power) => sideOf(power) === side))
  return asked.length > 0 ? asked : SIDES
}

/**
 * The game stands again where it stood after so many actions, with the dice that were to come then. `said`: who agrees;
 * without all that have to nothing is done. That it was taken back stays written.
 */
export function takeBackTo(index: number, said: readonly Side[]): boolean {
  const { id, opening, game, log, earlier, agreement, computers, played: before } = useGame.getState()
  if (!opening || !game || !agreement || !canAgreeToTakeBack(useGame.getState()) || index < 0 || index >= log.length) return false
  if (sidesToAgree().some((side) => !said.includes(side))) return false
  // The time goes back with the acts, so what the clock has said since is not said yet.
  const played = playTimeAt(useGame.getState(), index)
  const kept = log.slice(0, index)
  const state = kept.at(-1)?.after ?? opening
  const at = earlier.length + index
  const seats = seatsAt(computers, state, at)
  const count = log.length - index
  const { laid: known, ...agreed } = agreement
  const laid = diceToReplay(state, game, log.slice(index), known)
  leaveMoment()
  if (id && before > 0) storePlayTime(id, played)
  rewindTable({
    log: kept,
    played,
    computers: seats,
    // What was written of a stretch that is gone now stands where it began.
    agreement: {
      ...agreed,
      ...(laid && { laid }),
      taken: [...agreement.taken.map((each) => ({ ...each, at: Math.min(each.at, at) })), { at, count, from: turn(game) }],
    },
  })
  useUi.getState().setBattleSpace(null)
  // It would do the same again at once.
  if (computerToAct(state, seats)) useControls.getState().pause()
  const words = t('agreement.done', { count })
  notify(words, 'hint', 'assertive')
  return true
}
