/** Saved games as files: out to the disk and in again. */
import { type AsFile, asFile, fileOf } from '../../store/files.ts'
import { useGame } from '../../store/game.ts'

/** To the disk. */
export function handOut({ name, text }: AsFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** `kept`: a save of whatever version. */
export const download = (kept: unknown): void => handOut(asFile(kept))

export const saveFile = (): void => handOut(fileOf(useGame.getState().exportSave()))
