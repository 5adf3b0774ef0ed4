/** Opens one of the two compared moments. */
import type { Moment } from '../../history/index.ts'
import { notify } from '../../store/notify.ts'
import { liftOver } from '../../store/over.ts'
import { openSavedGame } from '../../store/persistence/open-saved-game.ts'
import { confirmIfUnsaved } from '../../store/persistence/unsaved-guard.ts'
import { showMoment } from '../../store/view/moments.ts'

/** Shows a moment. If it belongs to another game, opens that game first. `here`: the game on the table. */
export function leadTo({ game, index }: Moment, here: string): void {
  if (game === here) {
    liftOver()
    return showMoment(index)
  }
  confirmIfUnsaved(() => {
    void openSavedGame(game).then((opened) => {
      if (opened.ok) showMoment(index)
      else notify(opened.sentence, 'notice')
    })
  })
}
