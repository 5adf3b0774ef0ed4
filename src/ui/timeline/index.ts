/** The timeline module: its keys and the views of a moment. */
import { registerCommands } from '../../store/settings/commands.ts'
import { drawMoments } from '../../store/view/moments.ts'
import { commands } from './commands.ts'
import { MomentBand } from './MomentBand.tsx'
import { MomentDock } from './MomentDock.tsx'

export { Timeline } from './Timeline.tsx'

drawMoments({ Dock: MomentDock, Band: MomentBand })
registerCommands(commands)
