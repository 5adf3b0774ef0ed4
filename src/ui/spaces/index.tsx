import { Activity, memo, useEffect, useState } from 'react'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { later } from '../later.tsx'

const SpacesSheet = later(() => import('./SpacesSheet.tsx').then((module) => module.SpacesSheet))

/** Over the map while it is asked for. */
export const Spaces = memo(function Spaces() {
  const open = useSpaces((store) => store.open)
  useEffect(() => closeSpaces, [])
  // Once it has been looked at it stays, out of sight: to open it again is not to make it again.
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  return made ? (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <SpacesSheet />
    </Activity>
  ) : null
})
