/** The log as text, to be taken along. */
import type { TurnPart } from '../../store/reports.ts'
import { powerName, t } from '../text.ts'
import { logSentence } from './sentences.ts'
import { linesIn } from './told.ts'

export const turnTitle = ({ power, round }: TurnPart): string => t('log.turn', { power: powerName(power), round })

/** A heading a turn, a line below it for all that was told in it. */
export function logText(turns: readonly TurnPart[]): string {
  return turns
    .map((part) => {
      const lines = part.phases.flatMap(linesIn)
      const told = lines.map((line) => `  ${logSentence(line)}${line.aside ? ` (${line.aside})` : ''}`)
      return [turnTitle(part), ...(told.length > 0 ? told : [`  ${t('log.quiet')}`])].join('\n')
    })
    .join('\n\n')
}
