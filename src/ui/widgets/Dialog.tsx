import { useState } from 'react'
import { later } from '../later.tsx'
import type { DialogProps } from './DialogBox.tsx'

const DialogBox = later(() => import('./DialogBox.tsx').then((module) => module.DialogBox))

/** Asks before something that cannot be taken back. Nothing else opens a dialog. */
export function Dialog(props: DialogProps) {
  // Once asked for it stays, so that closing it gives the focus back to where it was.
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return asked ? <DialogBox {...props} /> : null
}
