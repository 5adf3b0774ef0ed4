/** Enter on a stepper does what the main button says, so that numbers can be typed and sent without leaving the keys. */
import { type Command, pressPrimary } from '../../../store/commands.ts'

export const onStepper = (): boolean => document.activeElement?.getAttribute('role') === 'spinbutton'
/** Nothing has the focus that Enter would press by itself. */
export const enterIsFree = (): boolean => !document.activeElement?.closest('button, a, input, select, textarea')

export const commitCommands: readonly Command[] = [
  { id: 'panel.commit', label: 'panels.commit', keys: 'enter', when: onStepper, run: () => void pressPrimary() },
]
