/** Opens one of the two compared moments. */
import type { Moment } from '../../history/index.ts'
import { openKept } from '../../store/autosave.ts'
import { showMoment } from '../../store/moments.ts'
import { notify } from '../../store/notify.ts'
import { liftOver } from '../../store/over.ts'
import { unlessLost } from '../../store/risk.ts'

/** Shows a moment. If it belongs to another game, opens that game first. `here`: the game on the table. */
export function leadTo({ game, index }: Moment, here: string): void {
  if (game === here) {
    liftOver()
    return showMoment(index)
  }
  unlessLost(() => {
    void openKept(game).then((opened) => {
      if (opened.ok) showMoment(index)
      else notify(opened.sentence, 'notice')
    })
  })
}
