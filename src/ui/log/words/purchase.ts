/** Purchases, influence, revolts, repairs and mobilisation. */
import { countsText, listText, spaceName, t, unitName } from '../../text.ts'
import type { Tells } from '../types.ts'
import { ipc } from './common.ts'

export const purchaseWords = {
  'bid-placed': ({ power, units, money }) => {
    const spaces = Object.keys(units)
    const placed = listText(
      spaces.map((space) => t('log.bid-unit', { units: countsText(units[space] ?? {}), space: spaceName(space) })),
    )
    return {
      power,
      text: t('log.bid-placed', { kind: spaces.length === 0 ? 'money' : money > 0 ? 'both' : 'units', placed, money }),
      ...(money > 0 ? { aside: ipc(money) } : {}),
      spaces,
      weight: 80,
    }
  },
  'units-ordered': ({ power, units, cost, owed }) => ({
    power,
    text: t('log.units-ordered', { units: countsText(units), space: owed ? spaceName(owed.space) : 'none' }),
    aside: ipc(cost),
    spaces: owed ? [owed.space] : [],
    weight: 15,
  }),
  'influence-paid': ({ power, country, price }) => ({
    power,
    text: t('log.influence-paid', { space: spaceName(country) }),
    aside: ipc(price),
    spaces: [country],
    weight: 45,
  }),
  'revolt-paid': ({ power, territory, price }) => ({
    power,
    text: t('log.revolt-paid', { space: spaceName(territory) }),
    aside: ipc(price),
    spaces: [territory],
    weight: 42,
  }),
  'country-won': ({ power, country }) => ({
    power,
    text: t('log.country-won', { space: spaceName(country) }),
    spaces: [country],
    weight: 72,
  }),
  'revolt-broke-out': ({ power, territory, units }) => ({
    power,
    text: t('log.revolt-broke-out', { units: countsText(units), space: spaceName(territory) }),
    spaces: [territory],
    weight: 62,
  }),
  'ships-repaired': ({ power, space, count }) => ({
    power,
    text: t('log.ships-repaired', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 14,
  }),
  'units-mobilized': ({ power, to, units }) => ({
    power,
    text: t('log.units-mobilized', { units: countsText(units), to: spaceName(to) }),
    spaces: [to],
    weight: 12,
  }),
  'unit-exchanged': ({ power, space, given, received }) => ({
    power,
    text: t('log.unit-exchanged', { given: unitName(given), received: unitName(received), space: spaceName(space) }),
    spaces: [space],
    weight: 13,
  }),
  'units-refunded': ({ power, units, refund }) => ({
    power,
    text: t('log.units-refunded', { units: countsText(units) }),
    aside: ipc(refund),
    spaces: [],
    weight: 14,
  }),
} satisfies Tells
