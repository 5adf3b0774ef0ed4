/** A saved game whose file ends too early, until the person has chosen what to open. */
import { create } from 'zustand'
import type { OpenedSave } from '../../save/open.ts'
import type { TruncatedSave } from '../../save/truncated.ts'
import { useGame } from '../game/table.ts'

export const useCutSave = create<{ cut: TruncatedSave | null }>()(() => ({ cut: null }))

export type CutChoice = keyof TruncatedSave

/** How many actions of it can be played. */
export const actionsIn = (cut: TruncatedSave): number => cut.byLog?.entries.length ?? 0

/** The answer; null: nothing is opened. */
export function answerCut(choice: CutChoice | null): void {
  const { cut } = useCutSave.getState()
  const opened: OpenedSave | null = (choice && cut?.[choice]) ?? null
  useCutSave.setState({ cut: null })
  if (opened) useGame.getState().resume(opened)
}
