import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PowerId } from '../../engine/index.ts'
import { notify } from '../../store/notify.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { LONG_PAUSE, noteNewMeaning, PAUSE, pressOnce, registerMainButton, usePause } from '../../store/settings/main-button.ts'
import { useSettings } from '../../store/settings/settings.ts'
import { t } from '../../store/words.ts'
import css from './Button.module.css'
import type { Reason } from './reason.ts'
import { Why } from './Why.tsx'

type Props = {
  /** Describes the action: "End purchase: 9 units for 32 IPC". */
  children: string
  onPress: () => void
  /** The power whose colour it uses; inherited if omitted. */
  power?: PowerId
  why?: Reason | null
  /** A letter key that also presses it. Ctrl+Enter always does. */
  keyHint?: string
  /** Ctrl+Enter only shows which key presses it, because the action needs a deliberate press. */
  ownKeyOnly?: boolean
  /** Takes the focus when it answers a question. */
  first?: boolean
  /** Ignores a double press. */
  careful?: boolean
}

/** The main button of the open panel; there is one at a time. Ctrl+Enter presses it. */
export function PrimaryButton({ children, onPress, power, why, keyHint, ownKeyOnly = false, first, careful }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const isPaused = usePause((pause) => pause.isPaused)
  // Without single-key shortcuts the letter does nothing.
  const hasLetters = useSettings((settings) => settings.singleKeys)
  const main = keyLabel('primary')
  const shownKey = keyHint && (ownKeyOnly || hasLetters || !/^[A-Z]$/.test(keyHint)) ? keyHint : main
  useEffect(() => registerMainButton(() => (ownKeyOnly ? sayKey(shownKey) : ref.current?.click())), [ownKeyOnly, shownKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are a new meaning
  useLayoutEffect(() => noteNewMeaning(careful ? LONG_PAUSE : PAUSE), [children])
  const blocked = why !== undefined && why !== null
  const button = (
    <button
      ref={ref}
      type="button"
      className={css.primary}
      data-power={power}
      data-primary=""
      data-paused={isPaused || undefined}
      data-first={first || undefined}
      aria-disabled={blocked || undefined}
      aria-keyshortcuts={ownKeyOnly ? shownKey : 'Control+Enter'}
      onClick={blocked ? undefined : () => pressOnce(onPress)}
    >
      {children}
      <span className={css.key} aria-hidden="true">
        {shownKey}
      </span>
    </button>
  )
  return blocked ? <Why why={why}>{button}</Why> : button
}

function sayKey(key: string): void {
  const words = t('widgets.ownKey', { key })
  notify(words, 'hint', 'assertive')
}
