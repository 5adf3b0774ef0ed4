/** What `works.ts` fetches. */
import '../../store/running.ts'

export { createGame } from '../../engine/index.ts'
export { forgetGame, keptPosition, keptSave, openKept, settled } from '../../store/autosave.ts'
export { useGame } from '../../store/game.ts'
export { download, saveFile } from './files.ts'
