/** Keeps the open game on the device after every action, and lets only one tab play it. */
import { check } from '../save/decode.ts'
import { askToPersist, fetchSave, forget, type Kept, keep, listKept, type StorageProblem, type Stored } from '../save/storage.ts'
import { type Hold, hear, holdGame, tell } from '../save/tabs.ts'
import { keptTime } from './clock.ts'
import { type Save, useGame } from './game.ts'
import { saveSentence } from './save-text.ts'
import { t } from './text.ts'
import { undoStateOf } from './timeline.ts'

export type { Kept }

let hold: Hold | null = null
let heldId: string | null = null
let writing: Promise<void> | null = null
const queue = new Map<string, Save>()
let asked = false

const storageSentence = (problem: StorageProblem) => t(`app.storage.${problem}`)

function lookOn(): void {
  useGame.setState(({ log, undone }) => ({ readOnly: true, undoState: undoStateOf(log, undone, true) }))
}

function playOn(): void {
  useGame.setState(({ log, undone }) => ({ readOnly: false, undoState: undoStateOf(log, undone, false) }))
}

async function take(id: string, steal: boolean): Promise<void> {
  if (heldId === id && hold && !steal) return
  hold?.release()
  hold = null
  heldId = id
  const got = await holdGame(id, steal)
  if (useGame.getState().id !== id) {
    if (got.held) got.hold.release()
    return
  }
  if (!got.held) return lookOn()
  hold = got.hold
  hold.onLost = () => {
    hold = null
    if (useGame.getState().id === id) lookOn()
  }
  playOn()
}

function drop(): void {
  hold?.release()
  hold = null
  heldId = null
}

async function write(id: string, save: Save): Promise<void> {
  const result = await keep(id, save)
  if (useGame.getState().id !== id) return
  if (result.ok) {
    useGame.setState({ keeping: { state: 'saved', sentence: null, savedAt: save.savedAt } })
    tell({ id, kind: 'kept' })
    if (!asked) {
      asked = true
      void askToPersist()
    }
  } else {
    const state = result.problem === 'forbidden' ? 'memory' : 'failed'
    useGame.setState(({ keeping }) => ({ keeping: { ...keeping, state, sentence: storageSentence(result.problem) } }))
  }
}

async function writeAll(): Promise<void> {
  for (let next = queue.entries().next(); !next.done; next = queue.entries().next()) {
    const [id, save] = next.value
    queue.delete(id)
    await write(id, save)
  }
}

/** Takes down the game as it stands now, also if it is left at once; of what comes while it writes only the latest is written. */
function keepNow(): void {
  const { id, game, readOnly, exportSave } = useGame.getState()
  if (!id || !game || readOnly) return
  queue.set(id, exportSave())
  writing ??= writeAll().finally(() => {
    writing = null
  })
}

/** When everything done so far is kept. For tests and for leaving the page. */
export async function settled(): Promise<void> {
  while (writing) await writing
}

export type Opened = { ok: true } | { ok: false; sentence: string }

export async function openKept(id: string): Promise<Opened> {
  const stored = await fetchSave(id)
  if (!stored.ok) return { ok: false, sentence: storageSentence(stored.problem) }
  if (!stored.value) return { ok: false, sentence: t('app.storage.gone') }
  const decoded = check(stored.value)
  if (!decoded.ok) return { ok: false, sentence: saveSentence(decoded.problem) }
  useGame.getState().resume(decoded, id)
  return { ok: true }
}

/** The play goes on here; the tab that had it looks on from now on. What it did last is fetched first. */
export async function takeOver(): Promise<void> {
  const { id } = useGame.getState()
  if (!id) return
  await take(id, true)
  await refetch(id)
}

async function refetch(id: string): Promise<void> {
  const stored = await fetchSave(id)
  if (!stored.ok || !stored.value || useGame.getState().id !== id) return
  const decoded = check(stored.value)
  if (!decoded.ok) return
  const { readOnly, resume } = useGame.getState()
  resume(decoded, id, readOnly)
}

export function keptGames(): Promise<Stored<Kept[]>> {
  return listKept()
}

export async function forgetGame(id: string): Promise<Stored<void>> {
  const result = await forget(id)
  if (result.ok) tell({ id, kind: 'forgotten' })
  return result
}

/** The saved game itself, for exporting one that is not open. */
export async function keptSave(id: string) {
  const stored = await fetchSave(id)
  if (!stored.ok || !stored.value) return undefined
  // What the clock has run since the last action stands beside it.
  const played = Math.max(stored.value.played ?? 0, keptTime(id))
  return played > 0 ? { ...stored.value, played } : stored.value
}

export function startKeeping(): () => void {
  const stopWatching = useGame.subscribe((now, before) => {
    if (now.id !== before.id) {
      drop()
      // Written only once this tab is known to be the one that plays: another may be further on.
      if (now.id) void take(now.id, false).then(keepNow)
    } else if (now.game && now.game !== before.game && !now.readOnly) keepNow()
  })
  const stopHearing = hear(({ id, kind }) => {
    const game = useGame.getState()
    if (kind === 'kept' && game.readOnly && game.id === id) void refetch(id)
  })
  return () => {
    stopWatching()
    stopHearing()
    drop()
  }
}
