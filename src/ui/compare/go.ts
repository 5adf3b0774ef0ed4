/** Opens one of the two compared moments. */
import type { Moment } from '../../history/index.ts'
import { notify } from '../../store/notify.ts'
import { liftOver } from '../../store/over.ts'
import { openKept } from '../../store/persistence/open-saved-game.ts'
import { unlessLost } from '../../store/persistence/unsaved-guard.ts'
import { showMoment } from '../../store/view/moments.ts'

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
