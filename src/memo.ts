/** Things that are made once and kept: what every room may use, and what itself uses nothing. */

/** Made when it is first asked for, and again after it was forgotten. */
export function once<T>(make: () => T): (() => T) & { forget(): void } {
  let made: { readonly it: T } | null = null
  return Object.assign(
    () => {
      made ??= { it: make() }
      return made.it
    },
    {
      forget: () => {
        made = null
      },
    },
  )
}

/** What was made last, for as long as the very same things are handed in. */
export function latest<A extends readonly unknown[], T>(make: (...of: A) => T): (...of: A) => T {
  let made: { readonly of: A; readonly it: T } | null = null
  return (...of) => {
    if (!made || made.of.some((each, i) => each !== of[i])) made = { of, it: make(...of) }
    return made.it
  }
}
