/** Sentences of refusals by code, and the other texts of the engine. */
import engine from '../../data/text/en/engine.json'
import refusals from '../../data/text/en/refusals.json'
import { messages } from './catalogue.ts'
import { messageLookup } from './message.ts'
import type { MessageParts } from './message-parts.ts'

// Plain imports, because tools bundle the engine without Vite.
const textIn = (area: string, english: Readonly<Record<string, MessageParts>>) =>
  messageLookup((id) => messages.get(`${area}.${id}`) ?? (Object.hasOwn(english, id) ? english[id] : undefined))

export const sentenceOf = textIn('refusals', refusals)
export const wordOf = textIn('engine', engine)
