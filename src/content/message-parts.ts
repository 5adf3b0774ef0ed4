/** What a message is made of, once it has been read: plain data, so that the built page brings it along and reads nothing. */

/** `#` in a plural: the number it goes by. */
export const HASH = 0

export type Wording =
  | string
  | typeof HASH
  | readonly [name: string, kind?: undefined, how?: undefined]
  | readonly [name: string, kind: 'number', how?: Intl.NumberFormatOptions]
  | readonly [name: string, kind: 'select', how: Choices]
  | readonly [name: string, kind: 'plural', how: Choices]
export type Choices = Readonly<Record<string, Parts>>
/** Words alone, or words with places in them. */
export type Parts = string | readonly Wording[]

/** ICU allows no hyphen in what is chosen by, but the game's ids have them: there `_` stands in their place. */
export const underscored = (id: string) => id.replaceAll('-', '_')
