/** What is switched on and counted before a game begins. */
import type { OptionId, RulesetInfo } from '../../engine/index.ts'
import { t } from '../../store/words.ts'

export type OptionValues = Record<OptionId, boolean | number>
export type OptionInfo = RulesetInfo['options'][number]

export const chosenOf = (option: OptionInfo, options: OptionValues): boolean | number => options[option.id] ?? option.default

/** Is this a number that cannot be played with? */
export function isWrong({ least = 0, most = Number.POSITIVE_INFINITY }: OptionInfo, value: boolean | number): boolean {
  return typeof value === 'number' && !(Number.isInteger(value) && value >= least && value <= most)
}

/** Of an option that rests on another: what it says while that other makes it count for nothing; null: it counts. */
export function restsOn(option: OptionInfo, { options: all }: RulesetInfo, options: OptionValues): string | null {
  const { needs } = option
  const other = all.find((each) => each.id === needs?.option)
  if (!needs || !other || chosenOf(other, options) === needs.on) return null
  return t('rulesets.needs', { on: needs.on ? 'yes' : 'no', option: other.name })
}

/** Why the game cannot begin with these options. */
export function whyNotPlayable({ options: all }: RulesetInfo, options: OptionValues): string | null {
  const wrong = all.find((option) => isWrong(option, chosenOf(option, options)))
  return wrong ? t('rulesets.optionWrong', { option: wrong.name, least: wrong.least ?? 0, most: wrong.most ?? 0 }) : null
}
