/** Every event in words. The record names each type of event, so that a new one cannot be left without its words. */
import type { EventType } from '../../engine/index.ts'
import { powerInText, powerName } from '../text.ts'
import type { Tell, Words } from './types.ts'
import { battle } from './words/battle.ts'
import { income } from './words/income.ts'
import { movement } from './words/movement.ts'
import { politics } from './words/politics.ts'
import { purchase } from './words/purchase.ts'
import { sea } from './words/sea.ts'
import { turn } from './words/turn.ts'

export const sentences: { readonly [T in EventType]: Tell<T> } = {
  ...turn,
  ...politics,
  ...purchase,
  ...movement,
  ...battle,
  ...sea,
  ...income,
}

/** "Germany ordered 6 infantry": who and what, as one sentence. */
export function sentenceOf({ power, text }: Words): string {
  const words = power === null ? text : `${power === 'neutral' ? powerName(power) : powerInText(power)} ${text}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
