/** What a person presses for each action of a lesson: on the map, in the dock, on the main button; nothing behind the screen. */
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { Lesson, LessonAction, Play } from '../../../src/content/lessons.ts'
import { step } from './driver.ts'
import { expect, nameOf, type Table } from './table.ts'

type Of<T extends LessonAction['type']> = Extract<LessonAction, { type: T }>
type Sent = Of<'move'> | Of<'load'> | Of<'offload'>
type Counts = Readonly<Record<string, number>>

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'))
const units = read('units.json') as { id: string; name: string; plural: string }[]
const powers = new Map((read('powers.json') as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
export const title = (type: string): string => units.find(({ id }) => id === type)?.name ?? type

export const drills = ['standard', 'tournament', 'influence', 'advanced'].flatMap(
  (file) => read(`lessons/${file}.json`) as Lesson[],
)

export const counted = (counts: Counts): [string, number][] =>
  Object.entries(counts).flatMap(([type, count]) => (count > 0 ? [[type, count] as [string, number]] : []))

/** Presses until what has been sent is seen in the state. */
async function acted(table: Table, press: () => Promise<unknown>): Promise<void> {
  const seen = async (): Promise<string> => JSON.stringify(await table.state())
  const before = await seen()
  await press()
  // What has several ways asks which; the first will do.
  const first = table.dock.locator('[data-first]')
  await expect(async () => {
    for (const way of await first.all()) await way.dispatchEvent('click')
    expect(await seen()).not.toBe(before)
  }).toPass({ intervals: [20, 50, 100, 250] })
}

export const wanted = (label: string, action: Sent): number => {
  if (action.type === 'offload') {
    const [ship, ...aboard] = label.split(', ')
    const cargo = counted(action.units).map(([type, count]) => `${count} ${title(type).toLowerCase()}`)
    return ship === 'Transport' && cargo.every((part) => aboard.join().includes(part)) ? 1 : 0
  }
  if (/^Transport\b/.test(label) && action.type === 'move') return action.transports?.length ?? 0
  return counted(action.units ?? {}).find(([type]) => title(type) === label)?.[1] ?? 0
}

const fromOf = (action: Sent): string =>
  action.type === 'offload' ? (typeof action.transport === 'number' ? '' : action.transport.in) : action.from

/** Where these are sent. */
export const goalOf = (action: Sent): string => {
  if (action.type === 'move') return action.path.at(-1)!
  return action.type === 'offload' ? action.to : typeof action.transport === 'number' ? '' : action.transport.in
}

const labelsOf = (steppers: Locator): Promise<string[]> =>
  steppers.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))

/** Presses the space an order begins in, and the names of the numbers there. */
export async function openSteppers(table: Table, action: Sent): Promise<string[]> {
  await table.press(fromOf(action))
  const steppers = table.dock.getByRole('spinbutton')
  await expect(steppers.first()).toBeVisible()
  const further = table.dock.getByRole('checkbox')
  if (action.type === 'move' && (await further.count()) > 0) await further.setChecked(action.strategic ?? false)
  return labelsOf(steppers)
}

/** Picks up what an order is about, by the steppers of its space. */
async function pickUp(table: Table, action: Sent): Promise<void> {
  for (const name of await openSteppers(table, action)) await table.set(name, wanted(name, action))
  if (action.type === 'offload') await stayAboard(table, action)
}

/** Of what a ship carries, who is not to land. */
async function stayAboard(table: Table, { units: landing }: Of<'offload'>): Promise<void> {
  const aboard = table.dock.locator('fieldset').getByRole('button', { pressed: true })
  const names = await aboard.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  for (const name of names.filter((each) => !counted(landing).some(([type]) => title(type).toLowerCase() === each)))
    await aboard
      .and(table.page.getByRole('button', { name, exact: true }))
      .first()
      .click()
}

async function send(table: Table, action: Sent): Promise<void> {
  await pickUp(table, action)
  // A long list of targets is folded; the map has them all.
  const target = table.target(goalOf(action))
  await acted(table, async () => ((await target.count()) > 0 ? target.click() : table.press(goalOf(action))))
}

export const primary = (table: Table): Promise<void> => table.primary.dispatchEvent('click')
const onward = (table: Table): Promise<void> => step(table, () => primary(table))

/** The phase is left by the main button, which also rolls and places what is left to be rolled and placed. */
async function leave(table: Table): Promise<void> {
  const at = async (): Promise<string> => {
    const { power, phase } = (await table.state()).flow
    return `${power} ${phase} ${await over(table).count()}`
  }
  const before = await at()
  for (let n = 0; n < 6 && (await at()) === before; n++) await onward(table)
}

/** Opens the next battle, answers its questions and rolls the dice. */
async function attack(table: Table, { space, with: joined = [] }: Of<'attack'>): Promise<void> {
  await table.fight(nameOf(space))
  for (const power of joined) await table.dock.getByRole('checkbox', { name: powers.get(power)!, exact: true }).check()
  await onward(table)
}

/** The rows of what is to be lost, all at nothing; how many of each are asked for. */
export async function lossRows(table: Table, { lose, hit = {} }: Of<'casualties'>): Promise<(readonly [string, number])[]> {
  const rows = table.dock.getByRole('spinbutton')
  await expect(rows.first()).toBeVisible()
  const labels = await labelsOf(rows)
  const several = labels.some((name) => name.includes(', '))
  for (const row of await rows.all()) await row.press('Home')
  const named = ([power, counts]: [string, Counts], name: (of: { name: string; plural: string }) => string) =>
    counted(counts).map(
      ([type, count]) =>
        [`${name(units.find(({ id }) => id === type)!)}${several ? `, ${powers.get(power)}` : ''}`, count] as const,
    )
  return [
    // Ships that take two hits have a row for the first and one for the second.
    ...Object.entries(lose).flatMap((each) =>
      named(each, ({ name, plural }) =>
        labels.some((label) => label.startsWith(plural)) ? plural : `Sink a ${name.toLowerCase()}`,
      ),
    ),
    ...Object.entries(hit).flatMap((each) => named(each, ({ name }) => `Damage a ${name.toLowerCase()}`)),
  ]
}

async function lose(table: Table, losses: Of<'casualties'>): Promise<void> {
  for (const [label, count] of await lossRows(table, losses)) await table.set(label, count)
  await onward(table)
}

/** How many, then the main button. */
async function howMany(table: Table, unit: string, count: number): Promise<void> {
  await table.set(unit, count)
  await onward(table)
}

/** One of the ways of a question, which all have a button of their own in the foot. */
const way = (table: Table, name: RegExp): Promise<void> =>
  step(table, () => table.dock.getByRole('button', { name }).first().dispatchEvent('click'))

const click = (table: Table, button: Locator): Promise<void> => acted(table, () => button.click())

type Presses = { readonly [T in LessonAction['type']]?: (table: Table, action: Of<T>) => Promise<void> }
const PRESSES: Presses = {
  purchase: async (table, { units: bought }) => {
    for (const [type, count] of counted(bought)) await table.set(title(type), count)
  },
  mobilize: async (table, { units: placed, to }) => {
    for (const [type, count] of counted(placed)) await table.set(`${title(type)} in ${nameOf(to)}`, count)
  },
  influence: (table, { country }) =>
    click(table, table.dock.getByRole('button', { name: new RegExp(`^Win ${nameOf(country)} for`) })),
  revolt: (table, { territory }) =>
    click(table, table.dock.getByRole('button', { name: new RegExp(`^Raise a revolt in ${nameOf(territory)} for`) })),
  'declare-submarine-warfare': async (table) => {
    await table.page.getByRole('tab', { name: 'Income' }).click()
    await table.dock.getByRole('button', { name: 'Declare' }).click()
    await click(table, table.page.getByRole('button', { name: 'Declare it' }))
    await table.page.getByRole('tab', { name: 'Orders' }).click()
  },
  move: send,
  load: send,
  offload: send,
  attack,
  casualties: lose,
  submerge: (table, { count }) => howMany(table, 'submarines', count),
  gas: (table, { count }) => howMany(table, 'artillery', count),
  coastal: (table, { count }) => howMany(table, 'artillery', count),
  convoy: (table, { submarines }) => howMany(table, 'submarines', submarines),
  press: (table, { on }) => way(table, on ? /^Press on/ : /^Break off/),
  retreat: (table, { to }) => way(table, new RegExp(`^Retreat to ${nameOf(to)}`)),
  'end-phase': leave,
}

/** A drill has ended: its result is in the dock. */
export const over = (table: Table): Locator => table.dock.getByRole('heading', { name: /stars?$|^Not yet$/ })

/** One line of a lesson's solution; `rest`: each open question as it is proposed. */
export async function play(table: Table, each: Play): Promise<void> {
  if (each === 'rest') {
    for (let n = 0; n < 12 && (await table.state()).flow.pending; n++) await onward(table)
    return
  }
  const press = PRESSES[each.type] as ((table: Table, action: LessonAction) => Promise<void>) | undefined
  if (!press) throw new Error(`nobody knows how to press ${each.type}`)
  await press(table, each)
}

/** The drill, by its address. */
export async function begin(table: Table, id: string): Promise<void> {
  await table.page.evaluate((hash) => {
    location.hash = hash
  }, `#lesson=${id}`)
  await expect(table.page.getByRole('region', { name: 'Drill' })).toBeVisible()
  await expect(table.map).toBeVisible()
}

/** The drill on the table, from its beginning. */
export const again = (table: Table): Promise<void> =>
  table.page.getByRole('region', { name: 'Drill' }).getByRole('button', { name: 'Again' }).click()
