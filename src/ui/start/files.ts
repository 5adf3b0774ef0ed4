/** Saved games as files: out to the disk and in again. */
import { asFile } from '../../store/files.ts'
import { useGame } from '../../store/game.ts'

/** `kept`: a save of whatever version. */
export function download(kept: unknown): void {
  const { name, text } = asFile(kept)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function saveFile(): void {
  download(useGame.getState().exportSave())
}
