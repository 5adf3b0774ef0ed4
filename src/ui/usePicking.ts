import { useEffect } from 'react'
import { type Picking, useUi } from '../store/ui.ts'

/** While mounted, presses on the map go to this panel. `begin` runs on mount. */
export function usePicking(picking: Picking, begin: (picking: Picking) => void): void {
  const setPicking = useUi((ui) => ui.setPicking)
  useEffect(() => {
    setPicking(picking)
    begin(picking)
    return () => setPicking(null)
  }, [picking, begin, setPicking])
}
