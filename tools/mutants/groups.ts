// Adapts vitest groups: a group that throws while being collected counts as a failed test. Otherwise its file would count as
// empty, and the mutant as survived.
import * as vitest from 'vitest'

export const { afterEach, expect, test } = vitest
export const it = test

/** The body of a group, in a test that fails if it cannot be read. */
const readable =
  <A extends unknown[]>(read: (...args: A) => void) =>
  (...args: A): void => {
    try {
      read(...args)
    } catch (error) {
      test('can be read', () => {
        throw error
      })
    }
  }

const group = (name: string, read: () => void) => vitest.describe(name, readable(read))
const each =
  (table: readonly unknown[]) =>
  (name: string, read: (...args: unknown[]) => void): void =>
    vitest.describe.each(table)(name, readable(read))

export const describe = Object.assign(group, { each })
