/** Typed numbers on a counter: a second digit soon after the first makes a two-digit number. */

export type Typed = { readonly value: number; readonly at: number }

/** Maximum delay between two digits (ms). */
export const SOON = 1000

/** If the two-digit number is too large, the second digit starts a new number. */
export function typed(before: Typed | null, digit: number, now: number, most: number): Typed {
  const both = before && now - before.at <= SOON ? before.value * 10 + digit : digit
  return { value: both <= most ? both : digit, at: now }
}
