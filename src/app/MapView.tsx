import { useCallback, useEffect } from 'react'
import { Board } from '../board/Board.tsx'
import { battles, decision, type SpaceId, turn } from '../engine/index.ts'
import { useGame } from '../store/game.ts'
import { type SpaceEvent, useUi } from '../store/ui.ts'
import { useBoardView } from '../store/view.ts'
import { litSpaces } from '../ui/panels/index.ts'
import { boardHandle, setBoardHandle } from './board-handle.ts'

/** What a press means where the open panel makes nothing of it: look at the space, or open its battle. */
function look(space: SpaceId): void {
  const { game } = useGame.getState()
  const ui = useUi.getState()
  ui.setInspect(space)
  if (!game) return
  if (turn(game).phase === 'combat' && !decision(game) && battles(game).some((battle) => battle.space === space)) {
    ui.setBattleSpace(space)
    ui.setTab('orders')
  } else if (ui.selection === null || ui.tab === 'space') {
    ui.setTab('space')
  }
}

export function MapView() {
  const view = useBoardView(litSpaces)
  const ring = useUi((ui) => ui.ring)
  const onSpace = useCallback((space: SpaceId, event: SpaceEvent) => {
    const { mapHandler } = useUi.getState()
    if (!(mapHandler?.(space, event) ?? false)) look(space)
    else useUi.getState().setInspect(space)
  }, [])
  const onHover = useCallback((space: SpaceId | null) => useUi.getState().setHover(space), [])
  const onFocusSpace = useCallback((space: SpaceId) => useUi.getState().setFocusSpace(space), [])
  useEffect(() => {
    if (ring.length > 0) boardHandle()?.fit(ring)
  }, [ring])
  if (!view) return null
  return <Board ref={setBoardHandle} view={view} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />
}
