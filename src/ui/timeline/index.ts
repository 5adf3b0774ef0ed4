/** The game in time at the table: one piece, fetched with the rest. Who has it has its keys, and what draws a moment. */
import { registerCommands } from '../../store/commands.ts'
import { drawMoments } from '../../store/moments.ts'
import { commands } from './commands.ts'
import { MomentBand } from './MomentBand.tsx'
import { MomentDock } from './MomentDock.tsx'

export { Timeline } from './Timeline.tsx'

drawMoments({ Dock: MomentDock, Band: MomentBand })
registerCommands(commands)
