import { useEffect } from 'react'
import { type Picking, useUi } from '../store/ui.ts'

/** While it is shown, what is pressed on the map is about this. `begin`: done as soon as it is. */
export function usePicking(picking: Picking, begin: (picking: Picking) => void): void {
  const setPicking = useUi((ui) => ui.setPicking)
  useEffect(() => {
    setPicking(picking)
    begin(picking)
    return () => setPicking(null)
  }, [picking, begin, setPicking])
}
