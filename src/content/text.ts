/**
 * The words of the table, as ICU messages by id. A file is an area, and an id begins with its area (`panels.purchase.title`).
 * Inside a file the ids are nested or flat, without the area. Here are those of the start page; the words of
 * the table (`table-text.ts`) and of parts that come later still (`words/`) come with their code and are added. What is said of an
 * area at the table alone stands in a file beside it (`app.table.json`).
 */
import app from '../../data/text/en/app.json'
import rulesets from '../../data/text/en/rulesets.json'
import widgets from '../../data/text/en/widgets.json'
import type { MessageParts } from './message-parts.ts'

/** As they lie in `data/text`, or as the built page has them: read already. */
type Words = { readonly [name: string]: MessageParts | Words }

const isParts = (value: MessageParts | Words): value is MessageParts => typeof value === 'string' || Array.isArray(value)

function flatten(words: Words, prefix: string, into: Map<string, MessageParts>): void {
  for (const [name, value] of Object.entries(words)) {
    const id = name === prefix || name.startsWith(`${prefix}.`) ? name : `${prefix}.${name}`
    if (isParts(value)) into.set(id, value)
    else flatten(value, id, into)
  }
}

const all = new Map<string, MessageParts>()

export function addWords(area: string, words: Words): void {
  flatten(words, area, all)
}

for (const [area, words] of Object.entries({ app, rulesets, widgets })) addWords(area, words)

export const messages: ReadonlyMap<string, MessageParts> = all
