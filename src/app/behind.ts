/** Behind the start page: what it waits for to begin a game (`ui/start/inside.ts`), the keys, and the door for tests and tinkerers. */
import '../ui/start/inside.ts'
import { openDoor } from './door.ts'
import { speakOfPhases } from './spoken.ts'

export { atFirstUse } from '../ui/first-use.ts'
export { Hotkeys } from './Hotkeys.tsx'

speakOfPhases()
openDoor()
