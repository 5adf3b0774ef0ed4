/** Loaded after the start page: game services, hotkeys, console API. */
import '../ui/start/game-services.ts'
import { openDoor } from './door.ts'
import { speakOfPhases } from './spoken.ts'

export { Hotkeys } from './Hotkeys.tsx'

speakOfPhases()
openDoor()
