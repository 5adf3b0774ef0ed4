import { useCallback, useEffect } from 'react'
import { Board } from '../board/Board.tsx'
import type { SpaceId } from '../engine/index.ts'
import { pressSpace } from '../store/press.ts'
import { useUi } from '../store/ui.ts'
import { useBoardView } from '../store/view.ts'
import { litSpaces } from '../ui/panels/lit.ts'
import { boardHandle, setBoardHandle } from './board-handle.ts'

export function MapView() {
  const view = useBoardView(litSpaces)
  const ring = useUi((ui) => ui.ring)
  const onHover = useCallback((space: SpaceId | null) => {
    const ui = useUi.getState()
    ui.setHover(space)
    if (space && ui.point.length > 0) ui.setPoint([])
  }, [])
  const onFocusSpace = useCallback((space: SpaceId) => useUi.getState().setFocusSpace(space), [])
  useEffect(() => {
    if (ring.length > 0) boardHandle()?.show(ring)
  }, [ring])
  if (!view) return null
  return <Board ref={setBoardHandle} view={view} onSpace={pressSpace} onHover={onHover} onFocusSpace={onFocusSpace} />
}
