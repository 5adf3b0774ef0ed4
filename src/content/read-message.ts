/** Parses an ICU message. The built page contains parsed messages and replaces this file (`tools/site/catalogue.ts`). */
import { IntlMessageFormat } from 'intl-messageformat'
import { LANGUAGE } from './language.ts'
import { HASH, type MessagePart, type MessageParts, toSelectKey } from './message-parts.ts'

/** Node types of the ICU parser. */
const KINDS = ['literal', 'argument', 'number', 'date', 'time', 'select', 'plural', 'hash'] as const
type Element = {
  readonly type: number
  readonly value: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
  readonly style?: { readonly parsedOptions: Intl.NumberFormatOptions } | string | null
  readonly offset?: number
}

function partOf({ type, value, options = {}, style, offset }: Element): MessagePart {
  const kind = KINDS[type]
  switch (kind) {
    case 'literal':
      return value
    case 'argument':
      return [value]
    case 'hash':
      return HASH
    case 'number':
      if (typeof style === 'string') break
      return style ? [value, kind, style.parsedOptions] : [value, kind]
    case 'select':
    case 'plural':
      if (offset) break
      return [value, kind, Object.fromEntries(Object.entries(options).map(([name, each]) => [name, partsOf(each.value)]))]
  }
  throw new Error(`The words of the page know no such place as {${value}, ${kind} …}.`)
}

function partsOf(elements: readonly Element[]): MessageParts {
  const parts = elements.map(partOf)
  const words = parts.filter((part) => typeof part === 'string')
  return words.length === parts.length ? words.join('') : parts
}

export function readMessage(source: MessageParts): MessageParts {
  // Fast path: most texts have no placeholders.
  if (typeof source !== 'string' || !/[{}]|''/.test(source)) return source
  const plain = /\{\s*\w+\s*,\s*select\b/.test(source) ? source.replace(/\b[a-z]+(?:-[a-z]+)+(?=\s*\{)/g, toSelectKey) : source
  const message = new IntlMessageFormat(plain, LANGUAGE, undefined, { ignoreTag: true })
  return partsOf(message.getAst() as unknown as readonly Element[])
}
