import { useEffect } from 'react'
import { closeLegend, useLegend } from '../../store/legend.ts'
import { later } from '../../ui/later.tsx'

const KeySheet = later(() => import('./KeySheet.tsx').then((module) => module.KeySheet))

/** Over the map while it is asked for. */
export function Key() {
  const open = useLegend((store) => store.open)
  useEffect(() => closeLegend, [])
  return open ? <KeySheet /> : null
}
