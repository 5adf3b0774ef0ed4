import { useEffect } from 'react'
import { type Picking, useUi } from '../../store/ui.ts'
import { awaitPresses } from '../press.ts'

/** Stands for a panel whose code is on its way: what is pressed on the map meanwhile waits for it, and is not taken for a question about the space. */
export function Awaited({ picking }: { picking: Picking }) {
  const setPicking = useUi((ui) => ui.setPicking)
  useEffect(() => {
    awaitPresses(picking)
    setPicking(picking)
    return () => setPicking(null)
  }, [picking, setPicking])
  return null
}
