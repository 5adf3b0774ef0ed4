/** War and peace, the fate of powers and minors, who holds what. */
import type { EventOf } from '../../../engine/index.ts'
import { countsText, powerInText, spaceName, t } from '../../text.ts'
import type { Tells, Words } from '../types.ts'
import { ipc } from './common.ts'

function control(event: EventOf<'control-changed'>): Words | null {
  const { space, to, cause } = event
  const spaces = [space]
  // The armistice itself is told.
  if (cause === 'armistice') return null
  if (cause === 'revolution' && event.by) {
    const words = { space: spaceName(space), to: to && to !== 'contested' ? powerInText(to) : 'none' }
    return { power: event.by, text: t('log.revolution-line', words), spaces, weight: 30 }
  }
  if (to === null || to === 'contested') {
    const text = t('log.control', { cause: to === null ? 'vacated' : 'contested', space: spaceName(space), to: '' })
    return { power: null, text, spaces, weight: 22 }
  }
  return {
    power: to,
    text: t('log.control-line', { cause, space: spaceName(space) }),
    spaces,
    weight: cause === 'held' ? 30 : 60,
  }
}

export const politics = {
  'war-entered': ({ power, cause }) => ({ power, text: t('log.war-entered', { cause }), spaces: [], weight: 85 }),
  'revolution-broke-out': ({ power }) => ({ power, text: t('log.revolution-broke-out'), spaces: [], weight: 90 }),
  'treasury-removed': ({ power, amount }) => ({
    power,
    text: t('log.treasury-removed'),
    aside: ipc(amount),
    spaces: [],
    weight: 70,
  }),
  'units-disbanded': ({ power, space, units }) => ({
    power,
    text: t('log.units-disbanded', { units: countsText(units), space: spaceName(space) }),
    spaces: [space],
    weight: 28,
  }),
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
