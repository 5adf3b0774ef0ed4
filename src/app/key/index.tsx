import { memo, useEffect, useState } from 'react'
import { closeLegend, useLegend } from '../../store/legend.ts'
import { lazyMapModule, lazyPanel, preloadAll } from '../../ui/lazy.tsx'
import { useFocusBack } from '../../ui/useFocusBack.ts'

const KeySheet = lazyPanel(lazyMapModule(() => import('./KeySheet.tsx').then((module) => module.KeySheet)))

/** Rendered in idle time and hidden, so that it opens at once. */
export const Key = memo(function Key() {
  const open = useLegend((store) => store.open)
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  useEffect(() => void preloadAll().then(() => setMade(true)), [])
  useEffect(() => closeLegend, [])
  return (
    <>
      {open && <Back />}
      {made && <KeySheet open={open} />}
    </>
  )
})

/** Remembers where the focus was before the sheet loads and takes it. */
function Back() {
  useFocusBack()
  return null
}
