import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { drawNothing } from './draw-nothing.ts'
import { test as base, expect } from './test.ts'

type Door = typeof globalThis.contested
export type Spec = Parameters<Door['open']>[0]
export type Action = Parameters<Door['dispatch']>[0]
export type State = NonNullable<ReturnType<Door['state']>>

type Named = { id: string; name: string }
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'))
const { spaces } = read('board.json') as { spaces: Named[] }
const added = Object.values(read('board-variants.json') as Record<string, { added: Named[] }>).flatMap((variant) => variant.added)
const names = new Map([...spaces, ...added].map((space) => [space.id, space.name]))
export const nameOf = (space: string): string => names.get(space) ?? space

export const TWO = [
  { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
] as const

/** What a person sees of a game and does with it: presses on the map, in the dock and on the keys. */
export class Table {
  readonly page: Page
  readonly map
  readonly dock
  readonly primary
  readonly question
  readonly why
  /** The card between two people. */
  readonly handover
  constructor(page: Page) {
    this.page = page
    this.map = page.getByRole('application')
    this.dock = page.getByRole('complementary', { name: 'Orders and facts' })
    this.primary = page.locator('[data-primary]')
    this.question = this.dock.locator('section[data-edge="power"]')
    this.why = this.dock.getByRole('region', { name: 'Why not' })
    this.handover = page.locator('[data-handover]')
  }

  async start(): Promise<void> {
    await this.page.goto('./')
    // On a phone the form of a new game is a second step.
    await this.page
      .getByRole('button', { name: /^(Begin the war|New game)/ })
      .first()
      .waitFor()
  }

  async open(spec: unknown): Promise<void> {
    await this.start()
    await this.put(spec)
  }
  /** Another position in place of what is open. */
  async put(spec: unknown): Promise<void> {
    // Loaded after the start page.
    await this.page.waitForFunction(() => 'contested' in globalThis)
    await this.page.evaluate((what) => contested.open(what as Parameters<typeof contested.open>[0]), spec)
    await expect(this.map).toBeVisible()
  }

  /** Waits until all code has loaded, including lazy chunks. */
  async rest(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('contested-1914:at-rest').length > 0)
  }

  state(): Promise<State> {
    return this.page.evaluate(() => contested.state() as NonNullable<ReturnType<typeof contested.state>>)
  }
  hash(): Promise<string> {
    return this.page.evaluate(() => contested.save().hash)
  }
  kept(): Promise<void> {
    return this.page.evaluate(() => contested.kept())
  }
  /** Behind the screen; only to reach the position that a test is about. */
  do(...actions: unknown[]): Promise<void> {
    return this.page.evaluate((all) => {
      for (const action of all as Parameters<typeof contested.dispatch>[0][]) {
        const outcome = contested.dispatch(action)
        if (!outcome.ok) throw new Error(outcome.error.message)
      }
    }, actions)
  }
  /** Units of a space, as `power type` → count. */
  async standing(space: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const stack of (await this.state()).war.units[space] ?? []) {
      const key = `${stack.power} ${stack.type}${stack.damaged ? ' damaged' : ''}`
      counts[key] = (counts[key] ?? 0) + stack.count
    }
    return counts
  }

  /** Where the space is pressed, once the map has come to rest; it is brought into view first where it must be. */
  async pointOf(space: string): Promise<{ x: number; y: number }> {
    let at = await this.restingPoint(space)
    if (!(await this.shows(at))) {
      await this.find(space)
      at = await this.restingPoint(space)
    }
    return at
  }
  private async restingPoint(space: string) {
    let point: { x: number; y: number } | null = null
    await expect
      .poll(
        async () => {
          // Where it is after two frames more: a map that moves has moved by then, however long they take.
          point = await this.page.evaluate(async (id) => {
            const before = JSON.stringify(contested.clickPointOf(id))
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
            const now = contested.clickPointOf(id)
            return JSON.stringify(now) === before ? now : null
          }, space)
          return point
        },
        { intervals: [20, 50, 100, 250] },
      )
      .not.toBeNull()
    return point!
  }
  private shows({ x, y }: { x: number; y: number }): Promise<boolean> {
    return this.map.evaluate((map, at) => map.contains(document.elementFromPoint(at.x, at.y)), { x, y })
  }
  async press(space: string, modifiers: 'Shift'[] = []): Promise<void> {
    const { x, y } = await this.pointOf(space)
    for (const key of modifiers) await this.page.keyboard.down(key)
    await this.page.mouse.click(x, y)
    for (const key of modifiers) await this.page.keyboard.up(key)
  }
  /** By keyboard: `/`, a name, Enter. */
  async find(space: string): Promise<void> {
    await this.page.keyboard.press('/')
    const field = this.page.getByRole('combobox', { name: 'Name of a territory or sea zone' })
    await field.fill(nameOf(space))
    await this.page.keyboard.press('Enter')
    await expect(field).toBeHidden()
    await expect(this.map).toBeFocused()
  }

  stepper(label: string) {
    return this.dock.getByRole('spinbutton', { name: label, exact: true })
  }
  /** Sets a number by its keys. */
  async set(label: string, value: number): Promise<void> {
    const stepper = this.stepper(label)
    await stepper.press('Home')
    if (value < 10) await stepper.press(String(value))
    else for (let i = 0; i < value; i++) await stepper.press('ArrowUp')
    await expect(stepper).toHaveText(String(value))
  }
  async more(label: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.dock.getByRole('button', { name: `One more: ${label}`, exact: true }).click()
  }
  target(space: string) {
    return this.dock.getByRole('button', { name: new RegExp(`^${nameOf(space)}: `) })
  }
  rule(id: string) {
    return this.page.getByRole('button', { name: new RegExp(`^Rule ${id}\\b`) })
  }
  /** Presses a disabled control; the reason appears next to it. */
  async askWhy(control: Locator): Promise<Locator> {
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await control.click({ force: true })
    return this.page.getByRole('dialog', { name: 'Why not?' })
  }
  phase() {
    return this.page.getByRole('list', { name: 'Phases of the turn' }).locator('[aria-current="step"]')
  }
  /** The next person takes the table, which must be handed over to them: "Ben, for Russia". */
  async begin(whom: string | RegExp): Promise<void> {
    await expect(this.handover).toContainText(whom)
    await this.handover.locator('[data-primary]').click()
    await expect(this.handover).toBeHidden()
  }
  /** A key counts again: a main button that has just appeared in answer to a press waits a moment. */
  async ready(): Promise<void> {
    await expect(this.primary).not.toHaveAttribute('data-paused')
  }
  /** The main button, which must be the one that is expected. */
  async go(label: string | RegExp): Promise<void> {
    await expect(this.primary).toHaveText(label)
    await this.primary.click()
  }
  /** Opens the next battle, which must be the one that is expected: the main button only where it must be fought, and alone it is open. */
  async fight(space: string): Promise<void> {
    const button = this.dock.getByRole('button', { name: new RegExp(`^(Fight for|Next:) ${space}\\b`) })
    const board = this.dock.getByRole('region', { name: `Battle of ${space}` }).filter({ hasNotText: 'Next:' })
    await expect(button.or(board).first()).toBeVisible()
    if (await button.isVisible()) await button.click()
  }
  /** The button that throws the dice; it waits a moment after it has appeared, so that no second tap means it. */
  async attack(): Promise<void> {
    await expect(this.primary).toHaveText(/^Attack/)
    await expect(async () => {
      if (/^Attack/.test((await this.primary.textContent()) ?? '')) await this.primary.click()
      await expect(this.primary).not.toHaveText(/^Attack/, { timeout: 100 })
    }).toPass({ intervals: [100] })
  }
}

/** In the page, before anything of it runs; settings that a test has made stay. */
export function playWithOneHand(): void {
  try {
    if (localStorage.getItem('contested-1914:settings') === null)
      localStorage.setItem('contested-1914:settings', JSON.stringify({ handover: 'off' }))
  } catch {
    // A page without storage asks for it each time.
  }
}

type Fixtures = {
  table: Table
  /** Draws the map or not. Without it a test is a third faster; PICTURES=1 draws it always. */
  pictures: boolean
  /** Whether the next person has to begin. Most tests play both sides with one hand. */
  handsOver: boolean
}

export const test = base.extend<Fixtures>({
  pictures: [true, { option: true }],
  handsOver: [false, { option: true }],
  table: async ({ page, pictures, handsOver }, use) => {
    if (!handsOver) await page.addInitScript(playWithOneHand)
    if (!pictures && !process.env.PICTURES) await page.addInitScript(drawNothing)
    await use(new Table(page))
  },
})
export { expect }
