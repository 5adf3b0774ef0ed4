/** Sentences of refusals by code; the engine fills in the names. */
import refusals from '../../data/text/en/refusals.json'

export const sentences: Readonly<Record<string, string>> = refusals
