/** With whom minor powers stand, in words. */
import { alignmentOf, type GameState, type SpaceId } from '../../../engine/index.ts'
import { powerInText, t } from '../../text.ts'

/** The power a minor is aligned to, or the side as a whole: "France", "the Allies"; null: nobody. */
export function sidesWith(state: GameState, minor: SpaceId): string | null {
  const { side, patron } = alignmentOf(state, minor)
  return patron ? powerInText(patron) : side ? t('panels.space.side', { side }) : null
}
