/** Battles and their results. */
import { type EventOf, type FireGroup, type Side, sideOf, type UnitType } from '../../../engine/index.ts'
import { countsText, listText, powerInText, spaceName, t } from '../../text.ts'
import type { Tells, Words } from '../types.ts'
import { silent } from './common.ts'

const seaSteps = new Set(['sea-attack', 'sea-defence'])
const firstShots = new Set(['sea-first-attack', 'sea-first-defence'])

function withCargo(event: EventOf<'units-lost'>): string {
  const units = countsText(event.units)
  if (event.cargo.length === 0) return units
  const cargo: Partial<Record<UnitType, number>> = {}
  for (const { type } of event.cargo) cargo[type] = (cargo[type] ?? 0) + 1
  return t('log.withCargo', { units, cargo: countsText(cargo) })
}

/** The side of several powers that roll together (INF-LAND-01, STD-LND-17); null if a single power rolls. */
function togetherFor(groups: readonly FireGroup[]): Side | null {
  const [first] = groups
  if (!first || first.power === 'neutral' || groups.every((group) => group.power === first.power)) return null
  return sideOf(first.power)
}

function fired(event: EventOf<'fired'>): Words {
  const { space, groups, hits, absorbed, round } = event
  const dice = groups.flatMap((group) => group.dice)
  const count = t('log.hits', { count: hits })
  const side = togetherFor(groups)
  const step = seaSteps.has(event.step) ? 'sea' : firstShots.has(event.step) ? 'sea-first' : event.step
  return {
    power: side ? null : (groups[0]?.power ?? null),
    text: t('log.fired', { side: side ?? 'none', dice: dice.length, space: spaceName(space), count: hits }),
    line: t('log.fired-line', { side: side ?? 'none', step, round, dice: dice.join(' ') }),
    aside: absorbed > 0 ? t('log.absorbed', { hits: count, absorbed }) : count,
    spaces: [space],
    weight: event.step === 'air' || event.step === 'strike' ? 24 : event.side === 'attacker' ? 29 : 28.5,
    detail: true,
  }
}

export const battle = {
  'battles-listed': silent,
  'battle-opened': ({ attacker, with: joined = [], space, attackers, defenders }) => {
    const sum = (lines: readonly { type: UnitType; count: number }[]) => {
      const counts: Partial<Record<UnitType, number>> = {}
      for (const { type, count } of lines) counts[type] = (counts[type] ?? 0) + count
      return countsText(counts)
    }
    // Units still on transports while coastal guns fire.
    const own = attackers.length > 0 ? sum(attackers) : 'none'
    const friends = joined.length > 0 ? listText(joined.map(powerInText)) : 'none'
    const met = defenders.length > 0 ? 'some' : 'none'
    return {
      power: attacker,
      text: t('log.battle-opened', { space: spaceName(space), units: own, friends }),
      line: t('log.battle-opened-line', { space: spaceName(space), own, friends, met, theirs: sum(defenders) }),
      spaces: [space],
      weight: 23,
    }
  },
  'step-skipped': ({ step, rule, space }) => ({
    power: null,
    text: t('log.step-skipped', { step }),
    aside: rule,
    spaces: [space],
    weight: 1,
    detail: true,
  }),
  fired,
  'units-lost': (event) => {
    const units = withCargo(event)
    return {
      power: event.power,
      text: t('log.units-lost', { units, space: spaceName(event.space) }),
      line: t('log.units-lost-line', { units }),
      spaces: [event.space],
      weight: 27,
      detail: true,
    }
  },
  'battle-ended': ({ space, outcome, kind }) => ({
    power: null,
    text: t('log.battle-ended', { space: spaceName(space), outcome, kind }),
    spaces: [space],
    weight: 55,
  }),
  'air-supremacy': ({ side, space }) => ({
    power: null,
    text: t('log.air-supremacy', { side: side ?? 'none', space: spaceName(space) }),
    spaces: [space],
    weight: 4,
    detail: true,
  }),
  'tanks-tipped': ({ power, count, space }) => ({
    power,
    text: t('log.tanks-tipped', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 4,
    detail: true,
  }),
  'fighters-damaged': ({ power, count, space }) => ({
    power,
    text: t('log.fighters-damaged', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'gas-announced': ({ power, guns, space }) => ({
    power,
    text: t('log.gas-announced', { count: guns, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'gas-released': ({ power, guns, space, dice }) => ({
    power,
    text: t('log.gas-released', { count: guns, space: spaceName(space) }),
    aside: dice.join(' '),
    spaces: [space],
    weight: 29,
    detail: true,
  }),
  // The next lines name the units hit.
  'gas-spread': silent,
  'infantry-gassed': ({ power, count, space }) => ({
    power,
    text: t('log.infantry-gassed', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 26,
    detail: true,
  }),
} satisfies Tells
