/**
 * All texts as ICU messages by id. Each file in `data/text/<language>/` is an area, and an id begins with its area
 * (`panels.purchase.title`); `app.table.json` adds to the area `app`. The modules in `words/` add the English files, so that texts
 * load with the code that uses them.
 */
import type { MessageParts } from './message-parts.ts'

/** A file of `data/text`: nested or flat ids without the area. The built page contains parsed messages. */
export type Words = { readonly [name: string]: MessageParts | Words }

const isParts = (value: MessageParts | Words): value is MessageParts => typeof value === 'string' || Array.isArray(value)

function flatten(words: Words, prefix: string, add: (id: string, parts: MessageParts) => void): void {
  for (const [name, value] of Object.entries(words)) {
    const id = name === prefix || name.startsWith(`${prefix}.`) ? name : `${prefix}.${name}`
    if (isParts(value)) add(id, value)
    else flatten(value, id, add)
  }
}

const all = new Map<string, MessageParts>()

export const messages: ReadonlyMap<string, MessageParts> = all

/** `…/data/text/en/app.table.json` → `app` */
const areaOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).split('.')[0]!

/** Adds English files by path. Translations that are loaded already stay. */
export function addCatalogues(files: Readonly<Record<string, Words>>): void {
  for (const [file, words] of Object.entries(files))
    flatten(words, areaOf(file), (id, parts) => {
      if (!all.has(id)) all.set(id, parts)
    })
}

/** Adds files of another language by path. They replace the English texts. */
export function addTranslation(files: Readonly<Record<string, Words>>): void {
  for (const [file, words] of Object.entries(files)) flatten(words, areaOf(file), (id, parts) => all.set(id, parts))
}
