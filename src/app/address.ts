/** The game's name stands in the address, so that a reload, a bookmark and the way back lead where one expects. */

import { useEffect, useState } from 'react'
import { followDesk, isOddsLink } from '../store/desk.ts'
import { addGameEffect } from '../store/effects.ts'
import { isGame, useGame } from '../store/game/table.ts'
import { isLessonLink, syncLearnPage } from '../store/modes/learn-page.ts'
import { notify } from '../store/notify.ts'
import { confirmIfUnsaved, isUnsaved } from '../store/persistence/unsaved-guard.ts'
import { t } from '../store/words.ts'
import { lessonsModule } from '../ui/chunks/lessons.ts'
import { loadGameCode } from '../ui/start/game-code.ts'
import { loadTable, startGame } from './page-code.ts'

const PREFIX = '#game='

function idInAddress(): string | null {
  if (!location.hash.startsWith(PREFIX)) return null
  const written = location.hash.slice(PREFIX.length)
  try {
    return decodeURIComponent(written)
  } catch {
    // Typed in by hand. No game is called so, and that is said.
    return written
  }
}

const HOME = () => location.pathname + location.search

function write(id: string | null): void {
  if (id === idInAddress()) return
  history.pushState(null, '', id ? `${PREFIX}${encodeURIComponent(id)}` : HOME())
}

/** The address names no game any more, and the way back does not lead to it either. */
export function forgetAddress(): void {
  history.replaceState(null, '', HOME())
}

async function follow(): Promise<void> {
  syncLearnPage()
  if (isLessonLink()) {
    const say = () => notify(t('app.start.notCome'), 'notice')
    const lesson = (await loadGameCode()) && (await lessonsModule.load().catch(say))
    return lesson?.openLesson(location.hash)
  }
  const id = idInAddress()
  const game = useGame.getState()
  if (id === game.id) return !isGame(game) && !id ? game.leave() : undefined
  if (!id) return game.leave()
  const [there] = await Promise.all([loadGameCode(), startGame.load().catch(() => undefined), loadTable()])
  // The address stays, so that a reload tries again.
  if (!there) return
  const opened = await there.openSavedGame(id)
  if (opened.ok) return
  if (useGame.getState().id === null) write(null)
  notify(opened.sentence, 'notice')
}

/** True while the game named in the address is being fetched. */
export function useAddress(): boolean {
  const [opening, setOpening] = useState(() => (idInAddress() !== null || isLessonLink()) && useGame.getState().start === null)
  useEffect(() => {
    let current = true
    void follow().finally(() => current && setOpening(false))
    const stop = addGameEffect('address', (now, before) => {
      // While the odds desk lies over it, the address is that of its question.
      if (now.id !== before.id && !isOddsLink()) write(now.id)
    })
    const moved = () => {
      followDesk()
      // The game below stays as it is.
      if (isOddsLink()) return
      const { id } = useGame.getState()
      const to = location.href
      confirmIfUnsaved(() => {
        history.replaceState(null, '', to)
        void follow()
      })
      // Until that is answered the game stays, and the address with it.
      if (isUnsaved()) write(id)
    }
    addEventListener('popstate', moved)
    return () => {
      current = false
      stop()
      removeEventListener('popstate', moved)
    }
  }, [])
  return opening
}
