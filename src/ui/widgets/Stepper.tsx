import { useRef } from 'react'
import { digitPressed } from '../../store/settings/chord.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { t } from '../text.ts'
import { type Typed, typed } from './digits.ts'
import { Glyph } from './Glyph.tsx'
import type { Reason } from './reason.ts'
import css from './Stepper.module.css'
import { Why } from './Why.tsx'

type Props = {
  /** Accessible name of the unit: "Infantry". */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  onFocus?: () => void
  /** Spoken value: "3 infantry of 8 chosen". */
  spoken?: string
  /** Reasons at the minimum and maximum. */
  whyMin?: Reason | null
  whyMax?: Reason | null
  /** Id of a description. */
  describedBy?: string
}

/** − value +. Arrow keys change it, digits set it, and a press at a limit shows the reason. */
export function Stepper({ label, value, min = 0, max, onChange, onFocus, spoken, whyMin, whyMax, describedBy }: Props) {
  const set = (next: number) => {
    const clamped = Math.max(min, Math.min(max, next))
    if (clamped !== value) onChange(clamped)
  }
  const before = useRef<Typed | null>(null)
  const key = (event: React.KeyboardEvent) => {
    const step: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
    const meant = pressedIn('count', event)
    const last = before.current
    before.current = null
    if (meant === 'countStep') set(value + (step[event.key] ?? 0))
    else if (meant === 'countLeast') set(min)
    else if (meant === 'countMost') set(max)
    else if (meant === 'countSet') {
      before.current = typed(last, digitPressed(event), performance.now(), max)
      set(before.current.value)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const low = value <= min
  const high = value >= max
  return (
    <div className={css.stepper} data-empty={value === 0 || undefined}>
      <End at={low} why={whyMin ?? null} name={t('widgets.less', { label })} glyph="minus" onPress={() => set(value - 1)} />
      <span
        className={css.value}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={spoken}
        onFocus={onFocus}
        onKeyDown={key}
      >
        {value}
      </span>
      <End at={high} why={whyMax ?? null} name={t('widgets.more', { label })} glyph="plus" onPress={() => set(value + 1)} />
    </div>
  )
}

type EndProps = { at: boolean; why: Reason | null; name: string; glyph: string; onPress: () => void }

function End({ at, why, name, glyph, onPress }: EndProps) {
  const button = (
    <button
      type="button"
      className={css.cell}
      tabIndex={-1}
      aria-label={name}
      aria-disabled={at || undefined}
      onClick={at ? undefined : onPress}
    >
      <Glyph name={glyph} size={16} />
    </button>
  )
  return at && why ? <Why why={why}>{button}</Why> : button
}
