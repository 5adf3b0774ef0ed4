/** Movement, loading and landing. */
import type { Counts, EventOf } from '../../../engine/index.ts'
import { totalOf } from '../../../store/game/reports.ts'
import { countsText, spaceName, t } from '../../text.ts'
import type { Tells } from '../types.ts'
import { silent } from './common.ts'

/** Ships and other units: intact, damaged, transports. */
function allOf({ units, damaged, transports }: Pick<EventOf<'units-moved'>, 'units' | 'damaged' | 'transports'>): Counts {
  const all: Record<string, number> = { ...units }
  for (const [type, count] of Object.entries(damaged)) all[type] = (all[type] ?? 0) + (count ?? 0)
  if (transports.length > 0) all.transport = transports.length
  return all
}

export const movementWords = {
  'units-moved': (event) => {
    const { power, from, to } = event
    const units = allOf(event)
    const names = { from: spaceName(from), to: spaceName(to) }
    return {
      power,
      text: t('log.units-moved', { ...names, units: countsText(units) }),
      line: t('log.units-moved-line', names),
      aside: countsText(units),
      spaces: [from, to],
      weight: 18 + Math.min(6, totalOf(units) / 3),
    }
  },
  'fighters-retreated': ({ power, from, to, units }) => ({
    power,
    text: t('log.fighters-retreated', { units: countsText(units), from: spaceName(from), to: spaceName(to) }),
    spaces: [from, to],
    weight: 30,
  }),
  'fighters-overrun': ({ power, space, units }) => ({
    power: power === 'neutral' ? null : power,
    text: t('log.fighters-overrun', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 40,
  }),
  'submarines-pursued': ({ space, power, groups, lost }) => ({
    power,
    text: t('log.submarines-pursued', { lost, space: spaceName(space) }),
    aside: groups.flatMap((group) => group.dice).join(' '),
    spaces: [space],
    weight: lost > 0 ? 45 : 20,
  }),
  // All dice of a zone share a line, see lines.ts.
  'mine-rolled': silent,
  'units-loaded': ({ power, from, zone, units }) => {
    const names = { from: spaceName(from), zone: spaceName(zone) }
    return {
      power,
      text: t('log.units-loaded', { ...names, units: countsText(units) }),
      line: t('log.units-loaded-line', names),
      aside: countsText(units),
      spaces: [from, zone],
      weight: 16,
    }
  },
  'units-landed': ({ power, zone, to, units, assault }) => {
    const names = { zone: spaceName(zone), to: spaceName(to) }
    return {
      power,
      text: t('log.units-landed', { ...names, units: countsText(units) }),
      line: t('log.units-landed-line', { ...names, assault: String(assault) }),
      aside: countsText(units),
      spaces: [zone, to],
      weight: 36,
    }
  },
  'landing-declared': ({ power, zone, to, units, direct }) => {
    const names = { zone: spaceName(zone), to: spaceName(to) }
    return {
      power,
      text: t('log.landing-declared', { ...names, units: countsText(units), direct: String(direct ?? false) }),
      line: t('log.landing-declared-line', { ...names, direct: String(direct ?? false) }),
      aside: countsText(units),
      spaces: [zone, to],
      weight: 32,
    }
  },
  'landing-stayed-aboard': ({ power, zone, to }) => ({
    power,
    text: t('log.landing-stayed-aboard', { zone: spaceName(zone), to: spaceName(to) }),
    spaces: [zone, to],
    weight: 30,
  }),
  'units-went-back': ({ power, from, zone, units }) => ({
    power,
    text: t('log.units-went-back', { units: countsText(units), space: spaceName(from) }),
    spaces: [from, zone],
    weight: 40,
  }),
  'units-stranded': ({ power, space, units }) => ({
    power,
    text: t('log.units-stranded', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 40,
  }),
  'landing-called-off': ({ power, zone, to, off }) => ({
    power,
    text: t('log.landing-called-off', { off: String(off), to: spaceName(to) }),
    spaces: [zone, to],
    weight: 34,
  }),
} satisfies Tells
