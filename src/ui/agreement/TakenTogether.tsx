import { useGame } from '../../store/game.ts'
import css from './TakenTogether.module.css'
import { agreedIn, agreedText } from './words.ts'

/** In the log, below a turn: what both sides took back to a moment of it. `from`, `to`: where it and the next begin. */
export function TakenTogether({ from, to }: { from: number; to: number }) {
  const agreement = useGame((store) => store.agreement)
  const earlier = useGame((store) => store.earlier)
  return agreedIn({ agreement, earlier }, from, to).map((each, i) => (
    <p key={i} className={css.taken}>
      {agreedText(each)}
    </p>
  ))
}
