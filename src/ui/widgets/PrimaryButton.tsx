import { useEffect, useRef } from 'react'
import type { PowerId } from '../../engine/index.ts'
import { registerPrimary } from '../../store/commands.ts'
import css from './Button.module.css'
import type { Reason } from './reason.ts'
import { Why } from './Why.tsx'

type Props = {
  /** Says what it will do: "Buy 9 units for 32". */
  children: string
  onPress: () => void
  /** The power in whose ink it is drawn; left out, it takes the ink of what it stands in. */
  power?: PowerId
  why?: Reason | null
  /** The key that presses it, as shown. It is pressed with Ctrl+Enter wherever the focus is. */
  keyHint?: string
}

/** The one main button of what is open. Only one is on the screen at a time; it answers to Ctrl+Enter. */
export function PrimaryButton({ children, onPress, power, why, keyHint = 'Ctrl ⏎' }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => registerPrimary(() => ref.current?.click()), [])
  const blocked = why !== undefined && why !== null
  const button = (
    <button
      ref={ref}
      type="button"
      className={css.primary}
      data-power={power}
      data-primary=""
      aria-disabled={blocked || undefined}
      aria-keyshortcuts="Control+Enter"
      onClick={blocked ? undefined : onPress}
    >
      {children}
      <span className={css.key} aria-hidden="true">
        {keyHint}
      </span>
    </button>
  )
  return blocked ? <Why why={why}>{button}</Why> : button
}
