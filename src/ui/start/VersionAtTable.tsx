import { decision } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { endsTurn } from '../../store/game/timeline.ts'
import { NewVersion } from './NewVersion.tsx'

/** While a game is open: offered before the first act of a turn. */
export function VersionAtTable() {
  const last = useGame((store) => store.log.at(-1) ?? null)
  const between = useGame(
    ({ game, autosave, log }) =>
      game === null || (autosave.state === 'saved' && decision(game) === null && (log.length === 0 || endsTurn(log.at(-1)!))),
  )
  return <NewVersion between={between} last={last} />
}
