/** What may be given away, in a sentence: the same in the checklist and beside a way out. */
import '../../content/words/table.ts'
import type { Risk } from '../../planning/risks.ts'
import { powerInText, spaceName, t } from '../text.ts'

export function riskText(risk: Risk): string {
  const space = spaceName(risk.space)
  return risk.kind === 'land-given'
    ? t('risks.land-given', { space, by: risk.by ? powerInText(risk.by) : 'none' })
    : t('risks.capital-open', { space, by: powerInText(risk.by), from: spaceName(risk.from) })
}
