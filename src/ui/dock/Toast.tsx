import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Toast.module.css'

/** So long (ms) something stays that can be answered here, and what is only told. */
export const STAYS = { answered: 10_000, told: 6_000 }
/** It goes so long (ms) after the mouse and the focus have left it. */
const AFTER = 2_000

type Props = {
  /** How long, unless the mouse or the focus is on it then. */
  stays: number
  onClose: () => void
  role?: 'status'
  children: ReactNode
}

/** Said for a while at the end of the panel, whose list ends above it: it lies over nothing that is pressed. */
export function Toast({ stays, onClose, role, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const end = () => {
      if (box.current?.matches(':hover') || box.current?.contains(document.activeElement)) timer = setTimeout(end, AFTER)
      else onClose()
    }
    let timer = setTimeout(end, stays)
    return () => clearTimeout(timer)
  }, [onClose, stays])
  return (
    <div ref={box} className={css.toast} role={role}>
      {children}
      <Button variant="quiet" icon="x" iconSize={16} aria-label={t('widgets.close')} onClick={onClose} />
    </div>
  )
}
