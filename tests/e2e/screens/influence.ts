import { readFileSync } from 'node:fs'
import type { Screen } from '../support/screens.ts'
import { type Action, expect, type Spec, type Table } from '../support/table.ts'

const spec = { ruleset: 'influence' } as const
const opening = { ...spec, base: 'opening' } as const
const six = Array(40).fill(6)
const END: Action = { type: 'end-phase' }
const move = (from: string, to: string, infantry: number): Action => ({ type: 'move', from, path: [to], units: { infantry } })
const late: Spec = JSON.parse(readFileSync(new URL('../../fixtures/positions/influence-late.json', import.meta.url), 'utf8'))

/** Petrograd and Poland are lost, Moscow is held: Russia makes peace at the end of combat. */
const lost = { karelia: 'germany', poland: 'germany' } as const
const pressed = { control: lost, units: { karelia: { germany: { infantry: 2 } }, poland: { germany: { infantry: 6 } } } }
const front = { germany: { infantry: 3, artillery: 2, tank: 1 }, 'austria-hungary': { infantry: 2, tank: 1 } }
const together = (queue: number[]) => ({
  ...spec,
  round: 4,
  units: { lorraine: { ...front, ottoman: { infantry: 1 }, france: { infantry: 5, artillery: 1 }, britain: { infantry: 2 } } },
  queue: [...queue, ...six],
})
const attack: Action = { type: 'attack', space: 'lorraine', with: ['austria-hungary', 'ottoman'] }

/** They cannot go there, and the reason is shown. */
async function refused(table: Table, from: string, to: string): Promise<void> {
  await table.press(from)
  await table.press(to)
  await expect(table.why).toBeVisible()
}

/** What the influence game adds to the screens of the standard game. */
export const INFLUENCE: readonly Screen[] = [
  {
    name: 'purchase with countries and revolts',
    spec: { ...opening, phase: 'purchase', treasury: { germany: 70 } },
    act: [
      { type: 'purchase', units: { infantry: 3 } },
      { type: 'influence', country: 'empire-of-ethiopia' },
      { type: 'revolt', territory: 'union-of-south-africa' },
    ],
    press: async ({ page }) => page.getByRole('region', { name: 'Revolts to raise' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'nothing to be bought',
    spec: {
      ...opening,
      phase: 'purchase',
      round: 3,
      influenced: ['greece'],
      revolted: ['morocco', 'finland'],
      treasury: { germany: 4 },
    },
    press: async (table) => void (await table.askWhy(table.page.getByRole('button', { name: /^Win Greece/ }))),
  },
  {
    name: 'a country to win',
    spec: { ...opening, phase: 'purchase' },
    press: async ({ page }) => {
      await page.getByRole('button', { name: 'Greece', exact: true }).click()
      await page.getByRole('tab', { name: 'Space' }).click()
    },
  },
  {
    name: 'neutral Italy',
    spec: { ...opening, round: 1, power: 'italy', phase: 'move' },
    press: async (table) => {
      await table.page.getByText('Italy is neutral until round 2: what it cannot do').click()
      await refused(table, 'venice', 'trieste')
    },
  },
  {
    name: 'neutral United States',
    spec: { ...opening, power: 'usa', phase: 'move' },
    press: ({ page }) => page.getByText('The United States is neutral until round 4: what it cannot do').click(),
  },
  {
    name: 'closed colony',
    spec: { ...opening, power: 'britain', phase: 'move' },
    press: (table) => refused(table, 'rhodesia', 'angola'),
  },
  {
    name: 'closed minor',
    spec: {
      ...opening,
      round: 1,
      power: 'austria-hungary',
      phase: 'move',
      mobilized: ['serbia'],
      units: { serbia: { 'austria-hungary': { infantry: 3 } } },
    },
    press: (table) => refused(table, 'serbia', 'albania'),
  },
  {
    name: 'Serbia must be entered',
    spec: { ...opening, round: 1, power: 'austria-hungary', phase: 'move' },
    press: async (table) => {
      await table.press('budapest')
      await table.press('serbia')
    },
  },
  {
    name: 'Italy enters the war',
    spec: { ...opening, round: 1, power: 'usa', phase: 'income' },
    press: async (table) => {
      await table.primary.click()
      await table.page.getByRole('tab', { name: 'Log' }).click()
    },
  },
  {
    name: 'the United States are attacked',
    spec: {
      ...opening,
      phase: 'move',
      units: { sz2: { germany: { cruiser: 2, battleship: 1 } }, sz1: { usa: { battleship: 1, cruiser: 1 } } },
      queue: six,
    },
    act: [{ type: 'move', from: 'sz2', path: ['sz1'], units: { cruiser: 2 } }, END],
    press: (table) => table.fight('Sea Zone 1'),
  },
  { name: 'who joins', spec: together([]), press: (table) => table.fight('Lorraine') },
  { name: 'losses of a joint attack', spec: together([1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1]), act: [attack] },
  {
    name: 'who takes it after a joint attack',
    spec: {
      ...spec,
      power: 'france',
      units: { alsace: { france: { infantry: 1 }, italy: { infantry: 1 }, britain: { infantry: 1 }, germany: { infantry: 1 } } },
      queue: [1, 6, 6, 1],
    },
    act: [
      { type: 'attack', space: 'alsace', with: ['italy', 'britain'] },
      { type: 'casualties', lose: { france: { infantry: 1 } } },
    ],
  },
  {
    name: 'allies aboard',
    spec: {
      ...spec,
      power: 'britain',
      phase: 'move',
      units: {
        sz10: {
          britain: {
            battleship: 1,
            transports: [
              {
                cargo: [
                  { power: 'britain', type: 'infantry' },
                  { power: 'france', type: 'infantry' },
                ],
              },
            ],
          },
        },
        kiel: { germany: { infantry: 2 } },
      },
    },
    press: (table) => table.press('sz10'),
  },
  {
    name: 'fighter without an army',
    spec: {
      ...spec,
      power: 'france',
      phase: 'move',
      units: { picardy: { france: { fighter: 1 } }, lorraine: { britain: { infantry: 1 } } },
    },
    press: (table) => table.primary.click(),
  },
  {
    name: 'fighters overrun',
    spec: { ...spec, phase: 'move', units: { picardy: { france: { fighter: 1 } }, lorraine: { germany: { infantry: 3 } } } },
    act: [move('lorraine', 'picardy', 2), END],
  },
  {
    name: 'peace',
    spec: { ...opening, ...pressed },
    act: [END],
    press: ({ page }) => page.getByRole('tab', { name: 'Log' }).click(),
  },
  {
    name: 'guests of the Russian fleet',
    spec: {
      ...spec,
      control: { ...lost, romania: 'britain', bulgaria: 'france' },
      units: { sz21: { russia: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] } } },
    },
    act: [END],
  },
  {
    name: 'into closed Russia',
    spec: { ...opening, phase: 'move', round: 3, revolution: true, units: { belarus: { germany: { infantry: 3 } } } },
    press: (table) => refused(table, 'belarus', 'moscow'),
  },
  {
    name: 'land left to Russia',
    spec: { ...opening, phase: 'move', round: 3, revolution: true },
    press: async (table) => {
      await table.find('moscow')
      await table.page.getByRole('tab', { name: 'Space' }).click()
    },
  },
  {
    name: 'placing what was paid for',
    spec: { ...opening, phase: 'purchase', treasury: { germany: 70 } },
    act: [
      { type: 'purchase', units: { infantry: 3, artillery: 1 } },
      { type: 'influence', country: 'greece' },
      { type: 'influence', country: 'afghanistan' },
      { type: 'revolt', territory: 'morocco' },
      { type: 'revolt', territory: 'finland' },
      END,
      END,
      END,
    ],
  },
  {
    name: 'income of a power whose capital is held',
    spec: { ...opening, phase: 'income', control: { paris: 'germany' }, units: { paris: { germany: { infantry: 5 } } } },
    press: async ({ page }) => {
      await page.getByRole('tab', { name: 'Income' }).click()
      await page.getByRole('button', { name: 'France', exact: true }).click()
    },
  },
  { name: 'late purchase', spec: late },
  { name: 'late movement', spec: { ...late, phase: 'move' } },
  { name: 'late combat', spec: { ...late, phase: 'combat' } },
  {
    name: 'victory at the end of the round',
    spec: {
      ...opening,
      power: 'usa',
      phase: 'income',
      control: { paris: 'germany', rome: 'austria-hungary' },
      units: { paris: { germany: { infantry: 5 } }, rome: { 'austria-hungary': { infantry: 3 } } },
    },
    act: [END],
  },
  // Last, for it covers the map.
  {
    name: 'all spaces',
    spec: { ...opening, phase: 'purchase', influenced: ['persia'], revolted: ['libya'], treasury: { germany: 70 } },
    act: [
      { type: 'influence', country: 'afghanistan' },
      { type: 'revolt', territory: 'india' },
    ],
    press: async (table) => table.page.keyboard.press('v'),
  },
]
