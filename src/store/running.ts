/** What is at work as long as the page is open, from when the rules have come: before that there is no game to look after. */
import { startAutosave } from './autosave.ts'
import { startNoticing } from './last-done.ts'
import { startAsking } from './risk.ts'
import { startAskingForRoom } from './room.ts'

startAutosave()
startNoticing()
startAskingForRoom()
startAsking()
