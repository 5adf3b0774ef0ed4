import { Activity, memo, useEffect, useState } from 'react'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { partOf, shown } from '../later.tsx'
import { sheets } from '../pieces/sheets/piece.ts'
import { useFocusBack } from '../useFocusBack.ts'

const SpacesSheet = shown(partOf(sheets, 'SpacesSheet'))

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
