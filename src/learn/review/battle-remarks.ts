/** Remarks on land battles. */
import {
  airBattleOutcomes,
  battleDice,
  battles,
  meanHits,
  reach,
  type SpaceId,
  sideOf,
  spacesOf,
  type UnitType,
} from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import { coastsOf } from '../../planning/board.ts'
import { countIn, gainFrom, phaseEnd, typesWith } from './played-turn.ts'
import type { Detector, Remark } from './types.ts'

/** Maximum ratio of expected hits to be reported. */
const SHARE = 0.5

/** Attacks that could expect far fewer hits than the enemy. */
export const fewHits: Detector = ({ entries }) =>
  entries.flatMap(({ action, before }, entry) => {
    if (action.type !== 'attack') return []
    const { space, with: companions } = action
    const ends = airBattleOutcomes(before, space, companions)
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
    const force = battleDice(before, space, action.with)
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

/** Fighters that were not sent, although they would have won the air battle of an attack within reach (STD-LND-08). */
export const airLeft: Detector = ({ entries, power }) => {
  const closing = phaseEnd(entries, 'move')
  const marching = entries[closing]?.before
  if (!marching) return []
  const flying = typesWith(marching, 'air-battle')
  const [type] = flying
  if (type === undefined) return []
  const own = (owner: string) => owner === power
  const theirs = (owner: string) => owner === 'neutral' || sideOf(owner as typeof power) !== sideOf(power)
  /** The base with the most fighters within reach. */
  const baseFor = (space: SpaceId) =>
    spacesOf(marching)
      .map(({ id }) => ({ id, count: id === space ? 0 : countIn(marching, id, flying, own) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ id, count }) => ({
        id,
        count,
        way: reach(marching, { from: id, units: { [type]: count } }).find((to) => to.space === space),
      }))
      .find(({ way }) => way !== undefined)
  return entries.flatMap(({ action, before }): Remark[] => {
    if (action.type !== 'attack') return []
    const { space } = action
    const guns = countIn(before, space, typesWith(before, 'supports'), own)
    if (guns === 0 || countIn(before, space, flying, own) > 0) return []
    const against = countIn(before, space, flying, theirs)
    const base = baseFor(space)
    if (!base?.way || base.count <= against) return []
    const order = { type: 'move', from: base.id, path: base.way.path, units: { [type]: base.count } } as const
    const facts = { fighters: base.count, guns, near: base.id }
    const cost = gainFrom(marching, space, order)
    return [{ id: 'air-left', rule: 'STD-LND-08', spaces: [space, base.id], cost, entry: closing, facts }]
  })
}
