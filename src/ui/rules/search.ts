/** Full-text search for rules. */
import Fuse from 'fuse.js'
import { memoizeLast } from '../../memoize.ts'
import type { Chapter, Line } from './book.ts'

const FEW = 40
/** Text that may be part of an id. */
const ID = /[\d-]/
/** Minimum length of a query. */
export const LEAST = 2

type Indexed = Line & { readonly chapter: string }

const indexOf = (book: readonly Chapter[]) =>
  new Fuse<Indexed>(
    book.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, chapter: name }))),
    {
      keys: [
        { name: 'rule.title', weight: 3 },
        { name: 'chapter', weight: 1 },
        { name: 'rule.text', weight: 1 },
      ],
      threshold: 0.3,
      ignoreLocation: true,
      minMatchCharLength: LEAST,
      // All words must match, in any order.
      useExtendedSearch: true,
    },
  )
const index = memoizeLast(indexOf)

/** Operators of the search library, escaped. */
const plain = (query: string): string => query.replace(/[!^$='"|]/g, ' ').trim()

/** Rules by id, title, chapter or text. Matches of an id come first. */
export function searchRules(book: readonly Chapter[], query: string): Line[] {
  const wanted = plain(query)
  const lines = book.flatMap((chapter) => chapter.lines)
  if (wanted.length < LEAST) return []
  const byId = ID.test(wanted) ? lines.filter(({ rule }) => rule.id.toLowerCase().includes(wanted.toLowerCase())) : []
  const known = new Map(lines.map((line) => [line.rule.id, line]))
  const bySound = index(book)
    .search(wanted, { limit: FEW })
    .flatMap(({ item }) => known.get(item.rule.id) ?? [])
  return [...new Set([...byId, ...bySound])].slice(0, FEW)
}
