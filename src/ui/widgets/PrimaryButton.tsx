import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PowerId } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
import { cap } from '../../store/caps.ts'
import { LONG_PAUSE, noteNewMeaning, PAUSE, pressOnce, registerPrimary, usePause } from '../../store/primary.ts'
import { useSettings } from '../../store/settings.ts'
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
  /** The letter that presses it too, as shown. Ctrl+Enter presses it wherever the focus is. */
  keyHint?: string
  /** Ctrl+Enter only says which key presses it: it does what no one may do in passing. */
  ownKeyOnly?: boolean
  /** Takes the focus from what asks a question. */
  first?: boolean
  /** A double press must not reach it, however slow. */
  careful?: boolean
}

/** The one main button of what is open. Only one is on the screen at a time; it answers to Ctrl+Enter. */
export function PrimaryButton({ children, onPress, power, why, keyHint, ownKeyOnly = false, first, careful }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const isPaused = usePause((pause) => pause.isPaused)
  // Without single keys the letter does nothing.
  const hasLetters = useSettings((settings) => settings.singleKeys)
  const main = cap('primary')
  const shownKey = keyHint && (ownKeyOnly || hasLetters || !/^[A-Z]$/.test(keyHint)) ? keyHint : main
  useEffect(() => registerPrimary(() => (ownKeyOnly ? sayKey(shownKey) : ref.current?.click())), [ownKeyOnly, shownKey])
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
  useUi.getState().setHint(words)
  announce(words, true)
}
