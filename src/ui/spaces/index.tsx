import { Activity, memo, useEffect, useState } from 'react'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { sheets } from '../chunks/sheets.ts'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { useFocusBack } from '../useFocusBack.ts'

const SpacesSheet = lazyPanel(exportOf(sheets, 'SpacesSheet'))

/** Stays mounted after the first time, so it opens quickly. */
export const Spaces = memo(function Spaces() {
  const open = useSpaces((store) => store.open)
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  useEffect(() => closeSpaces, [])
  return made ? (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <Sheet />
    </Activity>
  ) : null
})

/** Records the focus before the sheet loads. */
function Sheet() {
  useFocusBack()
  return <SpacesSheet />
}
