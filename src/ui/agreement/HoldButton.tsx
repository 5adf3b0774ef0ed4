import type { Side } from '../../engine/index.ts'
import { t } from '../text.ts'
import { Glyph, KeyCap } from '../widgets/index.ts'
import css from './AgreeSheet.module.css'
import type { SaidSoFar } from './useAgreed.ts'

type Props = {
  side: Side
  cap: string
  given: SaidSoFar
  /** A single press is enough. */
  pressing: boolean
  onBegin: () => void
  onEnd: () => void
  onTurn: () => void
}

/** One side's agreement: hold the button until it is full. A keyboard or screen reader needs one press only. */
export function HoldButton({ side, cap, given, pressing, onBegin, onEnd, onTurn }: Props) {
  const word =
    given === 'always' ? 'computer' : given === 'yes' ? 'agreed' : given === 'holding' ? 'holding' : pressing ? 'press' : 'hold'
  const hold = pressing ? undefined : onBegin
  const release = pressing ? undefined : onEnd
  return (
    <button
      type="button"
      className={css.hold}
      data-given={given}
      aria-pressed={given === 'yes' || given === 'always'}
      aria-disabled={given === 'always' || undefined}
      aria-label={t('agreement.side', { side: t(`app.side.${side}`) })}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => (pressing || detail === 0) && given !== 'always' && onTurn()}
    >
      <b>{t(`app.side.${side}`)}</b>
      <span>
        {given === 'yes' || given === 'always' ? <Glyph name="check" size={18} /> : <KeyCap silent>{cap}</KeyCap>}
        {t(`agreement.${word}`)}
      </span>
    </button>
  )
}
