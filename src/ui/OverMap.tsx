import { Activity, type ReactNode, useState } from 'react'
import { useFocusBack } from './useFocusBack.ts'

type Props = { open: boolean; children: ReactNode }

/** A sheet over the map while it is asked for. Once it has been looked at it stays, out of sight: to open it again is not to make it again. */
export function OverMap({ open, children }: Props) {
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  return made ? (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <Kept>{children}</Kept>
    </Activity>
  ) : null
}

/** The map gives up the keyboard before the sheet's code has come and takes it, so where it was is noted here. */
function Kept({ children }: { children: ReactNode }) {
  useFocusBack()
  return children
}
