/** The keys of the timeline before it has come: they ask for it, and are answered when it is there. */
import { type Command, commandFor } from '../../store/commands.ts'
import type { KeyId } from '../../store/keys.ts'
import { useUi } from '../../store/ui.ts'
import { past } from '../pieces/past/piece.ts'
import { t } from '../text.ts'

const missing = (): string => t('app.missing.timeline')

const KEYS: readonly KeyId[] = ['timeline', 'momentStep', 'momentPhase', 'momentTurn']

export const timeKeys: readonly Command[] = KEYS.map((key) => ({
  // Not that of the command it stands in for, which it would take the place of in the next game.
  id: `early.${key}`,
  key,
  when: () => !past.now(),
  // What cannot be had is asked for again with the next press.
  run: (pressed) =>
    void past.load().then(
      () => {
        const { notice, setNotice } = useUi.getState()
        if (notice === missing()) setNotice(null)
        commandFor(pressed, true)?.run(pressed)
      },
      () => useUi.getState().setNotice(missing()),
    ),
}))
