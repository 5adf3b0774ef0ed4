import { type MouseEvent, useEffect, useRef } from 'react'
import type { PowerId } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
import { cap } from '../../store/caps.ts'
import { registerPrimary } from '../../store/primary.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../../store/words.ts'
import css from './Button.module.css'
import type { Reason } from './reason.ts'
import { Why } from './Why.tsx'

type Props = {
  /** Says what it will do: "End purchase: 9 units for 32 IPC". */
  children: string
  onPress: () => void
  /** The power in whose ink it is drawn; left out, it takes the ink of what it stands in. */
  power?: PowerId
  why?: Reason | null
  /** The key that presses it, as shown. It is pressed with Ctrl+Enter wherever the focus is. */
  keyHint?: string
  /** Opens a battle or rolls its dice. Ctrl+Enter, which means to go on, then only says which key does. */
  battle?: boolean
  /** Takes the focus from what asks a question. */
  first?: boolean
}

/** So soon after the last press the second half of a double click has come, which was meant for what stood here before. */
const DOUBLE = 350
const lastPress = { at: Number.NEGATIVE_INFINITY }

/** The one main button of what is open. Only one is on the screen at a time; it answers to Ctrl+Enter. */
export function PrimaryButton({ children, onPress, power, why, keyHint = cap('primary'), battle = false, first = false }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => registerPrimary(() => (battle ? sayKey(keyHint) : ref.current?.click())), [battle, keyHint])
  const blocked = why !== undefined && why !== null
  const press = (event: MouseEvent) => {
    const second = event.detail > 1 && event.timeStamp - lastPress.at < DOUBLE
    lastPress.at = event.timeStamp
    if (!second) onPress()
  }
  const button = (
    <button
      ref={ref}
      type="button"
      className={css.primary}
      data-power={power}
      data-primary=""
      data-first={first || undefined}
      aria-disabled={blocked || undefined}
      aria-keyshortcuts={battle ? keyHint : 'Control+Enter'}
      onClick={blocked ? undefined : press}
    >
      {children}
      <span className={css.key} aria-hidden="true">
        {keyHint}
      </span>
    </button>
  )
  return blocked ? <Why why={why}>{button}</Why> : button
}

function sayKey(key: string): void {
  const words = t('widgets.noDice', { key })
  useUi.getState().setHint(words)
  announce(words, true)
}
