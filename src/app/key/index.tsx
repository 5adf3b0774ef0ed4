import { useEffect, useState } from 'react'
import { closeLegend, useLegend } from '../../store/legend.ts'
import { later } from '../../ui/later.tsx'

const KeySheet = later(() => import('./KeySheet.tsx').then((module) => module.KeySheet))

/** Over the map while it is asked for. */
export function Key() {
  const open = useLegend((store) => store.open)
  useEffect(() => closeLegend, [])
  return open ? <Open /> : null
}

/** The map under the key gives up the keyboard before the key's code has come, so where it was is noted here. */
function Open() {
  const [before] = useState(() => document.activeElement)
  // The focus goes back to where it came from, unless it has gone elsewhere by itself.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
  return <KeySheet />
}
