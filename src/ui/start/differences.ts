/** How the rulesets differ, read off the rules the program plays by: a row that is alike in all of them is left out. */

import { type RulesetId, rulesetFacts, rulesets } from '../../engine/index.ts'
import { lazy } from '../../memoize.ts'
import { t } from '../text.ts'
import { ARMIES } from './facts/armies.ts'
import { COURSE } from './facts/course.ts'
import { FLEETS } from './facts/fleets.ts'
import { POLITICS } from './facts/politics.ts'
import type { Facts } from './facts/row.ts'

/** One subject, and what each ruleset says on it. */
export type Difference = { id: string; subject: string; cells: { ruleset: RulesetId; text: string; same: boolean }[] }

const ROWS: Readonly<Record<string, (facts: Facts, base: Facts) => string>> = {
  ...COURSE,
  ...ARMIES,
  ...FLEETS,
  ...POLITICS,
  options: ({ data }) => t('rulesets.options', { n: data.options.length }),
}

/** The table, the first ruleset as what the others are held against. */
export const differences = lazy((): readonly Difference[] => {
  const ids = rulesets().map((each) => each.id)
  const facts = ids.map(rulesetFacts)
  const base = facts[0]
  if (!base) return []
  return Object.entries(ROWS).flatMap(([id, say]) => {
    const texts = facts.map((each) => say(each, base))
    if (new Set(texts).size === 1) return []
    const cells = ids.map((ruleset, i) => ({ ruleset, text: texts[i] ?? '', same: i > 0 && texts[i] === texts[0] }))
    return [{ id, subject: t(`rulesets.row.${id}`), cells }]
  })
})
