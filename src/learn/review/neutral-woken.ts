import { controllerOf, costOfAll, sideOf } from '../../engine/index.ts'
import { isNeutral } from '../../planning/board.ts'
import { totalOf } from '../../report/index.ts'
import { stateAtEnd } from './played-turn.ts'
import type { Detector, Remark } from './types.ts'

/** A neutral country that was entered but not taken: its army is now hostile (STD-POL-14). */
export const neutralWoken: Detector = (turn) => {
  const { entries, power } = turn
  const end = stateAtEnd(turn)
  return entries.flatMap(({ events, before }, at) =>
    events.flatMap((event): Remark[] => {
      if (event.type !== 'minor-mobilized' || event.entered !== power || !isNeutral(before, event.space)) return []
      const { space, owner, units } = event
      if (owner !== 'neutral' && sideOf(owner) === sideOf(power)) return []
      const holder = controllerOf(end, space)
      if (holder !== null && holder !== 'contested' && sideOf(holder) === sideOf(power)) return []
      const entered = entries.findIndex((entry) => entry.events.some((each) => 'to' in each && each.to === space))
      const facts = { army: totalOf(units), power: owner }
      const entry = entered < 0 ? at : Math.min(entered, at)
      return [{ id: 'neutral-woken', rule: 'STD-POL-14', spaces: [space], cost: costOfAll(before, units), entry, facts }]
    }),
  )
}
