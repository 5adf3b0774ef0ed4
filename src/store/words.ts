/** The words of the page: ICU messages, and the names of the powers. What the start page says, it says with these alone. */

import { messages } from '../content/catalogue.ts'
import { LANGUAGE } from '../content/language.ts'
import { messageLookup } from '../content/message.ts'
import { allPowers } from '../content/powers.ts'
import '../content/words/start.ts'
import { type Owner, POWERS, type PowerId } from '../engine/types/ids.ts'
import { lazy } from '../memoize.ts'

/** Words that come later are known as soon as they are there. */
const said = messageLookup((id) => messages.get(id))

export function hasText(id: string): boolean {
  return messages.has(id)
}

export function t(id: string, values?: Record<string, unknown>): string {
  return said(id)?.(values) ?? `[${id}]`
}

const powers = new Map(allPowers.map((power) => [power.id as string, power]))

export function powerName(id: Owner): string {
  return powers.get(id)?.name ?? t('widgets.neutral')
}

/** For use inside a sentence: "the Ottoman Empire". */
export function powerInText(id: Owner): string {
  return t('widgets.powerInText', { power: id, name: powerName(id) })
}

/** For the beginning of a sentence: "The Ottoman Empire". */
export function powerAtStart(id: Owner): string {
  return t('widgets.powerAtStart', { power: id, name: powerName(id) })
}

export function powerAdjective(id: Owner): string {
  return powers.get(id)?.adjective ?? t('widgets.neutralAdjective')
}

export function powerCode(id: PowerId): string {
  return powers.get(id)?.code ?? id
}

export function isPower(id: string): id is PowerId {
  return (POWERS as readonly string[]).includes(id)
}

const tenthFormat = lazy(() => new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
/** A mean, to one decimal: "3.3". */
export const tenths = (value: number): string => tenthFormat().format(value)

const listFormat = lazy(() => new Intl.ListFormat(LANGUAGE, { style: 'long', type: 'conjunction' }))
/** "Paris, Rome and London". */
export function listText(words: readonly string[]): string {
  return listFormat().format(words)
}

/** The same in its parts: the words, and what stands between them. */
export const listParts = (words: readonly string[]): { type: 'element' | 'literal'; value: string }[] =>
  listFormat().formatToParts(words)
