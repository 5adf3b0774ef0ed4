/** The catalogue of rules for the screen. It is fetched when the first rule is named, and until then a rule is its id alone. */
import { create } from 'zustand'
import type { RuleEntry } from '../content/rules.ts'

type Book = { ruleById: (id: string) => RuleEntry | undefined }
const useBook = create<Book>()(() => ({ ruleById: () => undefined }))

let asked: Promise<void> | null = null
/** Resolves when it is there; asking again costs nothing. */
export function openRulebook(): Promise<void> {
  asked ??= import('../content/rules.ts').then(
    ({ ruleById }) => useBook.setState({ ruleById }),
    () => {
      asked = null
    },
  )
  return asked
}

export function useRule(id: string): RuleEntry | undefined {
  return useBook((book) => book.ruleById(id))
}
