/** ICU messages, parsed on first use. */
import { lazy } from '../memoize.ts'
import { LANGUAGE } from './language.ts'
import { HASH, type MessageChoices, type MessagePart, type MessageParts, toSelectKey } from './message-parts.ts'
import { readMessage } from './read-message.ts'

export type Values = Readonly<Record<string, unknown>>
/** Formats the message. Throws if a value is missing. */
export type Message = (values?: Values) => string

const plural = new Intl.PluralRules(LANGUAGE)
const numberFormat = lazy(() => new Intl.NumberFormat(LANGUAGE))
/** Formats a number. Small integers skip `Intl`, whose first call takes 10 ms. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat().format(value)

function choose(choices: MessageChoices, by: readonly string[], name: string): MessageParts {
  for (const choice of [...by, 'other']) if (Object.hasOwn(choices, choice)) return choices[choice]!
  throw new Error(`A message has no words for ${name} = ${by[0]}.`)
}

function formatPart(part: MessagePart, values: Values, number: number): string {
  if (typeof part === 'string') return part
  if (part === HASH) return formatNumber(number)
  const [name, kind, how] = part
  if (!(name in values)) throw new Error(`A message asks for ${name}, which was not given.`)
  const value = values[name]
  switch (kind) {
    case undefined:
      return value || value === 0 ? String(value) : ''
    case 'number':
      return how ? new Intl.NumberFormat(LANGUAGE, how).format(Number(value)) : formatNumber(Number(value))
    case 'select':
      return formatParts(choose(how, [toSelectKey(String(value))], name), values, number)
    case 'plural': {
      const count = Number(value)
      return formatParts(choose(how, [`=${count}`, plural.select(count)], name), values, count)
    }
  }
}

function formatParts(parts: MessageParts, values: Values, number: number): string {
  return typeof parts === 'string' ? parts : parts.map((part) => formatPart(part, values, number)).join('')
}

/** A lookup of messages by id that parses each once; undefined for unknown ids. */
export function messageLookup(sourceOf: (id: string) => MessageParts | undefined): (id: string) => Message | undefined {
  const cache = new Map<string, Message>()
  return (id) => {
    const message = cache.get(id)
    if (message) return message
    const source = sourceOf(id)
    if (source === undefined) return undefined
    const parts = readMessage(source)
    const formatted: Message = (values = {}) => formatParts(parts, values, 0)
    cache.set(id, formatted)
    return formatted
  }
}
