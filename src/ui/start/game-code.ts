/** The engine, the saves and all that needs them. The start page stands before they are loaded; what was pressed waits for them. */
import { notify } from '../../store/notify.ts'
import { t } from '../../store/words.ts'
import { lazyModule } from '../lazy.tsx'

export const gameCode = lazyModule(() => import('./game-services.ts'))
export type GameCode = NonNullable<ReturnType<typeof gameCode.loaded>>

/** Null, with a notice, where they cannot be loaded. */
export async function loadGameCode(): Promise<GameCode | null> {
  try {
    return gameCode.loaded() ?? (await gameCode.load())
  } catch {
    notify(t('app.start.notCome'), 'notice')
    return null
  }
}
