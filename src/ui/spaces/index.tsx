import { useEffect } from 'react'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { later } from '../later.tsx'

const SpacesSheet = later(() => import('./SpacesSheet.tsx').then((module) => module.SpacesSheet))

/** Over the map while it is asked for. */
export function Spaces() {
  const open = useSpaces((store) => store.open)
  useEffect(() => closeSpaces, [])
  return open ? <SpacesSheet /> : null
}
