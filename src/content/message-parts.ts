/** A parsed message as plain data, so that the built page contains no parser. */

/** `#` in a plural. */
export const HASH = 0

export type Wording =
  | string
  | typeof HASH
  | readonly [name: string, kind?: undefined, how?: undefined]
  | readonly [name: string, kind: 'number', how?: Intl.NumberFormatOptions]
  | readonly [name: string, kind: 'select', how: Choices]
  | readonly [name: string, kind: 'plural', how: Choices]
export type Choices = Readonly<Record<string, Parts>>
export type Parts = string | readonly Wording[]

/** ICU select keys allow no hyphens; ids have them, so `_` replaces them. */
export const underscored = (id: string) => id.replaceAll('-', '_')
