/** Sentences of refusals by code, and the other texts of the engine. */
import engine from '../../data/text/en/engine.json'
import refusals from '../../data/text/en/refusals.json'
import { phrasebook } from './message.ts'
import type { Parts } from './message-parts.ts'

const sentences: Readonly<Record<string, Parts>> = refusals
const words: Readonly<Record<string, Parts>> = engine

export const sentenceOf = phrasebook((code) => (Object.hasOwn(sentences, code) ? sentences[code] : undefined))
export const wordOf = phrasebook((id) => (Object.hasOwn(words, id) ? words[id] : undefined))
