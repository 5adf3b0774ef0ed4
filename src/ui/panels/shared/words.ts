import { t } from '../../text.ts'

/** "Paris", "Paris or London", "8, 9 or 10". */
export function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const others = words.slice(0, -1).join(', ')
  return others ? t('panels.either', { others, last }) : last
}
