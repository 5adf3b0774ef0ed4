/** Every event in words. The record is exhaustive, so a new event type does not compile without its sentence. */
import type { EventType } from '../../engine/index.ts'
import { powerInText, powerName } from '../text.ts'
import type { Tell, Words } from './types.ts'
import { battle } from './words/battle.ts'
import { income } from './words/income.ts'
import { movementWords } from './words/movement.ts'
import { politicsWords } from './words/politics.ts'
import { purchaseWords } from './words/purchase.ts'
import { seaWords } from './words/sea.ts'
import { turnWords } from './words/turn.ts'

export const sentences: { readonly [T in EventType]: Tell<T> } = {
  ...turnWords,
  ...politicsWords,
  ...purchaseWords,
  ...movementWords,
  ...battle,
  ...seaWords,
  ...income,
}

/** "Germany ordered 6 infantry": a full sentence. */
export function logSentence({ power, text }: Words): string {
  const words = power === null ? text : `${power === 'neutral' ? powerName(power) : powerInText(power)} ${text}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
