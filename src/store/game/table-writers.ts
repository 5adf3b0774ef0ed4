/**
 * Changes of the open table that are no action of a player. Together with `game.ts` this is the only code that writes the game
 * store; everything else calls these functions or `dispatch`, `undo`, `redo` and `takeBack`.
 */
import type { GameState } from '../../engine/index.ts'
import type { Computers } from '../../save/computers.ts'
import type { ReplayOutcome } from '../../save/deferred-replay.ts'
import type { Agreement } from '../../save/format.ts'
import type { Entry } from '../../save/replay.ts'
import { useUi } from '../ui.ts'
import { type Autosave, type ExerciseMode, NO_EARLIER, NO_LOG, NO_REWRITES, type Table, useGame } from './table.ts'
import { isRewrite, type Rewrite, type Undone } from './timeline.ts'

/** A log with the position it leads to. */
export function logFields(
  opening: GameState,
  log: readonly Entry[],
  undone: readonly Undone[] = NO_LOG,
  rewrites: readonly Rewrite[] = NO_REWRITES,
) {
  return { game: log.at(-1)?.after ?? opening, log, undone, rewrites }
}

/** Puts another game, lesson or example on the table. */
export function openTable(table: Table): void {
  useUi.getState().reset()
  useGame.setState(({ sitting }) => ({ ...table, sitting: sitting + 1 }))
}

/** Swaps the table within the same sitting, so that the screen keeps its state: a sketch begins or ends. */
export function swapTable(table: Table): void {
  useGame.setState(table)
}

export function setReadOnly(readOnly: boolean): void {
  useGame.setState({ readOnly })
}

/** Keeps the time of the last save unless a new one is given. */
export function setSaveStatus(state: Autosave['state'], sentence: string | null, savedAt?: string): void {
  useGame.setState(({ autosave }) => ({ autosave: { state, sentence, savedAt: savedAt ?? autosave.savedAt } }))
}

/** In milliseconds. */
export function setTimePlayed(played: number): void {
  useGame.setState({ played })
}

export function setExerciseFace(face: ExerciseMode['face']): void {
  useGame.setState(({ mode }) => (mode.kind === 'game' ? {} : { mode: { ...mode, face } }))
}

/** Allows or forbids taking back by agreement of both sides. */
export function allowAgreement(on: boolean): void {
  useGame.setState(({ agreement }) => ({ agreement: { on, taken: agreement?.taken ?? [] } }))
}

type Rewound = { log: readonly Entry[]; played: number; computers: Computers | null; agreement: Agreement }

/** Both sides go back to an earlier position; nothing of it can be redone. */
export function rewindTable({ log, ...others }: Rewound): void {
  useGame.setState(({ opening }) => (opening ? { ...logFields(opening, log), ...others } : {}))
  useUi.getState().settle()
}

type Followed = Omit<Rewound, 'agreement' | 'computers'> & { computers?: Computers; agreement: Agreement | null; savedAt: string }

/** Adopts the log that another tab has saved. */
export function followTable({ log, savedAt, ...others }: Followed): void {
  const autosave: Autosave = { state: 'saved', sentence: null, savedAt }
  useGame.setState(({ opening }) => (opening ? { ...logFields(opening, log), ...others, autosave } : {}))
  useUi.getState().settle()
}

/** Puts the replayed entries before those of this visit. Where the replay failed the table stays as it is. */
export function prependLog(past: ReplayOutcome): void {
  if (!past.ok) return useGame.setState({ pendingLog: null })
  const { opening, entries } = past
  const prepend = ({ before, after }: Rewrite): Rewrite => ({ before: [...entries, ...before], after: [...entries, ...after] })
  useGame.setState(({ log, undone, rewrites }) => ({
    log: [...entries, ...log],
    undone: undone.map((act) => (isRewrite(act) ? prepend(act) : act)),
    rewrites: rewrites.map(prepend),
    opening,
    earlier: NO_EARLIER,
    pendingLog: null,
  }))
}
