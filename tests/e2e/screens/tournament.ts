import type { Screen } from '../support/screens.ts'

const spec = { ruleset: 'tournament' } as const
const sortie = {
  ...spec,
  phase: 'move',
  units: { sz10: { germany: { cruiser: 2 } }, sz9: { britain: { cruiser: 2 } } },
  queue: Array(20).fill(6),
} as const

/** What the tournament adds to the screens of the standard game. */
export const TOURNAMENT: readonly Screen[] = [
  { name: 'march of two', spec: { ...spec, base: 'opening', phase: 'move' }, press: (table) => table.press('munich') },
  {
    name: 'homelands and score',
    spec: {
      ...spec,
      phase: 'purchase',
      control: {
        lorraine: 'germany',
        picardy: 'germany',
        'trans-jordan': 'britain',
        poland: 'germany',
        belarus: 'germany',
        moscow: 'germany',
      },
      units: { venice: { italy: { infantry: 2 }, 'austria-hungary': { infantry: 2 } } },
    },
    press: async ({ page }) => {
      await page.getByRole('button', { name: /^Points for homeland/ }).click()
      await page.getByRole('button', { name: /^France: / }).click()
    },
  },
  { name: 'clock', spec: { ...spec, base: 'opening', phase: 'purchase', options: { 'time-limit': true, minutes: 360 } } },
  {
    name: 'time called',
    spec: { ...spec, base: 'opening', phase: 'purchase', options: { 'time-limit': true } },
    act: [{ type: 'time-is-up' }],
  },
  {
    name: 'economic collapse',
    spec: {
      ...spec,
      power: 'britain',
      phase: 'income',
      control: { wales: 'germany', yorkshire: 'germany' },
      units: { london: { britain: { infantry: 3 } } },
    },
  },
  {
    name: 'purchase in economic collapse',
    spec: {
      ...spec,
      power: 'britain',
      phase: 'purchase',
      control: { wales: 'germany', yorkshire: 'germany' },
      units: { sz9: { britain: { damaged: { battleship: 1 } } } },
    },
  },
  {
    name: 'forecast of a collapsed economy',
    spec: { ...spec, power: 'britain', phase: 'move', control: { wales: 'germany', yorkshire: 'germany' } },
    press: async ({ page }) => void (await page.getByRole('tab', { name: 'Income' }).click()),
  },
  {
    name: 'press, break off or retreat',
    spec: sortie,
    act: [
      { type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 2 } },
      { type: 'end-phase' },
      { type: 'attack', space: 'sz9' },
    ],
  },
  {
    name: 'retreated',
    spec: sortie,
    act: [
      { type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 2 } },
      { type: 'end-phase' },
      { type: 'attack', space: 'sz9' },
      { type: 'retreat', to: 'sz10' },
    ],
  },
  {
    name: 'surrender',
    spec: {
      ...spec,
      power: 'britain',
      phase: 'income',
      control: { wales: 'germany', yorkshire: 'germany', scotland: 'germany' },
      units: { london: { britain: { infantry: 3 } } },
    },
    press: async (table) => {
      await table.primary.click()
      await table.page.getByRole('tab', { name: 'Log' }).click()
    },
  },
  {
    name: 'victory by points',
    spec: { ...spec, power: 'usa', phase: 'income', round: 6, control: { lorraine: 'germany', 'trans-jordan': 'britain' } },
    act: [{ type: 'end-phase' }],
  },
  {
    name: 'draw',
    spec: { ...spec, power: 'usa', phase: 'income', round: 6 },
    act: [{ type: 'end-phase' }],
  },
  {
    name: 'victory by capitals',
    spec: { ...spec, power: 'usa', phase: 'income', control: { paris: 'germany', rome: 'germany' } },
    act: [{ type: 'end-phase' }],
  },
]
