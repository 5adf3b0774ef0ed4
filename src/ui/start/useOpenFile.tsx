import { type ReactElement, useCallback, useEffect, useRef } from 'react'
import { lessonLinkIn } from '../../learn/lesson-file.ts'
import { notify } from '../../store/notify.ts'
import { confirmIfUnsaved } from '../../store/persistence/unsaved-guard.ts'
import { t } from '../../store/words.ts'
import { loadGameCode } from './game-code.ts'

/** Opens a file as a game; when it is none, says why and leaves the open game as it was. */
export async function openFile(file: File): Promise<void> {
  let text: string
  try {
    text = await file.text()
  } catch {
    notify(t('app.open.unreadable', { file: file.name }), 'file-notice')
    return
  }
  await openText(text, file.name)
}

/** Opens a text as a game or a lesson. `name`: what a message calls it. */
export async function openText(text: string, name: string): Promise<void> {
  // A lesson file holds a link, which is validated like any other.
  const lesson = lessonLinkIn(text)
  if (lesson) {
    location.hash = lesson
    return
  }
  const there = await loadGameCode()
  if (!there) return
  const result = await there.useGame.getState().importSave(text)
  // A game that opens says itself what there is to say.
  if (!result.ok && !result.isAsked) notify(t('app.open.failed', { file: name, reason: result.error }), 'file-notice')
}

/** Where text is typed, it is pasted there. */
const FIELDS = 'input, textarea, [contenteditable]'

function paste(event: ClipboardEvent): void {
  if (event.target instanceof Element && event.target.closest(FIELDS)) return
  const file = event.clipboardData?.files[0]
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (file) confirmIfUnsaved(() => void openFile(file))
  else if (text.trim() !== '') confirmIfUnsaved(() => void openText(text, t('app.open.pasted')))
  else return
  event.preventDefault()
}

/** A file that is dropped anywhere on the page is opened, and so is a saved game that is pasted. */
export function useDroppedFiles(): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) confirmIfUnsaved(() => void openFile(file))
    }
    addEventListener('dragover', allow)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', allow)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
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
        if (file) confirmIfUnsaved(() => void openFile(file))
      }}
    />
  )
  return { input, choose }
}
