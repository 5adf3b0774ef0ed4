import type { ReactNode } from 'react'
import column from './Column.module.css'
import { DockFoot } from './DockFoot.tsx'
import css from './Panel.module.css'

type Props = {
  /** Checklist and primary button, always in the same place. */
  footer?: ReactNode
  children?: ReactNode
}

/** A scrolling part with a fixed foot. */
export function Panel({ footer, children }: Props) {
  return (
    <div className={column.column}>
      <div className={`${column.scroll} ${column.shaded} ${css.body}`}>{children}</div>
      {footer && <DockFoot>{footer}</DockFoot>}
    </div>
  )
}
