import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Toast.module.css'

/** Duration of a toast with a button, and of one without (ms). */
export const STAYS = { answered: 10_000, told: 6_000 }
/** Delay after the pointer and the focus leave (ms). */
const AFTER = 2_000

type Props = {
  /** Duration; paused by pointer or focus. */
  stays: number
  onClose: () => void
  role?: 'status'
  children: ReactNode
}

/** A message at the end of the panel. It covers nothing. */
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
