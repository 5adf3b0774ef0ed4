/** What can be undone and which orders were given this turn, derived from the log. */
import { memoizeLast } from '../../memoize.ts'
import { doneByComputer } from './computers.ts'
import { type Table, useGame } from './table.ts'
import { type ByComputer, type Order, ordersOf, type UndoState, undoStateOf } from './timeline.ts'

type Seats = Pick<Table, 'computers' | 'earlier' | 'mode'>
type Undoable = Seats & Pick<Table, 'log' | 'undone' | 'rewrites' | 'readOnly' | 'pendingLog'>

/** Which entries follow by themselves, so that undo takes them back together with a person's action. */
export const automaticEntries = ({ computers, earlier, mode }: Seats): ByComputer =>
  mode.kind === 'game' ? doneByComputer(computers, earlier.length) : mode.byItself

const derive = memoizeLast(
  (
    log: Table['log'],
    undone: Table['undone'],
    rewrites: Table['rewrites'],
    readOnly: boolean,
    pendingLog: Table['pendingLog'],
    computers: Table['computers'],
    earlier: Table['earlier'],
    mode: Table['mode'],
  ): UndoState => {
    const isUntouched = log.length + undone.length + rewrites.length === 0
    if (pendingLog && isUntouched && !readOnly) return { can: false, reason: pendingLog.reason, canRedo: false }
    return undoStateOf(log, undone, readOnly, rewrites, automaticEntries({ computers, earlier, mode }), mode.kind !== 'game')
  },
)

export const selectUndoState = (table: Undoable): UndoState =>
  derive(table.log, table.undone, table.rewrites, table.readOnly, table.pendingLog, table.computers, table.earlier, table.mode)
export const undoStateNow = (): UndoState => selectUndoState(useGame.getState())
export const useUndoState = (): UndoState => useGame(selectUndoState)

const deriveOrders = memoizeLast((log: Table['log']): readonly Order[] => ordersOf(log))
/** This turn's orders. */
export const selectOrders = ({ log }: Pick<Table, 'log'>): readonly Order[] => deriveOrders(log)
export const useOrders = (): readonly Order[] => useGame(selectOrders)
