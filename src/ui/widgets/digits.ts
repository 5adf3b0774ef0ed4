/** Numbers typed on something that is counted: a digit sets it, and a second one soon after makes it ten and more. */

export type Typed = { readonly value: number; readonly at: number }

/** So soon (ms) a second digit belongs to the first. */
export const SOON = 1000

/** A second digit that would make more than there are begins anew. */
export function typed(before: Typed | null, digit: number, now: number, most: number): Typed {
  const both = before && now - before.at <= SOON ? before.value * 10 + digit : digit
  return { value: both <= most ? both : digit, at: now }
}
