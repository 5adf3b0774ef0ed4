import { memo, useEffect } from 'react'
import { closeLegend, useLegend } from '../../store/legend.ts'
import { withShapes } from '../../store/shapes.ts'
import { later } from '../../ui/later.tsx'
import { OverMap } from '../../ui/OverMap.tsx'

const KeySheet = later(() => withShapes(() => import('./KeySheet.tsx')).then((module) => module.KeySheet))

export const Key = memo(function Key() {
  const open = useLegend((store) => store.open)
  useEffect(() => closeLegend, [])
  return (
    <OverMap open={open}>
      <KeySheet />
    </OverMap>
  )
})
