import { useTakeBacks } from '../../store/game/take-back-history.ts'
import css from './TakenTogether.module.css'
import { takenBackIn, takenBackText } from './words.ts'

/** Log line below a turn: agreed take-backs to a moment of that turn. `from`, `to`: where this turn and the next begin. */
export function TakenTogether({ from, to }: { from: number; to: number }) {
  return takenBackIn(useTakeBacks(), from, to).map((each, i) => (
    <p key={i} className={css.taken}>
      {takenBackText(each)}
    </p>
  ))
}
