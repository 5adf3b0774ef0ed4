import { Activity, memo, useEffect, useState } from 'react'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { partOf, shown } from '../later.tsx'
import { sheets } from '../pieces/sheets/piece.ts'
import { useFocusBack } from '../useFocusBack.ts'

const SpacesSheet = shown(partOf(sheets, 'SpacesSheet'))

/** Once it has been looked at it stays, out of sight: to open it again is not to make it again. */
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

/** The map gives up the keyboard before the sheet's code has come and takes it, so where it was is noted here. */
function Sheet() {
  useFocusBack()
  return <SpacesSheet />
}
