import { SIZES } from './sizes.ts'
import { type Action, type Spec, type Table, TWO } from './table.ts'

/** A screen of a game: the position, what is done there behind it, and what is pressed to see it. */
export type Screen = { name: string; spec: Partial<Spec>; act?: readonly Action[]; press?: (table: Table) => Promise<void> }

/** Each of them on the same page, one after another, and what is to be seen there looked at: the page around the map, not its pictures. */
export async function visit(table: Table, screens: readonly Screen[], look: (name: string) => Promise<void>): Promise<void> {
  // By name, for those who mend one of them: ONLY=losses PICTURES=1.
  const only = new RegExp(process.env.ONLY ?? '')
  await table.page.addInitScript(nothingPasses)
  await table.start()
  for (const screen of screens.filter((each) => only.test(each.name))) {
    await bringUp(table, screen)
    await look(screen.name)
  }
}

/** Opens a screen on a page that shows a game or the start page. */
export async function bringUp(table: Table, { spec, act = [], press }: Screen): Promise<void> {
  await table.page.setViewportSize(SIZES[0])
  await table.put({ seed: 'sizes', round: 2, power: 'germany', base: 'empty', phase: 'combat', players: TWO, ...spec })
  await table.do(...act)
  await press?.(table)
}

/** Keeps elements that disappear after a few seconds, for slow machines. */
export function nothingPasses(): void {
  const { setTimeout } = globalThis
  globalThis.setTimeout = ((then: () => void, after = 0, ...rest: []) =>
    after >= 3000 ? 0 : setTimeout(then, after, ...rest)) as typeof setTimeout
}
