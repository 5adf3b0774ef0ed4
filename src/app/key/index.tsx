import { Activity, memo, useEffect, useState } from 'react'
import { closeLegend, useLegend } from '../../store/legend.ts'
import { later } from '../../ui/later.tsx'
import { useFocusBack } from '../../ui/useFocusBack.ts'

const KeySheet = later(() => import('./KeySheet.tsx').then((module) => module.KeySheet))

/** Over the map while it is asked for. Once it has been looked at it stays, out of sight: to open it again is not to make it again. */
export const Key = memo(function Key() {
  const open = useLegend((store) => store.open)
  useEffect(() => closeLegend, [])
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  return made ? (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <Kept />
    </Activity>
  ) : null
})

/** The map under the key gives up the keyboard before the key's code has come, so where it was is noted here. */
function Kept() {
  useFocusBack()
  return <KeySheet />
}
