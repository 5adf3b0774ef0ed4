/** From two moments to one of them. */
import type { Moment } from '../../history/index.ts'
import { openKept } from '../../store/autosave.ts'
import { showMoment } from '../../store/moments.ts'
import { liftOver } from '../../store/over.ts'
import { unlessLost } from '../../store/risk.ts'
import { useUi } from '../../store/ui.ts'

/** Looks at a moment; one of another game, once that game is on the table. `here`: the game that is on it. */
export function leadTo({ game, index }: Moment, here: string): void {
  if (game === here) {
    liftOver()
    return showMoment(index)
  }
  unlessLost(() => {
    void openKept(game).then((opened) => {
      if (opened.ok) showMoment(index)
      else useUi.getState().setNotice(opened.sentence)
    })
  })
}
