/** Finding rules by what somebody remembers of them. */
import Fuse from 'fuse.js'
import { memoizeLast } from '../../memoize.ts'
import type { Chapter, Line } from './book.ts'

const FEW = 40
/** What could be a part of an id. */
const ID = /[\d-]/
/** Shorter than this nothing is searched for. */
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
      // Words that all have to be there, in whatever order.
      useExtendedSearch: true,
    },
  )
const index = memoizeLast(indexOf)

/** Signs that mean something to the search and nothing to who types them. */
const plain = (query: string): string => query.replace(/[!^$='"|]/g, ' ').trim()

/** Rules by id, title, chapter or words; an id or a part of one stands before what merely sounds like it. */
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
