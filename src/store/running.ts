/** What is at work as long as the page is open, from when the rules have come: before that there is no game to look after. */

import { startNoticing } from './game/last-action.ts'
import { startAutosave } from './persistence/open-saved-game.ts'
import { startAskingForRoom } from './persistence/storage-quota.ts'
import { startAsking } from './persistence/unsaved-guard.ts'

startAutosave()
startNoticing()
startAskingForRoom()
startAsking()
