/** The timeline module: its keys and the views of a moment. */
import { registerCommands } from '../../store/settings/commands.ts'
import { setMomentViews } from '../../store/view/moments.ts'
import { commands } from './commands.ts'
import { MomentBand } from './MomentBand.tsx'
import { MomentDock } from './MomentDock.tsx'

export { Timeline } from './Timeline.tsx'

setMomentViews({ Dock: MomentDock, Band: MomentBand })
registerCommands(commands)
