import '../../store/running.ts'
import { notify } from '../../store/notify.ts'
import { t } from '../../store/words.ts'

export { createGame } from '../../engine/index.ts'
export { useGame } from '../../store/game/game.ts'
export {
  openSavedGame,
  readSavedGame,
  refreshDescription,
  removeSavedGame,
  savedPosition,
  whenSaved,
} from '../../store/persistence/open-saved-game.ts'
export { download, saveFile } from './files.ts'

/** With a coach; what it takes is fetched when somebody asks for it. */
export const beginWithCoach = (): Promise<void> =>
  import('../coach/first-game.ts').then((first) => first.beginFirstGame()).catch(() => notify(t('app.start.notCome'), 'notice'))
