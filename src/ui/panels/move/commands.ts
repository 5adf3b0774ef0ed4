/** Keys of the move phase. */

import { idleSpaces } from '../../../planning/duties.ts'
import { picksOf } from '../../../planning/picks.ts'
import { pickAll } from '../../../planning/selection.ts'
import { targetsOf } from '../../../planning/targets.ts'
import { useGame } from '../../../store/game/game.ts'
import { focusOn } from '../../../store/places.ts'
import type { Command } from '../../../store/settings/commands.ts'
import { useUi } from '../../../store/ui.ts'
import { clear, goTo, pickUp } from './act.ts'
import { askNothing, useAsked } from './asked.ts'

const selected = () => useUi.getState().selection !== null

/** Picks up the next stack that has not moved, and brings it into view. */
export function nextIdle(): void {
  const { game } = useGame.getState()
  if (!game) return
  const { selection, setRing, setFocusSpace } = useUi.getState()
  const idle = idleSpaces(game)
  const next = idle[selection ? idle.indexOf(selection.space) + 1 : 0] ?? idle[0]
  if (next === undefined || !pickUp(next)) return
  setRing([next])
  // Whoever is on the map goes on from there.
  if (focusOn(document.activeElement) === 'map') setFocusSpace(next)
}

export const moveCommands: readonly Command[] = [
  { id: 'move.next', key: 'next', run: nextIdle },
  {
    id: 'move.all',
    key: 'all',
    when: selected,
    run: () => {
      const { game } = useGame.getState()
      const { selection, select } = useUi.getState()
      if (game && selection)
        select(pickAll(selection.space, picksOf(game, selection.space, selection.strategic), selection.strategic))
    },
  },
  {
    id: 'move.go',
    key: 'send',
    when: () => selected() && aimed() !== null,
    run: () => {
      const target = aimed()
      if (target) goTo(target)
    },
  },
  {
    id: 'move.clear',
    key: 'back',
    when: () => selected() && useUi.getState().why === null,
    run: () => (useAsked.getState().asked ? askNothing() : clear()),
  },
]

function aimed() {
  const { game } = useGame.getState()
  const { aim, hover, focusSpace, selection } = useUi.getState()
  const space = aim ?? focusSpace ?? hover
  return (game && space && targetsOf(game, selection)[space]) || null
}
