import type { TestInfo } from '@playwright/test'
import { measureInAll } from './sizes.ts'
import { type Action, type Spec, type Table, TWO } from './table.ts'

/** A screen of a game: the position, what is done there behind it, and what is pressed to see it. */
export type Screen = { name: string; spec: Partial<Spec>; act?: readonly Action[]; press?: (table: Table) => Promise<void> }

/** Every screen in every window, one after another on the same page. */
export async function fits(table: Table, info: TestInfo, screens: readonly Screen[]): Promise<void> {
  await table.start()
  for (const { name, spec, act = [], press } of screens) {
    await table.put({ seed: 'sizes', round: 2, power: 'germany', base: 'empty', phase: 'combat', players: TWO, ...spec })
    await table.do(...act)
    await press?.(table)
    await measureInAll(table, info, name)
  }
}
