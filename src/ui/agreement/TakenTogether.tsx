import { useTakenBack } from '../../store/taken-back.ts'
import css from './TakenTogether.module.css'
import { takenBackIn, takenBackText } from './words.ts'

/** In the log, below a turn: what both sides took back to a moment of it. `from`, `to`: where it and the next begin. */
export function TakenTogether({ from, to }: { from: number; to: number }) {
  return takenBackIn(useTakenBack(), from, to).map((each, i) => (
    <p key={i} className={css.taken}>
      {takenBackText(each)}
    </p>
  ))
}
