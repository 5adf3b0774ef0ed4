/** Which battles on land are fought: those that must be, and those after which things stand better than before. */
import { type BattleEntry, battles } from '../../engine/index.ts'
import type { ReasonTerm } from '../motives.ts'
import { playerViewOf } from '../player-view.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { createFrontEvaluator, emptySpaceValue } from './front-evaluator.ts'

/** In Combat: the next battle on land, those that must be fought first. */
export const planLandBattles: Planner = (thinking): PlannedOrder[] => {
  const { state, power, profile } = thinking
  const open = battles(state).filter(({ kind, resolved }) => kind === 'land' && !resolved)
  if (open.length === 0) return []
  const view = playerViewOf(state, power)
  const { index, kinds } = view.terrain
  for (const { space, required } of open) view.wasContested[index.get(space)!] = !required
  const front = createFrontEvaluator(view, profile, false)
  const advise = ({ space, required }: BattleEntry): PlannedOrder[] => {
    const s = index.get(space)!
    const told = emptySpaceValue()
    front.evaluate(s, { list: view.own, at: s * kinds.types.length }, told)
    if (!required && !told.attacks) return []
    const { killed: kill = 0, lost: lose = 0, clear = 0 } = told.battle ?? {}
    const why: ReasonTerm = { kind: 'exchange', ipc: kill - lose, space, kill, lose, clear }
    return [{ action: { type: 'attack', space }, why }]
  }
  return [...open].sort((a, b) => Number(b.required) - Number(a.required)).flatMap(advise)
}
