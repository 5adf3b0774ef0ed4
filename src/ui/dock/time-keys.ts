/** The keys of the timeline before it has come: they ask for it, and are answered when it is there. */
import { announce } from '../../store/announce.ts'
import { type Command, commandFor } from '../../store/commands.ts'
import { useGame } from '../../store/game.ts'
import type { KeyId } from '../../store/keys.ts'
import { useLook } from '../../store/look.ts'
import { useUi } from '../../store/ui.ts'
import { fetched } from '../later.tsx'
import { t } from '../text.ts'

/** One piece, with keys of its own once it is there. */
export const timePiece = fetched(() => import('../timeline/index.ts'))

export const toggleTimeline = (): void =>
  useLook.setState(({ look, bar }) => ({ bar: !bar, look: look?.moment === undefined ? look : null }))

function say(words: string): void {
  useUi.getState().setHint(words)
  announce(words, true)
}

/** Goes on with the key that was pressed; where it cannot be had the place of the timeline says so and asks again. */
function onceThere(pressed: string): void {
  const words = t('app.history.coming')
  say(words)
  const heard = () => {
    const { hint, setHint } = useUi.getState()
    if (hint === words) setHint(null)
  }
  timePiece.load().then(
    () => {
      heard()
      commandFor(pressed, true)?.run(pressed)
    },
    () => {
      heard()
      useLook.setState({ bar: true })
    },
  )
}

const comes = (): boolean => timePiece.now() === null && useGame.getState().game !== null

const waiting = (key: KeyId, run: (pressed: string) => void): Command => ({
  id: `time.${key}`,
  key,
  // Whoever has come stands before them.
  priority: -1,
  when: comes,
  run,
})

export const timeKeys: readonly Command[] = [
  waiting('timeline', toggleTimeline),
  ...(['momentStep', 'momentPhase', 'momentTurn'] as const).map((key) => waiting(key, onceThere)),
]
