import { LANGUAGE } from '../../../content/language.ts'
import type { rulesetFacts } from '../../../engine/index.ts'
import { t } from '../../text.ts'

export type Facts = ReturnType<typeof rulesetFacts>
/** What a ruleset says on a subject, by the subject's id; `base` is the ruleset that all are held against. */
export type Rows = Readonly<Record<string, (facts: Facts, base: Facts) => string>>

/** "Paris or London". */
export const eitherOf = (words: readonly string[]): string => new Intl.ListFormat(LANGUAGE, { type: 'disjunction' }).format(words)

export const none = (): string => t('rulesets.none')

/** Does a ruleset fill this slot over the one it changes? */
export const fills = ({ owners }: Facts, slot: string): boolean => (owners[slot]?.length ?? 0) > 1
