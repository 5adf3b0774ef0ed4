/** Chooses the land battles to fight: required ones, and those that improve the position. */
import { type BattleEntry, battles } from '../../engine/index.ts'
import type { ReasonTerm } from '../motives.ts'
import { playerViewOf } from '../player-view.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { createFrontEvaluator, emptySpaceValue } from './front-evaluator.ts'

/** Combat: open land battles that are required or pay, required ones first. */
export const planLandBattles: Planner = (context): PlannedOrder[] => {
  const { state, power, profile } = context
  const open = battles(state).filter(({ kind, resolved }) => kind === 'land' && !resolved)
  if (open.length === 0) return []
  const view = playerViewOf(state, power)
  const { index, kinds } = view.terrain
  for (const { space, required } of open) view.wasContested[index.get(space)!] = !required
  const front = createFrontEvaluator(view, profile, false)
  const orderFor = ({ space, required }: BattleEntry): PlannedOrder[] => {
    const s = index.get(space)!
    const value = emptySpaceValue()
    front.evaluate(s, { list: view.own, at: s * kinds.types.length }, value)
    if (!required && !value.attacks) return []
    const { killed: kill = 0, lost: lose = 0, clear = 0 } = value.battle ?? {}
    const why: ReasonTerm = { kind: 'exchange', ipc: kill - lose, space, kill, lose, clear }
    return [{ action: { type: 'attack', space }, why }]
  }
  return [...open].sort((a, b) => Number(b.required) - Number(a.required)).flatMap(orderFor)
}
