/** What borders what on the board of each ruleset: the standard board, and what a variant adds, parts and gives away. */
import standard from '../../data/board.json'
import variantData from '../../data/board-variants.json'

export type NewSpace = { readonly id: string; readonly adjacent: readonly string[] }
export type Variant = {
  /** The board it is made from: the standard one or another variant's. */
  readonly from: string
  readonly added: readonly NewSpace[]
  /** Spaces that border each other there and not here. */
  readonly apart: readonly (readonly [string, string])[]
}
export type Board = { readonly spaces: ReadonlySet<string>; readonly pairs: ReadonlySet<string> }

const variants = variantData as unknown as Readonly<Record<string, Variant>>

export const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

export function boardOf(ruleset: string): Board {
  const variant = variants[ruleset]
  const base: readonly NewSpace[] = standard.spaces
  const from = variant ? boardOf(variant.from) : { spaces: new Set<string>(), pairs: new Set<string>() }
  const added = variant ? variant.added : base
  const spaces = new Set([...from.spaces, ...added.map(({ id }) => id)])
  const pairs = new Set([...from.pairs, ...added.flatMap(({ id, adjacent }) => adjacent.map((next) => pairOf(id, next)))])
  for (const [one, other] of variant?.apart ?? []) pairs.delete(pairOf(one, other))
  return { spaces, pairs }
}
