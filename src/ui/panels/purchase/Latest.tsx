import { useMemo } from 'react'
import { type GameState, turn } from '../../../engine/index.ts'
import { useGame } from '../../../store/game/game.ts'
import { isSolo } from '../../../store/game/timeline.ts'
import { newsForTheTurn } from '../../log/digest.ts'
import { News } from '../shared/News.tsx'

/** What changed the war itself while somebody played it alone; others are told of it with all that has happened. */
export function Latest({ game }: { game: GameState }) {
  const log = useGame((store) => store.log)
  const { power } = turn(game)
  const player = game.table.players.find(({ powers }) => powers.includes(power))
  const lines = useMemo(() => newsForTheTurn(log, player ?? { powers: [power] }), [log, player, power])
  return isSolo(game) ? <News lines={lines} /> : null
}
