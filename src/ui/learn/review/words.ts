/** Remarks in words. */
import '../../../content/words/play.ts'
import type { PowerId } from '../../../engine/index.ts'
import type { Remark } from '../../../learn/review/index.ts'
import { powerInText, spaceName, t, tenths } from '../../text.ts'

const PLACES: ReadonlySet<string> = new Set(['near', 'by', 'to'])
/** Expected hits with one decimal; other numbers are counts. */
const MEANS: ReadonlySet<string> = new Set(['own', 'theirs'])

function factText([name, value]: [string, number | string]): [string, number | string] {
  if (name === 'power') return [name, value === 'neutral' ? t('review.nobody') : powerInText(value as PowerId)]
  if (PLACES.has(name)) return [name, spaceName(String(value))]
  return [name, MEANS.has(name) ? tenths(Number(value)) : value]
}

export const remarkText = ({ id, spaces: [space], facts }: Remark): string =>
  t(`review.${id}`, { space: spaceName(space ?? ''), ...Object.fromEntries(Object.entries(facts).map(factText)) })

export const costText = ({ cost }: Remark): string => t('review.cost', { ipc: Number.isInteger(cost) ? cost : tenths(cost) })
