/** Autosave: appends each action to the journal of the game and reports the save status. */

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

/**
 * `log`: the saved entries; null: the next line has to contain the whole game. `seated`: this tab has written since it opened the
 * game. `owed`: the last write failed.
 */
type Ledger = {
  readonly id: string
  at: JournalPlace
  seat: number
  seated: boolean
  log: readonly Entry[] | null
  owed: boolean
}
/** The open game's ledger. Pending writes of other games report nothing. */
const ledgers = new Map<string, Ledger>()

const underWay = new Set<Promise<void>>()
/** After this time (ms) without an answer the save counts as failed. */
const PATIENCE = 4000

/** Resolves when everything is saved. */
export async function whenSaved(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled([...underWay])
}

/** The same, but gives up waiting for a database that does not answer. */
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
 * Continues the journal that was read. `whole`: its format is older, so the next line rewrites it. `owed`: the table has more
 * than it.
 */
export function continueJournal(id: string, at: JournalPlace, { whole, owed }: { whole: boolean; owed: boolean }): void {
  begin({ id, at, seat: at.seat, seated: false, log: whole || owed ? null : useGame.getState().log, owed })
}

/** The replayed entries are saved already. */
export function prependSavedLog(entries: readonly Entry[]): void {
  const ledger = ledgers.get(useGame.getState().id ?? '')
  if (ledger?.log) ledger.log = [...entries, ...ledger.log]
}

/** The save was deleted. The next action saves the whole game. */
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

/** Saves everything since the last line; also works while the page is closing. */
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

/** Retries a failed save. */
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
  // The database has a newer version of another tab. Nothing can be played here until it is fetched.
  makeReadOnly()
  notify(sentence, 'notice')
}

/** Another tab deleted the open game: it is saved again, and a notice says so. */
function deleted(mine: Ledger): void {
  if (ledgers.get(mine.id) !== mine || useGame.getState().id !== mine.id) return
  handleDeletedSave(mine.id, t('app.storage.keptAgain'))
  saveNow()
}
