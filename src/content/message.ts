/** Messages in the ICU format, made ready when they are first said: the sentences of the rules and the words of the table alike. */
import { IntlMessageFormat } from 'intl-messageformat'
import { LANGUAGE } from './language.ts'

export type Values = Readonly<Record<string, unknown>>
/** A message that waits for its values. Throws where one of them is missing. */
export type Message = (values?: Values) => string

/** Ids only: a name that is chosen by and printed too keeps its hyphen. */
const HYPHENED = /^[a-z]+(?:-[a-z]+)+$/
const underscored = (id: string) => id.replaceAll('-', '_')

/** ICU allows no hyphen in what a `select` chooses by, but the game's ids have them: both sides read `_` instead. */
function compile(source: string): Message {
  // Most words stand for themselves, and to read them as a message takes longer than to say them.
  if (!/[{}]|''/.test(source)) return () => source
  const selects = [...source.matchAll(/\{\s*(\w+)\s*,\s*select\b/g)].map((match) => match[1] as string)
  const plain = selects.length > 0 ? source.replace(/\b[a-z]+(?:-[a-z]+)+(?=\s*\{)/g, underscored) : source
  const message = new IntlMessageFormat(plain, LANGUAGE, undefined, { ignoreTag: true })
  return (values) => {
    let given = values
    for (const name of selects) {
      const value = given?.[name]
      if (typeof value === 'string' && HYPHENED.test(value)) given = { ...given, [name]: underscored(value) }
    }
    return String(message.format(given as Parameters<IntlMessageFormat['format']>[0]))
  }
}

/** The messages that `sourceOf` knows by id, each compiled once; undefined for an id it does not know. */
export function phrasebook(sourceOf: (id: string) => string | undefined): (id: string) => Message | undefined {
  const compiled = new Map<string, Message>()
  return (id) => {
    const known = compiled.get(id)
    if (known) return known
    const source = sourceOf(id)
    if (source === undefined) return undefined
    const made = compile(source)
    compiled.set(id, made)
    return made
  }
}
