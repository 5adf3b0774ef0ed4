/** Writes the open game down, act by act; and says how it stands with that. */

import type { StorageProblem, Stored } from '../../save/database.ts'
import { FORMAT, VERSION } from '../../save/format.ts'
import type { JournalPlace } from '../../save/journal.ts'
import type { Entry } from '../../save/replay.ts'
import { appendLine, describeGame } from '../../save/storage.ts'
import { postToTabs } from '../../save/tab-lock.ts'
import { useGame } from '../game/table.ts'
import { setSaveStatus } from '../game/table-writers.ts'
import { savedLogOf } from '../game/timeline.ts'
import { notify } from '../notify.ts'
import { t } from '../text.ts'
import { makeReadOnly } from './tab-lock.ts'

/** `log`: what is kept of it; null: nothing that the next line could go on from. `seated`: this tab has written since it was opened.
 * `owed`: what could not be written. */
type Ledger = {
  readonly id: string
  at: JournalPlace
  seat: number
  seated: boolean
  log: readonly Entry[] | null
  owed: boolean
}
/** Of the game that is open, by its id; what is still under way of another is told by nobody. */
const ledgers = new Map<string, Ledger>()

const underWay = new Set<Promise<void>>()
/** After so long without an answer (ms) it is said that there is none. */
const PATIENCE = 4000

/** When everything done so far is kept. For tests and for leaving the page. */
export async function whenSaved(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled([...underWay])
}

/** The same, but a database that does not answer is waited for no longer than until that is said. */
export async function whenSavedOrTimeout(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE)
  })
  await Promise.race([whenSaved(), silent])
  clearTimeout(timer)
}

function begin(ledger: Ledger): Ledger {
  ledgers.clear()
  ledgers.set(ledger.id, ledger)
  return ledger
}

/**
 * The journal that was read is the one that is gone on with. `whole`: its form is another; the next line writes it anew.
 * `owed`: there is more on the table than in it.
 */
export function continueJournal(id: string, at: JournalPlace, { whole, owed }: { whole: boolean; owed: boolean }): void {
  begin({ id, at, seat: at.seat, seated: false, log: whole || owed ? null : useGame.getState().log, owed })
}

/** What led to the game on the table has come: it is kept already, with what was done since. */
export function prependSavedLog(entries: readonly Entry[]): void {
  const ledger = ledgers.get(useGame.getState().id ?? '')
  if (ledger?.log) ledger.log = [...entries, ...ledger.log]
}

/** What was kept is there no more. The next act keeps the whole game. */
export function handleDeletedSave(id: string, sentence: string): void {
  const ledger = ledgers.get(id)
  if (!ledger) return
  Object.assign(ledger, { log: null, seated: false })
  setSaveStatus('failed', sentence)
  notify(sentence, 'notice')
}

export const storageSentence = (problem: StorageProblem): string => t(`app.storage.${problem}`)

function firstNew(kept: readonly Entry[], log: readonly Entry[]): number {
  let at = 0
  while (at < kept.length && kept[at] === log[at]) at++
  return at
}

/** Takes down what has been done since the last line, also if the page is left at once. */
export function saveNow(): void {
  const { id, start, game, log, earlier, title, played, computers, agreement, origin, readOnly, mode } = useGame.getState()
  if (!id || !game || !start || readOnly || mode.kind !== 'game') return
  const mine = ledgers.get(id) ?? begin({ id, at: { line: 0, seat: 0 }, seat: 0, seated: false, log: null, owed: false })
  const { at, log: kept } = mine
  const head = { format: FORMAT, version: VERSION, start, title, ...(origin ? { origin } : {}) }
  const end = { state: game, savedAt: new Date().toISOString(), played, computers, agreement }
  const from = kept ? firstNew(kept, log) : 0
  const line = kept
    ? { at: earlier.length + from, log: savedLogOf(log.slice(from)) }
    : { at: 0, log: [...earlier, ...savedLogOf(log)] }
  const seated = kept !== null && mine.seated
  const page = { head: kept ? null : head, line, end, about: describeGame(id, head, end, earlier.length + log.length) }
  const writing = appendLine(id, page, { at, seated, missing: () => deleted(mine) })
  const seat = seated ? at.seat : at.seat + 1
  Object.assign(mine, { at: { line: at.line + 1, seat }, seated: true, log, owed: false })
  follow(mine, writing, { seat, savedAt: end.savedAt })
}

/** What could not be kept is tried once more: the page may not be there again. */
export function retryFailedSave(): void {
  if (ledgers.get(useGame.getState().id ?? '')?.owed) saveNow()
}

type Written = { seat: number; savedAt: string }

function follow(mine: Ledger, writing: Promise<Stored<void>>, { seat, savedAt }: Written): void {
  const isOpen = () => ledgers.get(mine.id) === mine && useGame.getState().id === mine.id
  const waiting = setTimeout(() => isOpen() && setSaveStatus('failed', storageSentence('silent')), PATIENCE)
  const done = writing.then((result) => {
    clearTimeout(waiting)
    underWay.delete(done)
    if (result.ok) {
      mine.seat = Math.max(mine.seat, seat)
      postToTabs({ id: mine.id, kind: 'kept' })
      if (isOpen()) setSaveStatus('saved', null, savedAt)
      return
    }
    Object.assign(mine, { log: null, owed: true, seated: false, at: { line: mine.at.line, seat: mine.seat } })
    if (isOpen()) failed(result.problem)
  })
  underWay.add(done)
}

function failed(problem: StorageProblem): void {
  const sentence = storageSentence(problem)
  setSaveStatus(problem === 'forbidden' ? 'memory' : 'failed', sentence)
  if (problem !== 'taken') return
  // What stands in the database is another tab's, and newer. Here nothing is played until that has been fetched.
  makeReadOnly()
  notify(sentence, 'notice')
}

/** Deleted by another tab while it is on the table here: what is on the table is kept again, and that is said. */
function deleted(mine: Ledger): void {
  if (ledgers.get(mine.id) !== mine || useGame.getState().id !== mine.id) return
  handleDeletedSave(mine.id, t('app.storage.keptAgain'))
  saveNow()
}
