import { useState } from 'react'
import { lazyPanel } from '../lazy.tsx'
import type { DialogProps } from './DialogBox.tsx'

const DialogBox = lazyPanel(() => import('./DialogBox.tsx').then((module) => module.DialogBox))

/** Confirms an action that cannot be undone. */
export function Dialog(props: DialogProps) {
  // Stays mounted so the focus can return.
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked ? <DialogBox {...props} /> : null
}
