/** Sea battles, withdrawals and coastal guns. */
import { totalOf } from '../../../store/game/reports.ts'
import { countsText, spaceName, t, unitName } from '../../text.ts'
import type { Tells } from '../types.ts'
import { silent } from './common.ts'

export const seaWords = {
  'submarines-submerged': ({ power, count, space }) => ({
    power,
    text: t('log.submarines-submerged', { count, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'ships-damaged': ({ power, space, ship, count }) => ({
    power,
    text: t('log.ships-damaged', { count, ship: unitName(ship, count), space: spaceName(space) }),
    spaces: [space],
    weight: 26,
    detail: true,
  }),
  'ships-set-aside': ({ power, space, to, units, transports }) => ({
    power,
    text: t('log.ships-set-aside', {
      units: countsText(transports.length > 0 ? { ...units, transport: transports.length } : units),
      space: spaceName(space),
      to: spaceName(to),
    }),
    spaces: [space, to],
    weight: 26,
    detail: true,
  }),
  'landings-decided': ({ power, space, won }) => ({
    power,
    text: t('log.landings-decided', { won: String(won), space: spaceName(space) }),
    spaces: [space],
    weight: 31,
    detail: true,
  }),
  'coastal-guns-named': ({ power, guns, space }) => ({
    power,
    text: t('log.coastal-guns-named', { count: guns, space: spaceName(space) }),
    spaces: [space],
    weight: 25,
    detail: true,
  }),
  'coastal-fired': ({ power, guns, space, dice }) => ({
    power,
    text: t('log.coastal-fired', { count: guns, space: spaceName(space) }),
    aside: dice.join(' '),
    spaces: [space],
    weight: 29,
    detail: true,
  }),
  'fleet-hit': ({ power, space, zone, units, damaged }) => ({
    power,
    text: t('log.fleet-hit', {
      sunk: countsText(units),
      damaged: countsText(damaged),
      which: totalOf(units) === 0 ? 'damaged' : totalOf(damaged) === 0 ? 'sunk' : 'both',
      space: spaceName(space),
    }),
    spaces: [zone, space],
    weight: 27,
    detail: true,
  }),
  'cargo-hit': ({ power, space, zone, unit }) => ({
    power,
    text: t('log.cargo-hit', { unit: unitName(unit), space: spaceName(space) }),
    spaces: [zone, space],
    weight: 27,
    detail: true,
  }),
  'ship-driven-off': ({ power, space, zone, ship }) => ({
    power,
    text: t('log.ship-driven-off', { ship: unitName(ship), space: spaceName(space) }),
    spaces: [zone, space],
    weight: 27,
    detail: true,
  }),
  'bombardment-matched': silent,
  'engagement-rolled': ({ power, space, leaves, die, bonus, total }) => ({
    power,
    text: t('log.engagement-rolled', { leaves: String(leaves), space: spaceName(space), total }),
    aside: bonus === 0 ? `${die}` : `${die} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`,
    spaces: [space],
    weight: 26,
    detail: true,
  }),
  'sea-round-ended': ({ space, round, pressed }) =>
    pressed
      ? {
          power: null,
          text: t('log.sea-round-ended', { pressed: 'true', space: spaceName(space), round }),
          spaces: [space],
          weight: 3,
          detail: true,
        }
      : null,
  'ships-retreated': ({ power, from, to, units }) => ({
    power,
    text: t('log.ships-retreated', { from: spaceName(from), to: spaceName(to), units: countsText(units) }),
    spaces: [from, to],
    weight: 40,
  }),
} satisfies Tells
