import { type ReactElement, useCallback, useRef } from 'react'
import { announce } from '../../store/announce.ts'
import { useGame } from '../../store/game.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'

/** Opens a file as a game; when it is none, says why and leaves the open game as it was. */
export async function openFile(file: File): Promise<void> {
  const { setNotice } = useUi.getState()
  let text: string
  try {
    text = await file.text()
  } catch {
    setNotice(t('app.open.unreadable', { file: file.name }))
    return
  }
  const result = await useGame.getState().importSave(text)
  const sentence = result.ok ? null : t('app.open.failed', { file: file.name, reason: result.error })
  useUi.getState().setNotice(sentence)
  if (sentence) announce(sentence, true)
}

export function useOpenFile(): { input: ReactElement; choose: () => void } {
  const ref = useRef<HTMLInputElement>(null)
  const choose = useCallback(() => ref.current?.click(), [])
  const input = (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      hidden
      aria-label={t('app.open.label')}
      data-testid="open-file"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        event.currentTarget.value = ''
        if (file) void openFile(file)
      }}
    />
  )
  return { input, choose }
}
