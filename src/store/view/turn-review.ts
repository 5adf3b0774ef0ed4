/** Review of the player's last turn: remarks and their positions. Any action ends it. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { decision, type GameState, type PowerId, turn } from '../../engine/index.ts'
import { lastTurn, type PlayedTurn, type Remark, remarksOn } from '../../learn/review/index.ts'
import { addGameEffect } from '../effects.ts'
import { computerSeatIn } from '../game/computers.ts'
import { loadFullLog } from '../game/full-log.ts'
import { useGame } from '../game/game.ts'
import { playerName } from '../game/timeline.ts'
import { useUi } from '../ui.ts'
import { useViewed } from './viewed-moment.ts'

type Back = {
  /** Null: no complete turn yet. */
  readonly turn: PlayedTurn | null
  readonly remarks: readonly Remark[]
  /** Index of the remark on the map; null: the present. */
  readonly at: number | null
}
/** Components in place of the orders, and above the map for past positions. */
export type TurnReviewViews = { readonly Dock: ComponentType; readonly Band: ComponentType }

const NOTHING: Back = { turn: null, remarks: [], at: null }
export const useTurnReview = create<Back>(() => NOTHING)

/** Powers of the person to act, without those of the computer. */
function ownPowers(game: GameState): PowerId[] {
  const { computers } = useGame.getState()
  const name = playerName(game, decision(game)?.by ?? turn(game).power)
  return game.table.players
    .flatMap((player) => (player.name === name ? player.powers : []))
    .filter((power) => !computerSeatIn(computers, game, power))
}

/** Closes the review. */
export function closeTurnReview(): void {
  useViewed.setState({ look: null })
  useTurnReview.setState(NOTHING)
  useUi.getState().setRing([])
}

/** Shows remarks on the last turn of the person to act. */
export function openTurnReview({ Dock }: TurnReviewViews): void {
  loadFullLog()
  const { game, log } = useGame.getState()
  if (!game) return
  const played = lastTurn(log, ownPowers(game))
  useTurnReview.setState({ turn: played, remarks: played ? remarksOn(played) : [], at: null })
  useUi.getState().setTab('orders')
  useViewed.setState({ look: { state: game, log, Dock } })
  const stop = addGameEffect('turn-review', (now, before) => {
    if (now.log === before.log && now.sitting === before.sitting) return
    stop()
    if (useViewed.getState().look?.Dock === Dock) closeTurnReview()
  })
}

/** Shows the position of a remark; null: the present. */
export function showRemark(at: number | null, { Dock, Band }: TurnReviewViews): void {
  const { game, log } = useGame.getState()
  const { turn: played, remarks } = useTurnReview.getState()
  if (!game || !played) return
  useTurnReview.setState({ at })
  const remark = at === null ? undefined : remarks[at]
  const entry = remark && played.entries[remark.entry]
  const past = entry && { state: entry.before, log: log.slice(0, played.from + remark.entry), Dock, Band }
  useViewed.setState({ look: past ?? { state: game, log, Dock } })
  useUi.getState().setRing([...(remark?.spaces ?? [])])
}
