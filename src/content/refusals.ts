/** Sentences of refusals by code, and the other texts of the engine. */
import engine from '../../data/text/en/engine.json'
import refusals from '../../data/text/en/refusals.json'
import { messageLookup } from './message.ts'
import type { MessageParts } from './message-parts.ts'

const sentences: Readonly<Record<string, MessageParts>> = refusals
const words: Readonly<Record<string, MessageParts>> = engine

export const sentenceOf = messageLookup((code) => (Object.hasOwn(sentences, code) ? sentences[code] : undefined))
export const wordOf = messageLookup((id) => (Object.hasOwn(words, id) ? words[id] : undefined))
