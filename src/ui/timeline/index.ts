/** The timeline module: its keys and the views of a moment. */
import { registerCommands } from '../../store/commands.ts'
import { drawMoments } from '../../store/moments.ts'
import { commands } from './commands.ts'
import { MomentBand } from './MomentBand.tsx'
import { MomentDock } from './MomentDock.tsx'

export { Timeline } from './Timeline.tsx'

drawMoments({ Dock: MomentDock, Band: MomentBand })
registerCommands(commands)
