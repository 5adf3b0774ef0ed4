/** Enter on a stepper does what the main button says, so that numbers can be typed and sent without leaving the keys. */
import type { Command } from '../../../store/settings/commands.ts'
import { pressMainButton } from '../../../store/settings/main-button.ts'

export const commitCommands: readonly Command[] = [{ id: 'panel.commit', key: 'commit', run: () => void pressMainButton() }]
