import type { ReactNode } from 'react'
import css from './KeyCap.module.css'

type Props = {
  children: ReactNode
  /** Narrow, in the weight of the text. */
  letter?: boolean
  /** Hidden from screen readers, which get the key elsewhere. */
  silent?: boolean
  className?: string | undefined
}

/** The key for the action beside it. Hidden on touch screens. */
export const KeyCap = ({ children, letter = false, silent = false, className }: Props) => (
  <kbd
    translate="no"
    className={[letter ? css.letter : css.cap, className].filter(Boolean).join(' ')}
    aria-hidden={silent || undefined}
  >
    {children}
  </kbd>
)
