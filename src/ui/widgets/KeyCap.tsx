import type { ReactNode } from 'react'
import css from './KeyCap.module.css'

/** The key that does what stands beside it, as it is printed on the keyboard. Not shown to fingers. */
export const KeyCap = ({ children }: { children: ReactNode }) => <kbd className={css.cap}>{children}</kbd>
