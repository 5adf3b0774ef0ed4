/** A parsed message as plain data, so that the built page contains no parser. */

/** `#` in a plural. */
export const HASH = 0

export type MessagePart =
  | string
  | typeof HASH
  | readonly [name: string, kind?: undefined, how?: undefined]
  | readonly [name: string, kind: 'number', how?: Intl.NumberFormatOptions]
  | readonly [name: string, kind: 'select', how: MessageChoices]
  | readonly [name: string, kind: 'plural', how: MessageChoices]
export type MessageChoices = Readonly<Record<string, MessageParts>>
export type MessageParts = string | readonly MessagePart[]

/** ICU select keys allow no hyphens; ids have them, so `_` replaces them. */
export const toSelectKey = (id: string) => id.replaceAll('-', '_')
