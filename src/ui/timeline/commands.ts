/** Keys through the moments of a game, wherever the focus is. */
import type { Stride } from '../../history/index.ts'
import { announce } from '../../store/announce.ts'
import { playOnFrom } from '../../store/branches.ts'
import type { Command } from '../../store/commands.ts'
import { useGame } from '../../store/game.ts'
import type { KeyId } from '../../store/keys.ts'
import { useLook } from '../../store/look.ts'
import { leaveMoment, momentNow, stepMoment, toggleTimeline } from '../../store/moments.ts'
import { oncePast } from '../../store/past.ts'
import { t } from '../text.ts'
import { valueText } from './words.ts'

const looking = (): boolean => momentNow() !== null
/** Where something else is looked at, such as the steps of a battle, its own keys go through it. */
const free = (): boolean => {
  const { look } = useLook.getState()
  const { log, coming } = useGame.getState()
  return (log.length > 0 || coming !== null) && (look === null || look.moment !== undefined)
}

/** Says where one has come to. */
export function sayMoment(): void {
  const at = momentNow()
  announce(at === null ? t('timeline.back') : valueText(at), true)
}

/** Back to the present, and says so. */
export function returnToNow(): void {
  leaveMoment()
  sayMoment()
}

const step = (stride: Stride, forward: boolean, passing = false): void =>
  oncePast(() => {
    stepMoment(stride, forward, passing)
    sayMoment()
  })

/** A game of its own from the moment that is shown; a drill is played from its beginning. */
export function playOnHere(): void {
  const at = momentNow()
  if (at !== null) void playOnFrom(at)
}

const through = (key: KeyId, stride: Stride): Command => ({
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
