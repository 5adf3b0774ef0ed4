/** The rule catalogue, loaded when the first rule is named. Until then a rule is shown by its id. */

import { create } from 'zustand'
import type { RuleEntry } from '../../content/rules.ts'
import { lazy } from '../../memoize.ts'

type Book = { ruleById: (id: string) => RuleEntry | undefined }
const useBook = create<Book>()(() => ({ ruleById: () => undefined }))

const fetched = lazy(
  (): Promise<void> =>
    import('../../content/rules.ts').then(
      ({ ruleById }) => useBook.setState({ ruleById }),
      () => fetched.reset(),
    ),
)
/** Resolves when it is loaded; retries after a failure. */
export const openRulebook = (): Promise<void> => fetched()

export function useRule(id: string): RuleEntry | undefined {
  return useBook((book) => book.ruleById(id))
}
