import { memo, useEffect } from 'react'
import { closeSpaces, useSpaces } from '../../store/spaces.ts'
import { later } from '../later.tsx'
import { OverMap } from '../OverMap.tsx'

const SpacesSheet = later(() => import('./SpacesSheet.tsx').then((module) => module.SpacesSheet))

export const Spaces = memo(function Spaces() {
  const open = useSpaces((store) => store.open)
  useEffect(() => closeSpaces, [])
  return (
    <OverMap open={open}>
      <SpacesSheet />
    </OverMap>
  )
})
