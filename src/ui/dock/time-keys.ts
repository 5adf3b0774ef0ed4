/** Timeline keys before its code is loaded: they load it and run afterwards. */

import { notify } from '../../store/notify.ts'
import { type Command, commandFor } from '../../store/settings/commands.ts'
import type { KeyId } from '../../store/settings/keys.ts'
import { useUi } from '../../store/ui.ts'
import { review } from '../chunks/review.ts'
import { t } from '../text.ts'

const missing = (): string => t('app.missing.timeline')

const KEYS: readonly KeyId[] = ['timeline', 'momentStep', 'momentPhase', 'momentTurn']

export const timeKeys: readonly Command[] = KEYS.map((key) => ({
  // A separate id, because commands replace others with the same id.
  id: `early.${key}`,
  key,
  when: () => !review.loaded(),
  // After a failure the next press tries again.
  run: (pressed) =>
    void review.load().then(
      () => {
        const { notice, setNotice } = useUi.getState()
        if (notice === missing()) setNotice(null)
        commandFor(pressed, true)?.run(pressed)
      },
      () => notify(missing(), 'notice'),
    ),
}))
