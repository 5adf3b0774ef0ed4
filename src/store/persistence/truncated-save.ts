/** A truncated save file, until the user chooses what to open. */
import { create } from 'zustand'
import type { OpenedSave } from '../../save/open.ts'
import type { TruncatedSave } from '../../save/truncated.ts'
import { useGame } from '../game/table.ts'

export const useTruncatedSave = create<{ cut: TruncatedSave | null }>()(() => ({ cut: null }))

export type TruncatedChoice = keyof TruncatedSave

/** Number of readable actions. */
export const actionsIn = (cut: TruncatedSave): number => cut.byLog?.entries.length ?? 0

/** `null`: opens nothing. */
export function answerTruncatedSave(choice: TruncatedChoice | null): void {
  const { cut } = useTruncatedSave.getState()
  const opened: OpenedSave | null = (choice && cut?.[choice]) ?? null
  useTruncatedSave.setState({ cut: null })
  if (opened) useGame.getState().resume(opened)
}
