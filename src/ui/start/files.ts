/** Saved games as files: out to the disk and in again. */
import { fileNameOf, toText } from '../../store/files.ts'
import type { Save } from '../../store/game.ts'
import { useGame } from '../../store/game.ts'

export function download(save: Save): void {
  const url = URL.createObjectURL(new Blob([toText(save)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(save)
  link.click()
  // The browser reads it after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function saveFile(): void {
  download(useGame.getState().exportSave())
}
