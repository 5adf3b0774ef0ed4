/** Both sides agree to go back, over dice and decisions of other people. */
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

/** Positions to which the table can go back. */
export function takeBackOptions(): readonly TakeBackPoint[] {
  const chronicle = chronicleNow()
  const { log, computers, earlier } = useGame.getState()
  const act = lastHumanAction(log, doneByComputer(computers, earlier.length))
  return chronicle ? takeBackPoints(chronicle, act, momentNow()) : []
}

/** Sides that have to agree. A watcher of a game between computers answers for both. */
export function sidesToAgree(): readonly Side[] {
  const { game, computers } = useGame.getState()
  const powers = game?.table.players.flatMap((player) => player.powers) ?? []
  const people = powers.filter((power) => computers?.seats[power] === undefined || computers.seats[power].only !== undefined)
  const asked = SIDES.filter((side) => people.some((power) => sideOf(power) === side))
  return asked.length > 0 ? asked : SIDES
}

/**
 * Goes back to the position after `index` entries, with the same dice to come. Does nothing unless all sides in `sidesToAgree`
 * agree. The take-back is recorded.
 */
export function takeBackTo(index: number, said: readonly Side[]): boolean {
  const { id, opening, game, log, earlier, agreement, computers, played: before } = useGame.getState()
  if (!opening || !game || !agreement || !canAgreeToTakeBack(useGame.getState()) || index < 0 || index >= log.length) return false
  if (sidesToAgree().some((side) => !said.includes(side))) return false
  // Time goes back as well, so later clock entries are dropped.
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
    // Earlier take-backs within the removed entries move to its start.
    agreement: {
      ...agreed,
      ...(laid && { laid }),
      taken: [...agreement.taken.map((each) => ({ ...each, at: Math.min(each.at, at) })), { at, count, from: turn(game) }],
    },
  })
  useUi.getState().setBattleSpace(null)
  // Otherwise the computer would repeat its action at once.
  if (computerToAct(state, seats)) useControls.getState().pause()
  const words = t('agreement.done', { count })
  notify(words, 'hint', 'assertive')
  return true
}
