/** War, peace, powers, minor powers and control. */
import type { Counts, EventOf, UnitType } from '../../../engine/index.ts'
import { countsText, listText, powerInText, spaceName, t } from '../../text.ts'
import type { Tells, Words } from '../types.ts'
import { ipc } from './common.ts'

/** Peace treaties with ceded land; revolutions have other texts. */
const TREATY: ReadonlySet<string> = new Set(['INF-RUS-02', 'INF-RUS-05'])
const how = (rule: string) => (TREATY.has(rule) ? 'treaty' : 'revolution')

/** Units removed from one or more spaces, with allied cargo. */
export function disbanded(events: readonly EventOf<'units-disbanded'>[]): Words {
  const [{ power, space }] = events as readonly [EventOf<'units-disbanded'>]
  const units: Partial<Record<UnitType, number>> = {}
  const cargo: Partial<Record<UnitType, number>> = {}
  for (const event of events) {
    for (const [type, count] of Object.entries(event.units) as [UnitType, number][]) units[type] = (units[type] ?? 0) + count
    for (const { type } of event.cargo) cargo[type] = (cargo[type] ?? 0) + 1
  }
  return {
    power,
    text: t('log.units-disbanded', {
      units: countsText(units as Counts),
      places: events.length,
      space: spaceName(space),
      cargo: Object.keys(cargo).length > 0 ? countsText(cargo as Counts) : 'none',
    }),
    spaces: events.map((event) => event.space),
    weight: 28,
  }
}

/** Land that a leaving power passes to another or to no one. */
export function givenUp(events: readonly EventOf<'control-changed'>[]): Words {
  const [{ to, by = null, rule }] = events as readonly [EventOf<'control-changed'>]
  const spaces = events.map((event) => event.space)
  const words = { spaces: listText(spaces.map(spaceName)), to: to && to !== 'contested' ? powerInText(to) : 'none' }
  return { power: by, text: t('log.given-up', { ...words, how: how(rule) }), spaces, weight: 30 }
}

export const isGivenUp = ({ cause, by }: EventOf<'control-changed'>): boolean => cause === 'revolution' && by !== undefined

/** Abandoned land; all of a power's in one line. */
export function vacated(events: readonly EventOf<'control-changed'>[]): Words {
  const spaces = events.map((event) => event.space)
  const text = t('log.control', { cause: 'vacated', space: listText(spaces.map(spaceName)), to: '' })
  return { power: null, text, spaces, weight: 22 }
}

function control(event: EventOf<'control-changed'>): Words | null {
  const { space, to, cause } = event
  const spaces = [space]
  // The armistice itself is a separate event.
  if (cause === 'armistice' || cause === 'influenced') return null
  if (isGivenUp(event)) return givenUp([event])
  if (to === null) return vacated([event])
  if (to === 'contested') {
    const text = t('log.control', { cause: 'contested', space: spaceName(space), to: '' })
    return { power: null, text, spaces, weight: 22 }
  }
  return {
    power: to,
    text: t('log.control-line', { cause, space: spaceName(space) }),
    spaces,
    weight: cause === 'held' ? 30 : 60,
  }
}

export const politicsWords = {
  'war-entered': ({ power, cause }) => ({ power, text: t('log.war-entered', { cause }), spaces: [], weight: 85 }),
  'revolution-broke-out': ({ power, rule }) => ({
    power,
    text: t('log.revolution-broke-out', { how: how(rule) }),
    spaces: [],
    weight: 90,
  }),
  'treasury-removed': ({ power, amount }) => ({
    power,
    text: t('log.treasury-removed'),
    aside: ipc(amount),
    spaces: [],
    weight: 70,
  }),
  'units-disbanded': (event) => disbanded([event]),
  'units-sent-home': ({ power, space, units }) => ({
    power,
    text: t('log.units-sent-home', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 28,
  }),
  'units-came-home': ({ power, units }) => ({
    power,
    text: t('log.units-came-home', { units: countsText(units) }),
    spaces: [],
    weight: 28,
  }),
  'armistice-settled': ({ space, side }) => ({
    power: null,
    text: t('log.armistice-settled', { space: spaceName(space), side: side ?? 'none' }),
    spaces: [space],
    weight: 40,
  }),
  'minor-leaned': ({ minor, side, by }) => ({
    power: by,
    text: t('log.minor-leaned', { space: spaceName(minor), side }),
    spaces: [minor],
    weight: 60,
  }),
  'economy-collapsed': ({ power, lost }) => ({ power, text: t('log.economy-collapsed', { lost }), spaces: [], weight: 88 }),
  'economy-recovered': ({ power, lost }) => ({ power, text: t('log.economy-recovered', { lost }), spaces: [], weight: 60 }),
  'power-surrendered': ({ power, lost }) => ({ power, text: t('log.power-surrendered', { lost }), spaces: [], weight: 92 }),
  'minor-mobilized': ({ space, owner, units }) => ({
    power: owner,
    text: t('log.minor-mobilized', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 50,
  }),
  'control-changed': control,
  'treasury-captured': ({ from, to, amount }) => ({
    power: to,
    text: t('log.treasury-captured', { from: powerInText(from) }),
    aside: ipc(amount),
    spaces: [],
    weight: 80,
  }),
  'orders-undone': ({ power, units, refund }) => ({
    power,
    text: t('log.orders-undone', { units: countsText(units) }),
    aside: ipc(refund),
    spaces: [],
    weight: 60,
  }),
} satisfies Tells
