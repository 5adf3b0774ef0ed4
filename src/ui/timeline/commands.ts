/** Keys that step through the game, wherever the focus is. */
import type { StepSize } from '../../history/index.ts'
import { branchFrom } from '../../store/game/branches.ts'
import { whenFullLog } from '../../store/game/full-log.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import type { Command } from '../../store/settings/commands.ts'
import type { KeyId } from '../../store/settings/keys.ts'
import { leaveMoment, momentNow, stepMoment, toggleTimeline } from '../../store/view/moments.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'
import { t } from '../text.ts'
import { valueText } from './words.ts'

const looking = (): boolean => momentNow() !== null
/** Views such as battle replays have their own step keys. */
const free = (): boolean => {
  const { look } = useViewed.getState()
  const { log, pendingLog } = useGame.getState()
  return (log.length > 0 || pendingLog !== null) && (look === null || look.moment !== undefined)
}

/** Announces the current moment. */
export function sayMoment(): void {
  const at = momentNow()
  notify(at === null ? t('timeline.back') : valueText(at), 'assertive')
}

/** Returns to the present and announces it. */
export function returnToNow(): void {
  leaveMoment()
  sayMoment()
}

const step = (stride: StepSize, forward: boolean, passing = false): void =>
  whenFullLog(() => {
    stepMoment(stride, forward, passing)
    sayMoment()
  })

/** Starts a new game from the viewed moment. A drill restarts instead. */
export function playOnHere(): void {
  const at = momentNow()
  if (at !== null) void branchFrom(at)
}

const through = (key: KeyId, stride: StepSize): Command => ({
  id: `timeline.${key}`,
  key,
  when: free,
  run: (pressed, held) => step(stride, pressed.endsWith(']'), held),
})

export const commands: readonly Command[] = [
  {
    id: 'timeline',
    key: 'timeline',
    when: () => useGame.getState().start !== null,
    run: toggleTimeline,
  },
  through('momentStep', 'action'),
  through('momentPhase', 'phase'),
  through('momentTurn', 'turn'),
  { id: 'timeline.next', key: 'stepNext', when: looking, run: () => step('action', true) },
  { id: 'timeline.before', key: 'stepBack', when: looking, run: () => step('action', false) },
  { id: 'timeline.playOn', key: 'playOn', when: looking, run: playOnHere },
  { id: 'timeline.back', key: 'back', priority: 5, when: looking, run: returnToNow },
]
