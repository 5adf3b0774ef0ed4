/** Convoy raids and income. */
import { spaceName, t } from '../../text.ts'
import type { Tells } from '../types.ts'
import { ipc } from './common.ts'

export const income = {
  'raiders-named': ({ power, submarines, space }) => ({
    power,
    text: t('log.raiders-named', { count: submarines, space: spaceName(space) }),
    spaces: [space],
    weight: 30,
    detail: true,
  }),
  'escorts-named': ({ power, destroyers, space }) => ({
    power,
    text: t('log.escorts-named', { count: destroyers, space: spaceName(space) }),
    spaces: [space],
    weight: 30,
    detail: true,
  }),
  'convoy-raided': ({ power, space, dice }) => ({
    power,
    text: t('log.convoy-raided', { damage: dice.reduce((n, die) => n + die.damage, 0), space: spaceName(space) }),
    aside: dice.map((die) => die.value).join(' '),
    spaces: [space],
    weight: 45,
  }),
  'convoy-escorted': ({ space, groups, sunk }) => ({
    power: groups[0]?.power ?? null,
    text: t('log.convoy-escorted', { sunk, space: spaceName(space) }),
    aside: groups.flatMap((group) => group.dice).join(' '),
    spaces: [space],
    weight: 40,
    detail: true,
  }),
  'convoy-loss-paid': ({ power, space, loss, saved }) => ({
    power,
    text: t('log.convoy-loss-paid', { loss, space: spaceName(space) }),
    ...(saved > 0 ? { aside: t('log.convoy-saved', { saved }) } : {}),
    spaces: [space],
    weight: 44,
  }),
  'submarine-warfare-declared': ({ power }) => ({
    power,
    text: t('log.submarine-warfare-declared'),
    spaces: [],
    weight: 70,
  }),
  'merchantmen-sunk': ({ victim, dice, loss }) => ({
    power: victim,
    text: loss > 0 ? t('log.merchantmen-sunk', { loss }) : t('log.merchantmen-none'),
    aside: dice.map((die) => die.value).join(' '),
    spaces: [],
    weight: 40,
  }),
  'supplies-came-in': ({ power, through, dice, amount }) => ({
    power,
    text: t('log.supplies-came-in', { amount, through: spaceName(through), dice: dice.length }),
    aside: ipc(amount),
    spaces: [through],
    weight: 11,
  }),
  'income-collected': ({ power, income, treasury, handicap = 0 }) => ({
    power,
    text: t('log.income-collected', {
      income,
      handicap: Math.abs(handicap),
      more: handicap === 0 ? 'none' : handicap > 0 ? 'yes' : 'no',
    }),
    line: t('log.income-line', { treasury }),
    aside: ipc(income),
    spaces: [],
    weight: 12,
  }),
} satisfies Tells
