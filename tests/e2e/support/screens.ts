import type { TestInfo } from '@playwright/test'
import { measureInAll } from './sizes.ts'
import { type Action, type Spec, type Table, TWO } from './table.ts'

/** A screen of a game: the position, what is done there behind it, and what is pressed to see it. */
export type Screen = { name: string; spec: Partial<Spec>; act?: readonly Action[]; press?: (table: Table) => Promise<void> }

/** Each of them on the same page, one after another, and what is to be seen there looked at. */
export async function visit(table: Table, screens: readonly Screen[], look: (name: string) => Promise<void>): Promise<void> {
  await table.start()
  for (const { name, spec, act = [], press } of screens) {
    await table.put({ seed: 'sizes', round: 2, power: 'germany', base: 'empty', phase: 'combat', players: TWO, ...spec })
    await table.do(...act)
    await press?.(table)
    await look(name)
  }
}

/** Every screen in every window. */
export const fits = (table: Table, info: TestInfo, screens: readonly Screen[]): Promise<void> =>
  visit(table, screens, (name) => measureInAll(table, info, name))
