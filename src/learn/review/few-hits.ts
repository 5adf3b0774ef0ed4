import { battles, meanHits, prospects } from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import type { Detector } from './types.ts'

/** Maximum ratio of expected hits to be reported. */
const SHARE = 0.5

/** Attacks that could expect far fewer hits than the enemy. */
export const fewHits: Detector = ({ entries }) =>
  entries.flatMap(({ action, before }, entry) => {
    if (action.type !== 'attack') return []
    const { space, with: companions } = action
    const ends = prospects(before, space, companions)
    const sum = (side: (force: (typeof ends)[number]['force']) => number) =>
      ends.reduce((all, { chance, force }) => all + chance * side(force), 0)
    const own = sum(({ attackers }) => meanHits(attackers))
    const theirs = sum(({ defenders, strike }) => meanHits(defenders) + meanHits(strike))
    if (theirs === 0 || own >= SHARE * theirs) return []
    const lost = forecast(before, { space }, 'kernel')?.lost
    const cost = lost ? Math.max(0, lost.attacker.ipc - lost.defender.ipc) : 0
    const required = battles(before).some((battle) => battle.space === space && battle.required)
    const rule = required ? 'STD-CBT-02' : 'STD-CBT-03'
    return [{ id: 'few-hits', rule, spaces: [space], cost, entry, facts: { own, theirs } } as const]
  })
