/** The catalogue of rules for the screen. It is fetched when the first rule is named, and until then a rule is its id alone. */

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
/** Resolves when it is there; asking again costs nothing, and fetches it anew only where it could not be had. */
export const openRulebook = (): Promise<void> => fetched()

export function useRule(id: string): RuleEntry | undefined {
  return useBook((book) => book.ruleById(id))
}
