/** Services that run from the moment the rules are loaded until the page is closed. */

import { startLastAction } from './game/last-action.ts'
import { startAutosave } from './persistence/open-saved-game.ts'
import { startPersistentStorage } from './persistence/storage-quota.ts'
import { startUnsavedGuard } from './persistence/unsaved-guard.ts'

startAutosave()
startLastAction()
startPersistentStorage()
startUnsavedGuard()
