/** A saved game whose file ends too early, until the person has chosen what to open. */
import { create } from 'zustand'
import type { CutSave } from '../save/cut.ts'
import type { OpenedSave } from '../save/open.ts'
import { useGame } from './table.ts'

export const useCutSave = create<{ cut: CutSave | null }>()(() => ({ cut: null }))

export type CutChoice = keyof CutSave

/** How many actions of it can be played. */
export const actionsIn = (cut: CutSave): number => cut.played?.entries.length ?? 0

/** The answer; null: nothing is opened. */
export function answerCut(choice: CutChoice | null): void {
  const { cut } = useCutSave.getState()
  const opened: OpenedSave | null = (choice && cut?.[choice]) ?? null
  useCutSave.setState({ cut: null })
  if (opened) useGame.getState().resume(opened)
}
