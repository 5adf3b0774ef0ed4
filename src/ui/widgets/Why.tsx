import { cloneElement, type MouseEvent, type ReactElement, type Ref, useRef, useState } from 'react'
import { notify } from '../../store/notify.ts'
import { lazyPanel } from '../lazy.tsx'
import { type Reason, whySentence } from './reason.ts'

type Pressed = { onClick?: (event: MouseEvent<HTMLElement>) => void; ref?: Ref<HTMLElement> }
type Props = {
  why: Reason
  /** Accessible name of a popover that shows a fact instead of a reason. */
  label?: string
  children: ReactElement<Pressed>
}

const WhyHint = lazyPanel(() => import('./WhyHint.tsx').then((module) => module.WhyHint))

/** Wraps a disabled control; pressing it shows the reason. */
export function Why({ why, label, children }: Props) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLElement | null>(null)
  const { ref, onClick } = children.props
  const hold = (element: HTMLElement | null) => {
    anchor.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event)
    if (!open) notify(whySentence(why), 'polite')
    setOpen(!open)
  }
  return (
    <>
      {cloneElement<Pressed & Record<string, unknown>>(children, {
        ref: hold,
        onClick: press,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
      })}
      {open && <WhyHint why={why} {...(label && { label })} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
