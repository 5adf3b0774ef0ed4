import type { TurnPart } from '../../store/game/reports.ts'
import { takeBacksNow } from '../../store/game/take-back-history.ts'
import { notify } from '../../store/notify.ts'
import { takenBackIn, takenBackText } from '../agreement/words.ts'
import { copyText } from '../clipboard.ts'
import { powerName, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './LogTools.module.css'
import { logText } from './logText.ts'

type Props = {
  turns: readonly TurnPart[]
  /** To a turn; null for the present. */
  onGo: (turn: TurnPart | null) => void
}

/** Jump to a turn, back to the present, and export as text. */
export function LogTools({ turns, onGo }: Props) {
  const rounds = [...new Set(turns.map(({ round }) => round))]
  const say = (words: string) => {
    notify(words, 'hint', 'assertive')
  }
  const copy = () => {
    const text = logText(turns, (from, to) => takenBackIn(takeBacksNow(), from, to).map(takenBackText))
    void copyText(text).then((done) => say(t(done ? 'log.copied' : 'log.notCopied')))
  }
  return (
    <div className={css.tools}>
      {/* Resets to the first entry, so the same turn can be chosen again. */}
      <select
        className={css.jump}
        value=""
        aria-label={t('log.jump')}
        onChange={(event) => onGo(turns.find(({ id }) => id === event.target.value) ?? null)}
      >
        <option value="" disabled>
          {t('log.jump')}
        </option>
        {rounds.map((round) => (
          <optgroup key={round} label={t('log.round', { round })}>
            {turns
              .filter((part) => part.round === round)
              .map((part) => (
                <option key={part.id} value={part.id}>
                  {powerName(part.power)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <Button onClick={() => onGo(null)}>{t('log.now')}</Button>
      <Button onClick={copy}>{t('log.copy')}</Button>
    </div>
  )
}
