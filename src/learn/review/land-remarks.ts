/** Remarks on land given away or left open, neutral countries and money. */
import { controllerOf, costOfAll, intruders, type PowerId, sideOf, spacesOf, treasuryOf } from '../../engine/index.ts'
import { capitalOf, isNeutral, spaceIn } from '../../planning/board.ts'
import { totalOf } from '../../report/index.ts'
import { armiesIn, lastDeparture, phaseEnd, stateAtEnd } from './played-turn.ts'
import type { Detector, DoneAction, Remark } from './types.ts'

/** Contested land that the enemy got because all own units left (STD-MOV-13). */
export const givenAway: Detector = (turn) => {
  const { entries, power } = turn
  const start = entries[0]!.before
  return entries.flatMap(({ events, after }) =>
    events.flatMap((event) => {
      if (event.type !== 'control-changed' || event.cause !== 'withdrawn') return []
      const { space, to } = event
      if (to === null || to === 'contested' || sideOf(to) === sideOf(power)) return []
      if (armiesIn(start, space, power).ours === 0) return []
      const left = lastDeparture(turn, space)
      const ipc = spaceIn(after, space)?.ipc ?? 0
      const entry = left < 0 ? phaseEnd(entries, 'move') : left
      return [{ id: 'given-away', rule: 'STD-MOV-13', spaces: [space], cost: ipc, entry, facts: { ipc, power: to } } as const]
    }),
  )
}

/** Minimum value (IPC), except for capitals. */
const WORTH = 4

/** Undefended land that an enemy next to it can enter (STD-MOV-05, STD-CAP-11). */
export const leftOpen: Detector = (turn) => {
  const { power, entries } = turn
  const state = stateAtEnd(turn)
  const capital = capitalOf(power)
  return spacesOf(state).flatMap(({ id, ipc = 0, kind }) => {
    if (kind !== 'land' || controllerOf(state, id) !== power || (id !== capital && ipc < WORTH)) return []
    const near = [...new Set(intruders(state, id, power).map(({ from }) => from))]
    if (near.length === 0) return []
    const enemies = near.reduce((sum, space) => sum + armiesIn(state, space, power).theirs, 0)
    const money = id === capital ? treasuryOf(state, power) : 0
    const left = lastDeparture(turn, id)
    return [
      {
        id: 'left-open',
        rule: id === capital ? 'STD-CAP-11' : 'STD-MOV-05',
        spaces: [id, ...near],
        cost: ipc + money,
        entry: left < 0 ? Math.max(0, phaseEnd(entries, 'move')) : left,
        facts: { ipc, money, enemies, near: near[0] ?? '' },
      } as const,
    ]
  })
}

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

/** Minimum amount (IPC). */
const MUCH = 6

const keptIn = (entries: readonly DoneAction[], power: PowerId): number => {
  const closed = entries[phaseEnd(entries, 'purchase')]
  return closed ? treasuryOf(closed.after, power) : 0
}

/** Money not spent in Purchase, two turns in a row (STD-PUR-02). */
export const moneyKept: Detector = ({ entries, earlier, power }) => {
  const [now, last] = [keptIn(entries, power), keptIn(earlier, power)]
  if (now < MUCH || last < MUCH) return []
  const entry = phaseEnd(entries, 'purchase')
  return [{ id: 'unspent', rule: 'STD-PUR-02', spaces: [capitalOf(power)], cost: now, entry, facts: { now, last } }]
}
