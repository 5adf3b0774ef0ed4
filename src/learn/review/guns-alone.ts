import { muster, reach, type SpaceId, type UnitType } from '../../engine/index.ts'
import { coastsOf } from '../../planning/board.ts'
import { gainFrom } from './gain.ts'
import { countIn, phaseEnd, typesWith } from './played-turn.ts'
import type { Detector } from './types.ts'

const FOOT: UnitType = 'infantry'
const foot = new Set([FOOT])

/** Guns that attacked without infantry although some was next to the battle (STD-LND-05). */
export const unsupportedGuns: Detector = ({ entries, power }) => {
  const closing = phaseEnd(entries, 'move')
  const marching = entries[closing]?.before
  if (!marching) return []
  return entries.flatMap(({ action, before }) => {
    if (action.type !== 'attack') return []
    const { space } = action
    const force = muster(before, space, action.with)
    if (force?.kind !== 'land') return []
    const guns = typesWith(before, 'supports')
    const { attackers } = force
    const sum = (of: (line: (typeof attackers)[number]) => boolean) =>
      attackers.reduce((all, line) => (line.power === power && of(line) ? all + line.count : all), 0)
    const alone = sum(({ type }) => guns.has(type)) - sum(({ promoted }) => promoted === 'support')
    if (alone <= 0) return []
    const could = (from: SpaceId) => reach(marching, { from, units: { [FOOT]: 1 } }).some((target) => target.space === space)
    const near = coastsOf(before, space).find(could)
    if (near === undefined) return []
    const units = {
      [FOOT]: Math.min(
        alone,
        countIn(marching, near, foot, (owner) => owner === power),
      ),
    }
    const cost = gainFrom(marching, space, { type: 'move', from: near, path: [space], units })
    return [
      {
        id: 'guns-alone',
        rule: 'STD-LND-05',
        spaces: [space, near],
        cost,
        entry: closing,
        facts: { guns: alone, near },
      } as const,
    ]
  })
}
