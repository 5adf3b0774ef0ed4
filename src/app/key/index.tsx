import { memo, useEffect, useState } from 'react'
import { closeLegend, useLegend } from '../../store/legend.ts'
import { withShapes } from '../../store/shapes.ts'
import { later, onceAtRest } from '../../ui/later.tsx'
import { useFocusBack } from '../../ui/useFocusBack.ts'

const KeySheet = later(() => withShapes(() => import('./KeySheet.tsx')).then((module) => module.KeySheet))

/** Made while the page rests, pictures and all, and kept out of sight: to open it is only to show it. */
export const Key = memo(function Key() {
  const open = useLegend((store) => store.open)
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  useEffect(() => onceAtRest(() => setMade(true)), [])
  useEffect(() => closeLegend, [])
  return (
    <>
      {open && <Back />}
      {made && <KeySheet open={open} />}
    </>
  )
})

/** The map gives up the keyboard before the key's code has come and takes it, so where it was is noted here. */
function Back() {
  useFocusBack()
  return null
}
