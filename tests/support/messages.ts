/** The words of the table as they are read, for tests that look into them. */
import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'

export const FOLDER = 'data/text/en'

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }>; children?: Part[] }
const LITERAL = 0

/** All that is read of a message, without the names of what is put in and of what is chosen by. */
export function read(message: string): string {
  // ICU allows no hyphen in what is chosen by.
  const plain = message.replace(/\b[a-z]+(?:-[a-z]+)+(?=\s*\{)/g, (id) => id.replaceAll('-', '_'))
  const texts = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => [
      ...(part.type === LITERAL ? [part.value ?? ''] : []),
      ...Object.values(part.options ?? {}).flatMap((option) => texts(option.value)),
    ])
  return texts(new IntlMessageFormat(plain, 'en', undefined, { ignoreTag: true }).getAst() as unknown as Part[]).join(' ¦ ')
}

type Words = { readonly [name: string]: string | Words }
const flat = (words: Words, prefix: string): [string, string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}.${name}`, value] as [string, string]] : flat(value, `${prefix}.${name}`),
  )

/** The messages of one file by their ids. */
export const flatWords = (words: Words): [string, string][] => flat(words, '').map(([id, text]) => [id.slice(1), text])

/** Every message of the folder, with its file before its id. */
export const allMessages = (): [string, string][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => flat(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Words, file.replace(/\..*$/, '')))
