/** Which battles on land are fought: those that must be, and those after which things stand better than before. */
import { type BattleEntry, battles } from '../../engine/index.ts'
import type { Advice, Planner } from '../types.ts'
import { viewOf } from '../view.ts'
import type { ReasonTerm } from '../why.ts'
import { blankWorth, frontlineOf } from './front.ts'

/** In Combat: the next battle on land, those that must be fought first. */
export const attacks: Planner = (thinking): Advice[] => {
  const { state, power, mind } = thinking
  const open = battles(state).filter(({ kind, resolved }) => kind === 'land' && !resolved)
  if (open.length === 0) return []
  const view = viewOf(state, power)
  const { index, kinds } = view.ground
  for (const { space, required } of open) view.old[index.get(space)!] = !required
  const front = frontlineOf(view, mind, false)
  const advise = ({ space, required }: BattleEntry): Advice[] => {
    const s = index.get(space)!
    const told = blankWorth()
    front.worth(s, { list: view.own, at: s * kinds.types.length }, told)
    if (!required && !told.attacks) return []
    const { killed: kill = 0, lost: lose = 0, clear = 0 } = told.battle ?? {}
    const why: ReasonTerm = { kind: 'exchange', ipc: kill - lose, space, kill, lose, clear }
    return [{ action: { type: 'attack', space }, why }]
  }
  return [...open].sort((a, b) => Number(b.required) - Number(a.required)).flatMap(advise)
}
