import type { ReactNode } from 'react'
import css from './KeyCap.module.css'

type Props = {
  children: ReactNode
  /** As wide as a capital letter, in the weight of the text. */
  letter?: boolean
  /** Where the key is told to screen readers in another way. */
  silent?: boolean
  className?: string | undefined
}

/** The key that does what stands beside it, as it is printed on the keyboard. Not shown to fingers. */
export const KeyCap = ({ children, letter = false, silent = false, className }: Props) => (
  <kbd
    translate="no"
    className={[letter ? css.letter : css.cap, className].filter(Boolean).join(' ')}
    aria-hidden={silent || undefined}
  >
    {children}
  </kbd>
)
