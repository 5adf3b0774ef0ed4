/** What is at work as long as the page is open, from when the rules have come: before that there is no game to look after. */

import { startLastAction } from './game/last-action.ts'
import { startAutosave } from './persistence/open-saved-game.ts'
import { startPersistentStorage } from './persistence/storage-quota.ts'
import { startUnsavedGuard } from './persistence/unsaved-guard.ts'

startAutosave()
startLastAction()
startPersistentStorage()
startUnsavedGuard()
