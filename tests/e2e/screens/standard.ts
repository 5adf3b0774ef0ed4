import { readFileSync } from 'node:fs'
import type { Screen } from '../support/screens.ts'
import { type Action, expect, type Spec, type Table } from '../support/table.ts'

const spec = { ruleset: 'standard' } as const
const opening = { ...spec, base: 'opening' } as const
const END: Action = { type: 'end-phase' }
const six = Array(40).fill(6)
/** Some hit and some do not. */
const faces = [1, 5, 2, 6, 3, 6, 1, 6, 4, 2, 6, 5, 1, 6, 2, 6, 5, 4, 3, 6, 1, 2, 6, 5]
const position = (name: string): Spec =>
  JSON.parse(readFileSync(new URL(`../../fixtures/positions/${name}.json`, import.meta.url), 'utf8'))
const late = position('late-war')
const attack = (space: string): Action => ({ type: 'attack', space })

/** Germans in Lorraine before the French, ready to be thrown at them. */
const march: readonly Action[] = [
  { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 7, artillery: 3 } },
  { type: 'move', from: 'ruhr', path: ['belgium'], units: { infantry: 5, artillery: 2 } },
]
const lorraine = {
  ...spec,
  units: { lorraine: { germany: { infantry: 7, artillery: 3, fighter: 1 }, france: { infantry: 8, artillery: 2, fighter: 1 } } },
}
const fleets = {
  ...spec,
  units: {
    sz7: {
      germany: { submarine: 2, cruiser: 1, battleship: 1 },
      britain: { submarine: 1, cruiser: 1, battleship: 1, transport: 1 },
    },
  },
}
/** Britain in Belgium by sea. */
const landing = {
  ...spec,
  power: 'britain',
  phase: 'move',
  units: {
    sz9: {
      britain: {
        battleship: 1,
        cruiser: 1,
        transports: [
          {
            cargo: [
              { power: 'britain', type: 'infantry' },
              { power: 'britain', type: 'artillery' },
            ],
          },
        ],
      },
    },
    belgium: { germany: { infantry: 2, artillery: 2 } },
  },
  queue: six,
} as const

const tab =
  (name: string) =>
  async ({ page }: Table) => {
    const found = page.getByRole('tab', { name })
    if (await found.isVisible()) await found.click()
  }
const sheet =
  (key: string) =>
  ({ page }: Table) =>
    page.keyboard.press(key)
const menu =
  (item: RegExp) =>
  async ({ page }: Table) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

/** The screens that every ruleset has, as the standard game shows them. */
export const STANDARD: readonly Screen[] = [
  {
    name: 'purchase',
    spec: { ...opening, phase: 'purchase' },
    act: [{ type: 'purchase', units: { infantry: 6, battleship: 1 } }],
  },
  { name: 'late purchase', spec: { ...late, phase: 'purchase' } },
  { name: 'movement', spec: { ...opening, phase: 'move' } },
  {
    name: 'chosen army and preview',
    spec: { ...opening, phase: 'move' },
    press: async (table) => {
      await table.press('alsace')
      await table.target('lorraine').hover()
    },
  },
  {
    name: 'orders',
    spec: { ...opening, phase: 'move' },
    act: march,
    press: (table) => table.press('ruhr'),
  },
  {
    name: 'why not',
    spec: { ...opening, phase: 'move' },
    press: async (table) => {
      await table.press('alsace')
      await table.press('paris', ['Shift'])
      await expect(table.why).toBeVisible()
    },
  },
  {
    name: 'a question before an order',
    spec: { ...opening, phase: 'move' },
    press: async (table) => {
      await table.press('kiel')
      await table.press('holland')
    },
  },
  { name: 'late movement', spec: late },
  { name: 'fleet with cargo', spec: landing, press: (table) => table.press('sz9') },
  { name: 'combat list', spec: { ...late, phase: 'combat' } },
  { name: 'before a battle', spec: { ...lorraine, queue: six }, press: (table) => table.fight('Lorraine') },
  { name: 'losses', spec: { ...lorraine, queue: [1, 6, ...faces] }, act: [attack('lorraine')] },
  {
    name: 'losses of several powers',
    spec: {
      ...spec,
      units: {
        lorraine: {
          germany: { infantry: 9, artillery: 4 },
          france: { infantry: 8, artillery: 2, fighter: 1 },
          britain: { infantry: 4, artillery: 1 },
          usa: { infantry: 3 },
        },
      },
      usaAtWar: true,
      queue: [1, ...Array(60).fill(2)],
    },
    act: [attack('lorraine')],
  },
  {
    name: 'result',
    spec: {
      ...spec,
      units: { lorraine: { germany: { infantry: 7, artillery: 3 }, france: { infantry: 1 } } },
      queue: [1, ...six],
    },
    act: [attack('lorraine')],
  },
  { name: 'submerge', spec: { ...fleets, queue: [6, 6, 1, 6, 6, 6, 1, 6] }, act: [attack('sz7')] },
  {
    name: 'press on or break off',
    spec: {
      ...spec,
      units: { sz9: { germany: { cruiser: 2, battleship: 1 }, britain: { cruiser: 2, submarine: 1 } } },
      queue: six,
    },
    act: [attack('sz9')],
  },
  {
    name: 'landing before the throw',
    spec: landing,
    act: [{ type: 'offload', transport: 1, to: 'belgium', units: { infantry: 1, artillery: 1 } }, END],
    press: (table) => table.fight('Belgium'),
  },
  {
    name: 'typed dice',
    spec: { ...lorraine, dice: 'entered' },
    act: [attack('lorraine')],
  },
  {
    name: 'a neutral represented',
    spec: { ...opening, phase: 'move' },
    press: async (table) => {
      await table.press('kiel')
      await table.press('holland')
      await table.page.getByRole('button', { name: 'Enter Holland' }).click()
      await table.go(/^End movement/)
      await expect(table.question).toBeVisible()
    },
  },
  {
    name: 'mobilise',
    spec: { ...opening, phase: 'purchase', treasury: { germany: 60 } },
    act: [{ type: 'purchase', units: { infantry: 6, artillery: 2, battleship: 1, submarine: 1 } }, END, END, END],
  },
  { name: 'collect', spec: { ...opening, phase: 'income' } },
  { name: 'income', spec: { ...late, phase: 'income' }, press: tab('Income') },
  { name: 'log', spec: { ...opening, phase: 'move' }, act: march, press: tab('Log') },
  {
    name: 'space',
    spec: late,
    press: async (table) => {
      await table.press('belgium')
      await tab('Space')(table)
    },
  },
  {
    name: 'find',
    spec: { ...opening, phase: 'move' },
    press: async ({ page }) => {
      await page.keyboard.press('/')
      await page.getByRole('combobox').fill('b')
    },
  },
  { name: 'help', spec: { ...opening, phase: 'move' }, press: sheet('?') },
  { name: 'rules', spec: { ...opening, phase: 'move' }, press: menu(/^Rules/) },
  { name: 'settings', spec: { ...opening, phase: 'move' }, press: menu(/^Settings/) },
  { name: 'menu', spec: { ...opening, phase: 'move' }, press: ({ page }) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    name: 'notice',
    spec: { ...opening, phase: 'move' },
    press: async ({ page }) => {
      await page.keyboard.press('Escape')
      const data = await page.evaluateHandle(() => {
        const held = new DataTransfer()
        held.items.add(new File(['no game'], 'no-game.json', { type: 'application/json' }))
        return held
      })
      await page.dispatchEvent('body', 'drop', { dataTransfer: data })
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'victory',
    spec: { ...opening, phase: 'move' },
    act: [{ type: 'resign', side: 'allies' }],
  },
  { name: 'key', spec: { ...late, phase: 'move' }, press: sheet('k') },
  // Last, for it covers the map.
  { name: 'all spaces', spec: late, press: sheet('v') },
]
