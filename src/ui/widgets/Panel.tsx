import type { ReactNode } from 'react'
import column from './Column.module.css'
import { DockFoot } from './DockFoot.tsx'
import css from './Panel.module.css'

type Props = {
  /** Checklist and primary button: always at the same place, whatever the length of what stands above. */
  footer?: ReactNode
  children?: ReactNode
}

/** What fills the dock: a part that scrolls, and below it the part that never moves. */
export function Panel({ footer, children }: Props) {
  return (
    <div className={column.column}>
      <div className={`${column.scroll} ${column.shaded} ${css.body}`}>{children}</div>
      {footer && <DockFoot>{footer}</DockFoot>}
    </div>
  )
}
